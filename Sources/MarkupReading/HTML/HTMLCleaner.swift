public import Newsroom

/// Makes foreign HTML harmless.
///
/// One table, `AllowedElements`, lists everything that may pass. The result is well-formed: every element is closed inside the
/// one it was opened in, and stands where HTML allows it, so that no browser moves anything about; cleaning it again
/// changes nothing; elements nest at most 64 deep. Time and memory are linear in the length of the text.
public struct HTMLCleaner: Sendable {
    public init() {}

    /// Harmless HTML and plain text from foreign HTML.
    ///
    /// - Parameter base: the address of the page it comes from. Relative addresses are resolved against it; without it
    ///   such links lose their target and such pictures vanish.
    public func prose(from html: consuming String, base: String?) -> Prose {
        let html = consume html
        if isPlain(html) { return Prose(html: html, text: html) }
        let bytes = Array(html.utf8)
        // A text may be as large as the feed: it is not kept beside its bytes.
        _ = consume html
        var builder = ProseBuilder(consume bytes, base: base.map { Array($0.utf8) })
        return builder.prose()
    }

    /// The text that one would read aloud: blocks and `<br>` separated by one line break, other white space collapsed.
    public func plainText(from html: String) -> String {
        prose(from: html, base: nil).text
    }

    /// Whether nothing in the text is markup, needs escaping or collapsing.
    private func isPlain(_ html: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in html.utf8 {
            switch byte {
            case UInt8(ascii: " ") where previous == byte: return false
            case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F: return false
            // The lead bytes of no-break spaces, of U+2028 and its like.
            case 0xC2, 0xE2: return false
            default: previous = byte
            }
        }
        return previous != UInt8(ascii: " ") || html.isEmpty
    }
}
