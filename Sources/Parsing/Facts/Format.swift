/// A format as a table: for each fact about an item the elements that state it, in order of trust.
///
/// The functions that read a fact are the same for all formats; what differs is where they look first.
struct Format: Sendable {
    var title: [Term] = [.title]
    var identifier: [Term]
    var published: [Term]
    var updated: [Term]
    /// The text that introduces the article.
    var summary: [Term]
    /// The article itself.
    var content: [Term]
    /// Other descriptions that are the content where there is none and they say more than the summary.
    var fuller: [Term] = []
    /// Whether text is HTML when nothing says what it is; else it is plain.
    var isTextHTML: Bool
    /// Where relative addresses start from when `xml:base` does not say.
    var base: Base

    /// Whether an item without authors has its feed's.
    var inheritsAuthors = false

    enum Base: Sendable {
        /// The page that the feed belongs to: RSS says nothing, and feeds are often served by somebody else's host.
        case page
        /// The feed's own address (RFC 4287, section 2; RFC 3986, section 5.1).
        case feed
    }
}
