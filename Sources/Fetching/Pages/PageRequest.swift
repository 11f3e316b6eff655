public import Newsroom

/// An article's page, or its picture, that somebody wants to see.
public struct PageRequest: Sendable {
    public var article: Article.ID
    /// The article's address.
    public var url: String
    /// The source that named it, whose pace is kept.
    public var source: FeedSource

    /// Whether it is the article's picture rather than its text.
    public var isPicture: Bool

    public init(article: Article.ID, url: String, source: FeedSource, isPicture: Bool = false) {
        self.article = article
        self.url = url
        self.source = source
        self.isPicture = isPicture
    }
}
