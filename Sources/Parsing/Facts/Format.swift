/// A format as a table: for each fact about an item the elements that state it, in order of trust.
///
/// The functions that read a fact are the same for all formats; what differs is where they look first.
///
/// A class, since every item looks into it, and a structure of eight arrays would be copied for each.
final class Format: Sendable {
    let title: [Term]
    let identifier: [Term]
    let published: [Term]
    let updated: [Term]
    /// The text that introduces the article.
    let summary: [Term]
    /// The article itself.
    let content: [Term]
    /// Other descriptions that are the content where there is none and they say more than the summary.
    let fuller: [Term]
    /// Whether text is HTML when nothing says what it is; else it is plain.
    let isTextHTML: Bool
    /// Where relative addresses start from when `xml:base` does not say.
    let base: Base
    /// Whether an item without authors has its feed's.
    let inheritsAuthors: Bool

    enum Base: Sendable {
        /// The page that the feed belongs to: RSS says nothing, and feeds are often served by somebody else's host.
        case page
        /// The feed's own address (RFC 4287, section 2; RFC 3986, section 5.1).
        case feed
    }

    init(
        title: [Term] = [.title], identifier: [Term], published: [Term], updated: [Term], summary: [Term],
        content: [Term], fuller: [Term] = [], isTextHTML: Bool, base: Base, inheritsAuthors: Bool = false
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
