public import Newsroom

/// An article's page that somebody wants to read.
public struct PageRequest: Sendable {
    public var article: Article.ID
    /// The article's address.
    public var url: String
    /// The source that named it, whose pace is kept.
    public var source: FeedSource

    public init(article: Article.ID, url: String, source: FeedSource) {
        self.article = article
        self.url = url
        self.source = source
    }
}
