import MarkupReading

/// Makes addresses absolute.
struct AddressBook {
    /// The page that the feed belongs to.
    let page: String?
    /// Where relative addresses start from when `xml:base` does not say.
    private let base: String?

    init(head: ElementRecord, format: Format, feed: String) {
        let feed = WebAddress(feed)?.text
        page = Self.candidates(head).lazy.compactMap { Self.absolute($0, base: feed) }.first
        base = format.base == .page ? page ?? feed : feed ?? page
    }

    private static func candidates(_ head: ElementRecord) -> [String] {
        var candidates = head.text([.homePage]).map { [$0] } ?? []
        for link in head.top(.link) {
            if let text = head.trimmed(link) { candidates.append(text) }
        }
        for link in head.top(.link) where Link(link, in: head)?.isAlternatePage == true {
            if let href = head.attribute(.href, of: link) { candidates.append(href) }
        }
        return candidates
    }

    /// - Parameter bases: `xml:base` values, the outermost first.
    func absolute(_ reference: String, bases: [String] = []) -> String? {
        Self.absolute(reference, base: bases.isEmpty ? base : base(bases))
    }

    func base(_ bases: [String]) -> String? {
        bases.reduce(base) { outer, inner in WebAddress(inner, base: outer)?.text ?? outer }
    }

    private static func absolute(_ reference: String, base: String?) -> String? {
        guard !isClean(reference) else { return reference }
        // Escaped once too often: no address has a parameter called "amp;page".
        let plain =
            reference.holds("&amp;")
            ? reference.split(separator: "&amp;", omittingEmptySubsequences: false).joined(separator: "&") : reference
        return isClean(plain) ? plain : WebAddress(plain, base: base)?.text
    }

    /// Whether it is absolute already and can stand as the publisher wrote it.
    private static func isClean(_ text: String) -> Bool {
        guard text.hasPrefix("http://") || text.hasPrefix("https://"), text.utf8.count < 4096 else { return false }
        var slashes = 0
        var previous: UInt8 = 0
        for byte in text.utf8 {
            if byte == UInt8(ascii: ";"), previous == UInt8(ascii: "p") { return false }
            previous = byte
            if byte <= 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
                || byte == UInt8(ascii: "\\") || byte == 0x7F || byte == UInt8(ascii: "`")
            {
                return false
            }
            if byte == UInt8(ascii: "/") { slashes += 1 }
        }
        return slashes >= 2 && !text.hasSuffix("://")
    }
}
