public import Newsroom

/// The texts of an article that cleaning has changed. Unchanged ones are nil, so the article's own stay in use.
public struct CleanedTexts: Sendable, Equatable {
    public let title: String?
    public let summary: String?
    public let text: String?

    public init(title: String?, summary: String?, text: String?) {
        self.title = title
        self.summary = summary
        self.text = text
    }

    /// Replaces the article's texts.
    public func apply(to article: inout Article) {
        if let title { article.title = title }
        if let summary { article.summary = summary }
        if let text { article.text = text }
    }
}
