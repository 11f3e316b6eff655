internal import MarkdownRendering

/// The escaping of values, which depends on the template's extension.
enum Escaping: Sendable {
    /// Escaping of everything that Markdown or HTML would interpret.
    case markdown
    /// Escaping for HTML elements and quoted attributes.
    case html
    /// The same for XML, which has no place for two of the characters.
    case xml

    init(path: String) {
        switch path.split(separator: ".").last {
        case "md": self = .markdown
        case "xhtml", "xml", "opf", "ncx": self = .xml
        default: self = .html
        }
    }

    func add(_ text: String, to output: inout [UInt8]) {
        switch self {
        case .markdown: output += escapedForMarkdown(text).utf8
        case .html: HTMLText.add(text, to: &output)
        case .xml: HTMLText.add(Self.forXML(text), to: &output)
        }
    }

    /// Drops the characters that XML 1.0 excludes (section 2.2), except controls, which become spaces in HTML, too.
    private static func forXML(_ text: String) -> String {
        let excluded: (Unicode.Scalar) -> Bool = { $0 == "\u{FFFE}" || $0 == "\u{FFFF}" }
        guard text.unicodeScalars.contains(where: excluded) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !excluded($0) }))
    }
}

/// Escaping of text for HTML.
enum HTMLText {
    /// Escapes HTML's five special characters, and replaces line breaks and control characters with spaces. A blank
    /// line would end the surrounding HTML block, and the rest would be parsed as Markdown (CommonMark 0.31, section
    /// 4.6).
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
