internal import Newsroom
internal import TextReading

/// An article with its source and the reading of its texts: together they are all that the stages are told about it.
struct SourcedArticle: Sendable {
    let article: Article
    /// nil when the source is no longer configured.
    let source: FeedSource?

    let reading: ArticleReading

    /// Where the source says that its articles usually belong.
    var prior: (category: Category.ID, subcategory: Subcategory.ID?)? {
        source.map { (category: $0.category, subcategory: $0.subcategory) }
    }
}
