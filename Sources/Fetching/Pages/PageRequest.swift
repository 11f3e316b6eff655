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

    /// Scheme, host and port of its address; nil where nobody can be asked for it.
    public var origin: String? { (try? RequestAddress(url))?.origin }

    public init(article: Article.ID, url: String, source: FeedSource, isPicture: Bool = false) {
        self.article = article
        self.url = url
        self.source = source
        self.isPicture = isPicture
    }
}

/// One outcome of asking for pages.
public enum PageAnswer: Sendable {
    /// A host's robots.txt was fetched: to be remembered.
    case robots(RobotsRecord)
    /// The page was sent.
    case page(Article.ID, FeedBody)
    /// The page's host does not want it read by machines: not to be asked for again.
    case forbidden(Article.ID, Failure)
    /// It was not asked for, because the time was up: the host's that is named, or that of all pages together.
    case left(Article.ID, host: String?)
    /// It could not be had this time.
    case failed(Article.ID, Failure)
}
