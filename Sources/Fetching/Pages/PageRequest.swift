public import Newsroom

/// A request for an article's page or picture.
public struct PageRequest: Sendable {
    public var article: Article.ID
    /// The address to fetch.
    public var url: String
    /// The source it came from, whose rate limits apply.
    public var source: FeedSource

    /// Whether this is the article's picture rather than its page.
    public var isPicture: Bool

    /// The scheme, host and port of the address; nil if it is invalid.
    public var origin: String? { (try? RequestAddress(url))?.origin }

    public init(article: Article.ID, url: String, source: FeedSource, isPicture: Bool = false) {
        self.article = article
        self.url = url
        self.source = source
        self.isPicture = isPicture
    }
}

/// An outcome of requesting pages.
public enum PageAnswer: Sendable {
    /// A host's robots.txt was fetched or confirmed, and should be stored.
    case robots(RobotsRecord)
    /// The page was received.
    case page(Article.ID, FeedBody)
    /// The host doesn't want the page read by machines; don't request it again.
    case forbidden(Article.ID, Failure)
    /// Not requested because time ran out: for the named host, or if nil for all pages together.
    case left(Article.ID, host: String?)
    /// The page could not be fetched this time.
    case failed(Article.ID, Failure)
}
