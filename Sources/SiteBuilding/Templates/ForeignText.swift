internal import MarkdownRendering
internal import Mustache

/// How a value enters a Markdown template: nothing in it is read as Markdown or as HTML.
struct MarkdownText: MustacheContentType {
    static let name = "MARKDOWN"

    func escapeText(_ text: String) -> String { escapedForMarkdown(text) }
}

/// How a value enters an HTML template, in an element or in a quoted attribute.
///
/// Beside the five characters of HTML, line ends and control characters become spaces: an empty line would end the HTML
/// block that the value stands in, and what followed would be read as Markdown (CommonMark 0.31, section 4.6).
struct HTMLText: MustacheContentType {
    static let name = "MARKUP"

    func escapeText(_ text: String) -> String {
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            case UInt8(ascii: "\""): escaped += "&quot;".utf8
            case UInt8(ascii: "'"): escaped += "&#39;".utf8
            case ..<0x20, 0x7F: escaped.append(UInt8(ascii: " "))
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
