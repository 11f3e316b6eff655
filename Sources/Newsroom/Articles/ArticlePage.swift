public import FoundationEssentials

/// The result of reading an article's own page, kept so that it is read once: its content, or why there is none.
public struct ArticlePage: Sendable, Equatable {
    public var article: Article.ID
    /// The beginning of the text as plain text, at most 1,500 characters; empty when none was found.
    public var text: String
    /// Absolute http(s) address of the lead picture.
    public var image: String?
    public var authors: [String]
    /// When it was last asked for.
    public var lastAttempt: Date
    /// How often asking for it has failed.
    public var failures: Int
    /// Why the last attempt failed; nil after a success.
    public var lastFailure: Failure?
    /// Whether it is never asked for again: it was read, its host does not want us to, or it failed too often.
    public var isSettled: Bool

    public init(
        article: Article.ID, text: String = "", image: String? = nil, authors: [String] = [], lastAttempt: Date,
        failures: Int = 0, lastFailure: Failure? = nil, isSettled: Bool = false
    ) {
        self.article = article
        self.text = text
        self.image = image
        self.authors = authors
        self.lastAttempt = lastAttempt
        self.failures = failures
        self.lastFailure = lastFailure
        self.isSettled = isSettled
    }
}
