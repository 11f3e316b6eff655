internal import MarkdownRendering

/// How a value enters a template, by the template's ending.
enum Escaping: Sendable {
    /// Nothing in it is read as Markdown or as HTML.
    case markdown
    /// In an element or in a quoted attribute.
    case html

    init(path: String) { self = path.hasSuffix(".md") ? .markdown : .html }

    func add(_ text: String, to output: inout [UInt8]) {
        switch self {
        case .markdown: output += escapedForMarkdown(text).utf8
        case .html: HTMLText.add(text, to: &output)
        }
    }
}

/// Text in HTML.
enum HTMLText {
    /// Beside the five characters of HTML, line ends and control characters become spaces: an empty line would end the HTML
    /// block that the value stands in, and what followed would be read as Markdown (CommonMark 0.31, section 4.6).
    static func add(_ text: String, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): output += "&amp;".utf8
            case UInt8(ascii: "<"): output += "&lt;".utf8
            case UInt8(ascii: ">"): output += "&gt;".utf8
            case UInt8(ascii: "\""): output += "&quot;".utf8
            case UInt8(ascii: "'"): output += "&#39;".utf8
            case ..<0x20, 0x7F: output.append(UInt8(ascii: " "))
            default: output.append(byte)
            }
        }
    }

    static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        add(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }
}
