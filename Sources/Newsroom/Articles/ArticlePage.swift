public import FoundationEssentials

/// The result of reading an article's own page, stored so that the page is fetched only once (for corrections,
/// once more if its article may have been withdrawn): its content, or the reason there is none.
public struct ArticlePage: Sendable, Equatable {
    public var article: Article.ID
    /// The start of the text as plain text, at most 1,500 characters, or 10,000 of a transcript; or an episode's
    /// chapters, one per line. Empty if none was found.
    public var text: String
    /// The absolute http(s) address of the lead image.
    public var image: String?
    public var authors: [String]
    /// Whether the page says that it is free to read, or that it isn't.
    public var access: Access?
    /// The time of the last attempt to fetch it.
    public var lastAttempt: Date
    /// The number of failed attempts to fetch it.
    public var failures: Int
    /// The reason for the last failed attempt; nil after a success. A page that was read before keeps its content.
    public var lastFailure: Failure?
    /// Whether it will never be fetched again, because it was read, its host disallows it, or it failed too often.
    public var isSettled: Bool

    public init(
        article: Article.ID, text: String = "", image: String? = nil, authors: [String] = [],
        access: Access? = nil, lastAttempt: Date, failures: Int = 0, lastFailure: Failure? = nil,
        isSettled: Bool = false
    ) {
        self.article = article
        self.text = text
        self.image = image
        self.authors = authors
        self.access = access
        self.lastAttempt = lastAttempt
        self.failures = failures
        self.lastFailure = lastFailure
        self.isSettled = isSettled
    }
}
