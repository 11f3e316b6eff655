/// Encoding detection from the first bytes: a byte order mark, or the zero bytes around the first character of markup
/// or JSON (Encoding Standard, section 6; XML 1.0, appendix F; RFC 4627, section 3).
struct ByteOrderMark {
    /// The length of the byte order mark, which is not part of the text.
    let count: Int
    /// The name for `iconv`; nil if the text proves the mark wrong.
    let encoding: String?

    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: Self.utf8) {
            var count = 3
            // Seen in the wild: files concatenated together with their byte order marks.
            while bytes[count...].starts(with: Self.utf8) { count += 3 }
            self.init(count: count, encoding: "UTF-8")
            return
        }
        let count: Int
        let named: String
        switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first, bytes.dropFirst(3).first) {
        case (0xFF, 0xFE, 0, 0): (count, named) = (4, "UTF-32LE")
        case (0, 0, 0xFE, 0xFF): (count, named) = (4, "UTF-32BE")
        case (0xFF, 0xFE, _, _): (count, named) = (2, "UTF-16LE")
        case (0xFE, 0xFF, _, _): (count, named) = (2, "UTF-16BE")
        default:
            guard let encoding = Self.encoding(byZerosIn: bytes[...]) else { return nil }
            self.init(count: 0, encoding: encoding)
            return
        }
        let rest = bytes[count...]
        let isASCII = rest.count > 1 && rest.prefix(2).allSatisfy { $0 != 0 && $0 < 0x80 } && Self.isMark(rest.first)
        // Zero bytes in the text are better evidence than a mark somebody put before it.
        self.init(count: count, encoding: isASCII ? nil : Self.encoding(byZerosIn: rest) ?? named)
    }

    private init(count: Int, encoding: String?) {
        self.count = count
        self.encoding = encoding
    }

    private static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

    private static func encoding(byZerosIn bytes: ArraySlice<UInt8>) -> String? {
        let head = Array(bytes.prefix(4))
        guard head.count == 4 else { return nil }
        switch (head[0], head[1], head[2], head[3]) {
        case (let byte, 0, 0, 0) where isMark(byte): return "UTF-32LE"
        case (0, 0, 0, let byte) where isMark(byte): return "UTF-32BE"
        case (let byte, 0, _, 0) where isMark(byte): return "UTF-16LE"
        case (0, let byte, 0, _) where isMark(byte): return "UTF-16BE"
        default: return nil
        }
    }

    /// Returns whether a document can start with a byte: the first of markup or JSON, or white space.
    private static func isMark(_ byte: UInt8?) -> Bool { byte.map { "<{[ \t\r\n".utf8.contains($0) } ?? false }
}
