/// A text of an item as the publisher wrote it, and how it is to be understood.
struct FeedText {
    /// Foreign HTML, not cleaned.
    var html: String
    /// The `xml:base` values that hold for it, the outermost first; nil where no address in it can be relative.
    var bases: [String]?

    init(html: String, bases: [String]) {
        self.html = html
        self.bases = bases
    }

    /// Plain text as HTML: what looks like markup in it is none; blank lines part paragraphs.
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
