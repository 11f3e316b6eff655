/// The elements that state each fact about an item in a given feed format, most trusted first.
///
/// The functions that read a fact are the same for every format; only the order of elements differs.
///
/// A class, because every item uses it, and copying a structure of eight arrays each time would be wasteful.
final class Format: Sendable {
    let title: [FeedTerm]
    let identifier: [FeedTerm]
    let published: [FeedTerm]
    let updated: [FeedTerm]
    /// Elements with the introduction to the article.
    let summary: [FeedTerm]
    /// Elements with the article itself.
    let content: [FeedTerm]
    /// Other descriptions, used as content if there is none and they are longer than the summary.
    let fuller: [FeedTerm]
    /// Whether text of undeclared type is HTML rather than plain text.
    let isTextHTML: Bool
    /// The base for relative addresses without `xml:base`.
    let base: Base
    /// Whether items without authors inherit the feed's.
    let inheritsAuthors: Bool

    enum Base: Sendable {
        /// The page the feed belongs to. RSS doesn't say, and many feeds are served from a third-party host.
        case page
        /// The feed's own address (RFC 4287, section 2; RFC 3986, section 5.1).
        case feed
    }

    init(
        title: [FeedTerm] = [.title], identifier: [FeedTerm], published: [FeedTerm], updated: [FeedTerm],
        summary: [FeedTerm],
        content: [FeedTerm], fuller: [FeedTerm] = [], isTextHTML: Bool, base: Base, inheritsAuthors: Bool = false
    ) {
        self.title = title
        self.identifier = identifier
        self.published = published
        self.updated = updated
        self.summary = summary
        self.content = content
        self.fuller = fuller
        self.isTextHTML = isTextHTML
        self.base = base
        self.inheritsAuthors = inheritsAuthors
    }
}
