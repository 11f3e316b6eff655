public import FoundationEssentials

/// What is remembered of an edition, so that the next one can say what is new.
public struct EditionRecord: Sendable, Equatable {
    /// The moment that it was made for.
    public var moment: Date
    /// All articles that it had to choose from.
    public var articles: Set<Article.ID>

    public init(moment: Date, articles: Set<Article.ID>) {
        self.moment = moment
        self.articles = articles
    }
}
