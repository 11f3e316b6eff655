/// An item's text as the publisher wrote it, and how to interpret it.
struct FeedText {
    /// Third-party HTML, not yet sanitised.
    var html: String
    /// The `xml:base` values that apply, outermost first; nil if the text cannot contain relative addresses.
    var bases: [String]?

    init(html: String, bases: [String]) {
        self.html = html
        self.bases = bases
    }

    /// Converts plain text to HTML. Apparent markup is escaped, and line breaks are kept.
    init(plain text: String) {
        let isMarkup: (UInt8) -> Bool = { byte in
            byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") || byte == 0x0A
        }
        guard text.utf8.contains(where: isMarkup) else {
            html = text
            return
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + 64)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
            case 0x0A: bytes.append(contentsOf: "<br>".utf8)
            default: bytes.append(byte)
            }
        }
        html = String(decoding: bytes, as: UTF8.self)
    }
}
