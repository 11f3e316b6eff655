internal import Newsroom

/// An article with its source: together they are all that the stages are told about it.
struct SourcedArticle: Sendable {
    let article: Article
    /// nil when the source is no longer configured.
    let source: FeedSource?

    /// A BCP 47 tag.
    var language: String? { article.language ?? source?.language }

    /// Where the source says that its articles usually belong.
    var prior: (category: Category.ID, subcategory: Subcategory.ID?)? {
        source.map { (category: $0.category, subcategory: $0.subcategory) }
    }

    /// The text whose tone is meant by the article's tone.
    var spoken: String { article.title + ". " + article.summary }
}
