internal import Newsroom
internal import TextReading

/// The beginning of an article's summary, for cards, feeds and search results.
enum Excerpt {
    private static let length = 260

    /// Returns the summary, cut between words, or nil if it is missing or only repeats the title. A summary that its
    /// publisher cut off ends with its last full sentence; of a list of points, only the first is kept.
    static func text(of article: Article) -> String? {
        let text = firstPoint(of: article.summary.isEmpty ? article.text : article.summary)
        guard let summary = text.withoutCutEnding, !summary.isEmpty, !article.title.hasPrefix(summary) else {
            return nil
        }
        guard summary.utf8.count > length else { return summary }
        return cutByBytes(summary) ?? cutByCharacters(summary)
    }

    /// Returns the first of the points in a publisher's summary ("• France recalls envoys • Why it matters", as CNN
    /// writes), or the text itself if it has none.
    private static func firstPoint(of text: String) -> String {
        guard text.hasPrefix("•") else { return text }
        let point = text.drop { $0 == "•" || $0.isWhitespace }.prefix { $0 != "•" }
        return point.isEmpty ? text : point.trimmingSuffix { $0.isWhitespace }
    }

    private static func cutByCharacters(_ summary: String) -> String {
        guard summary.count > length else { return summary }
        let cut = summary.prefix(length)
        let end = cut.lastIndex { $0.isWhitespace } ?? cut.endIndex
        return cut[..<end].trimmingSuffix { $0.isWhitespace || $0.isPunctuation } + "…"
    }

    /// Cuts a summary in the same way, but faster, if every byte is a character. This requires ASCII without CR,
    /// because CR LF is a single character.
    ///
    /// - Returns: the excerpt, or nil for other texts.
    private static func cutByBytes(_ summary: String) -> String? {
        // Check one byte more: a combining mark after the cut would belong to the last character.
        var cut = Array(summary.utf8.prefix(length + 1))
        guard cut.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) else { return nil }
        cut.removeLast()
        var end = cut.lastIndex(where: isBlank) ?? cut.count
        while end > 0, isBlank(cut[end - 1]) || isPunctuation(cut[end - 1]) { end -= 1 }
        return String(decoding: cut[..<end], as: UTF8.self) + "…"
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"),
            UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            false
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }
}
