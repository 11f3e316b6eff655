public import Newsroom

/// A sanitiser for third-party HTML.
///
/// `AllowedElements` is the only allowlist. The result is well-formed: elements are properly nested and only where HTML
/// allows them, so no browser rearranges anything. Cleaning is idempotent, and elements nest at most 64 deep. Time and
/// memory are linear in the length of the text.
///
/// ```swift
/// let prose = HTMLCleaner().prose(from: "<p onclick='go()'>Rain <b>today", base: nil)
/// prose.html  // "<p>Rain <b>today</b></p>"
/// prose.text  // "Rain today"
/// ```
public struct HTMLCleaner: Sendable {
    public init() {}

    /// Returns sanitised HTML and plain text.
    ///
    /// - Parameter base: the address of the page it comes from, for resolving relative addresses. Without it, relative
    ///   links lose their target and such pictures are dropped.
    public func prose(from html: consuming String, base: String?) -> Prose {
        let html = consume html
        if isPlain(html) { return Prose(html: html, text: html) }
        let bytes = Array(html.utf8)
        // Free the string, because a text may be as large as the whole feed.
        _ = consume html
        var builder = ProseBuilder(consume bytes, base: base.map { Array($0.utf8) })
        return builder.prose()
    }

    /// Returns plain text as HTML that shows it.
    public static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        HTMLWriter.escape(Array(text.utf8), into: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the text as it would be read aloud. Blocks and `<br>` are separated by one line break, and other white
    /// space is collapsed.
    public func plainText(from html: String) -> String {
        prose(from: html, base: nil).text
    }

    /// Returns whether a text contains no markup and needs no escaping or collapsing.
    private func isPlain(_ html: String) -> Bool {
        var previous = UInt8(ascii: " ")
        for byte in html.utf8 {
            switch byte {
            case UInt8(ascii: " ") where previous == byte: return false
            case 0..<0x20, UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x7F: return false
            // Lead bytes of no-break spaces, U+2028 and the like.
            case 0xC2, 0xE2: return false
            default: previous = byte
            }
        }
        return previous != UInt8(ascii: " ") || html.isEmpty
    }
}
