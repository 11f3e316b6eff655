import TextDecoding

/// A decoder that converts a web page to UTF-8.
///
/// As in browsers, a byte order mark takes precedence, then the server's `charset`, then the page's own `<meta>` (HTML
/// Standard, section 13.2.3.2).
struct PageDecoder {
    /// The server's `Content-Type` header.
    let contentType: String?

    /// The number of bytes searched for `<meta>`. Browsers search 1,024; seen in the wild: longer comments and scripts
    /// before it.
    private static let head = 8_192

    func utf8(from bytes: [UInt8]) -> [UInt8] {
        if contentType?.lowercased().contains("charset=") == true {
            return TextDecoder(contentType: contentType).utf8(from: bytes)
        }
        let label = Self.label(in: Array(bytes.prefix(Self.head)))
        return TextDecoder(contentType: label.map { "text/html; charset=\($0)" }).utf8(from: bytes)
    }

    private static func label(in head: [UInt8]) -> String? {
        var tokeniser = HTMLTokeniser(head)
        while true {
            switch tokeniser.next() {
            case .end: return nil
            case .text, .endTag: continue
            case .startTag:
                if tokeniser.name == "script" || tokeniser.name == "style" || tokeniser.name == "title" {
                    tokeniser.skipRawText(of: tokeniser.name)
                } else if tokeniser.name == "meta", let label = label(in: tokeniser.attributes, head) {
                    return label
                }
            }
        }
    }

    private static func label(in attributes: [HTMLTokeniser.Attribute], _ head: [UInt8]) -> String? {
        func value(_ name: MarkupName) -> String? {
            attributes.first { $0.name == name }.map { String(decoding: head[$0.value], as: UTF8.self) }
        }
        if let label = value("charset") { return label }
        guard value("http-equiv")?.lowercased() == "content-type", let content = value("content")?.lowercased(),
            let mark = content.firstRange(of: "charset=")
        else { return nil }
        return String(content[mark.upperBound...].prefix { $0 != ";" && !$0.isWhitespace })
    }
}
