import TextDecoding

/// The text of a header field, with its encoded words decoded (RFC 2047): `=?utf-8?Q?S=C3=A3o_Paulo?=`.
enum HeaderText {
    /// Returns the text on one line.
    static func text(of value: [UInt8]) -> String {
        // Seen in the wild: UTF-8 without any encoding (RFC 6532), and Latin-1.
        var rest = TextDecoder(contentType: nil).utf8(from: value)[...]
        var result: [UInt8] = []
        var word: Word?
        while let start = rest.firstRange(of: "=?".utf8)?.lowerBound {
            let before = rest[..<start]
            guard let next = Word(rest[start...]) else {
                result += (word?.text ?? []) + rest[...(start + 1)]
                word = nil
                rest = rest[(start + 2)...]
                continue
            }
            rest = rest[next.end...]
            // Blanks between encoded words only fold the line. Their bytes are joined before decoding, because
            // characters may be split (seen in the wild, though section 5 forbids it).
            if let last = word, before.allSatisfy({ $0 <= 0x20 }) {
                if last.charset == next.charset {
                    word?.bytes += next.bytes
                    continue
                }
                result += last.text
            } else {
                result += (word?.text ?? []) + before
            }
            word = next
        }
        result += (word?.text ?? []) + rest
        return String(decoding: result, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// An encoded word.
    private struct Word {
        let charset: String
        var bytes: [UInt8]
        /// The index after it.
        let end: Int

        /// Parses a word at the start of some bytes; nil if they aren't one.
        init?(_ bytes: ArraySlice<UInt8>) {
            let parts = bytes.dropFirst(2).split(
                separator: UInt8(ascii: "?"), maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count == 4, parts[1].count == 1, parts[3].first == UInt8(ascii: "=") else { return nil }
            // RFC 2231 adds a language: "utf-8*pt".
            charset = String(decoding: parts[0].prefix { $0 != UInt8(ascii: "*") }, as: UTF8.self).lowercased()
            switch parts[1].first {
            case UInt8(ascii: "B"), UInt8(ascii: "b"): self.bytes = TransferCoding.base64(parts[2])
            case UInt8(ascii: "Q"), UInt8(ascii: "q"):
                let spaced = parts[2].map { $0 == UInt8(ascii: "_") ? UInt8(ascii: " ") : $0 }
                self.bytes = TransferCoding.quotedPrintable(spaced[...])
            default: return nil
            }
            end = parts[3].startIndex + 1
        }

        /// The text in UTF-8.
        var text: [UInt8] { TextDecoder(contentType: "text/plain; charset=\(charset)").utf8(from: bytes) }
    }
}
