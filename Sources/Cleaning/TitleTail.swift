/// What stands at the end of a title behind a sign: a source's name, a programme, a series, hashtags.
enum TitleTail {
    private static let bars = [" | ", " · ", " :: ", " » "].map { Array($0.utf8) }
    private static let dashes = [" - ", " – ", " — "].map { Array($0.utf8) }

    /// The title's last part, including the separator before it; nil when it has only one part.
    static func ending(of title: String) -> Substring? {
        // Most titles have none of these signs, and looking at bytes shows it quickly.
        guard title.utf8.contains(where: { $0 == 0x7C || $0 == 0x2D || $0 == 0xE2 || $0 == 0xC2 || $0 == 0x3A }) else {
            return nil
        }
        let bytes = title.utf8
        var end = bytes.endIndex
        while end > bytes.startIndex {
            end = bytes.index(before: end)
            // All begin with a space.
            guard bytes[end] == 0x20, end > bytes.startIndex else { continue }
            let rest = bytes[end...]
            if (bars + dashes).contains(where: { rest.starts(with: $0) }) { return title[end...] }
        }
        return nil
    }

    static func isBehindDash(_ ending: String) -> Bool { dashes.contains { ending.utf8.starts(with: $0) } }

    /// An ending without its separator.
    static func words(of ending: Substring) -> Substring {
        guard let separator = (bars + dashes).first(where: { ending.utf8.starts(with: $0) }) else { return ending }
        return Substring(ending.utf8.dropFirst(separator.count))
    }

    /// The title without the hashtags behind its last word, where something is left.
    static func withoutHashtags(_ title: String) -> String {
        guard title.utf8.contains(UInt8(ascii: "#")) else { return title }
        var words = title.split(separator: " ", omittingEmptySubsequences: true)
        let count = words.count
        while let last = words.last, last.utf8.first == UInt8(ascii: "#"), last.utf8.count > 1 { words.removeLast() }
        while let last = words.last, words.count < count, last == "|" || last == "-" { words.removeLast() }
        return words.isEmpty || words.count == count ? title : words.joined(separator: " ")
    }
}
