internal import TextReading

/// Detects calls to action: text that asks readers for something or leads them elsewhere ("Subscribe to our channel:
/// …", "Facebook: …", hashtags).
struct CallsToAction: Sendable {
    /// The most words in a plea with a link; a sentence with a link may be news.
    private static let mostWordsWithLink = 12
    /// The most words in a plea without a link that begins with words from the list.
    private static let mostWords = 16
    /// The most words if the beginning is a single word, which may also begin news.
    private static let mostWordsAfterOne = 6

    /// Lower-case phrases, grouped by their first byte.
    private let openings: [[[UInt8]]]
    private let within: [[[UInt8]]]
    /// One bit for each pair of bytes with which a phrase in `within` begins, a quick test that rejects most positions
    /// in a text.
    private let beginnings: [UInt64]
    private let links: [[[UInt8]]]

    static let builtIn = CallsToAction(.builtIn)

    init(_ lists: WordLists) {
        openings = Self.byFirstByte(lists.entries("pleas").map(\.text))
        within = Self.byFirstByte(lists.entries("pleas-within").map(\.text))
        links = Self.byFirstByte(["http://", "https://", "www.", "(http", "bit.ly/"])
        var beginnings = [UInt64](repeating: 0, count: 65_536 / 64)
        for words in within.joined() {
            // A phrase of one byte matches any second byte.
            for second in words.count > 1 ? words[1]...words[1] : 0...255 {
                let pair = Int(words[0]) << 8 | Int(second)
                beginnings[pair >> 6] |= 1 << UInt64(pair & 63)
            }
        }
        self.beginnings = beginnings
    }

    private static func byFirstByte(_ texts: [String]) -> [[[UInt8]]] {
        var lists = [[[UInt8]]](repeating: [], count: 256)
        for words in texts.map({ Array($0.utf8) }) {
            if let first = words.first { lists[Int(first)].append(words) }
        }
        return lists
    }

    /// Returns how much of a unit is news: all of it, all but the hashtags at its end, or nothing if it is a plea.
    func verdict(on unit: Slice<UnsafeBufferPointer<UInt8>>) -> UnitVerdict {
        var (words, links, tags) = (0, 0, 0)
        var lastWord = unit.startIndex
        var place = unit.startIndex
        while place < unit.endIndex {
            let end = unit[place...].firstIndex(of: 0x20) ?? unit.endIndex
            let token = unit[place..<end]
            place = end + 1
            if token.isEmpty { continue }
            if isLink(token) {
                links += 1
            } else if token.first == UInt8(ascii: "#"), token.count > 1 {
                tags += 1
            } else {
                if token.count > 1 || Self.isLetterOrDigit(token[token.startIndex]) { words += 1 }
                lastWord = token.endIndex
                tags = 0
            }
        }
        if words == 0, links + tags > 0 { return links > 0 ? .goesWithLeadIn : .goes }
        if links > 0, words <= Self.mostWordsWithLink { return .goes }
        if links > 0 || words <= Self.mostWords, isPlea(unit, words: words) { return .goes }
        return tags > 0 && links == 0 ? .stays(lastWord - unit.startIndex) : .stays(unit.count)
    }

    /// Returns whether a unit begins with an opening phrase, ignoring symbols before it, or contains one of the others.
    private func isPlea(_ unit: Slice<UnsafeBufferPointer<UInt8>>, words: Int) -> Bool {
        if isOpening(unit, words: words) { return true }
        var second: UInt8 = 0
        for place in unit.indices.reversed() {
            let first = Self.small(unit[place])
            let pair = Int(first) << 8 | Int(second)
            second = first
            guard beginnings[pair >> 6] & (1 << UInt64(pair & 63)) != 0 else { continue }
            let rest = unit[place...].lazy.map(Self.small)
            if within[Int(first)].contains(where: { rest.starts(with: $0) }) { return true }
        }
        return false
    }

    private func isOpening(_ unit: Slice<UnsafeBufferPointer<UInt8>>, words: Int) -> Bool {
        let text = unit.drop { !Self.isLetterOrDigit($0) && !(0xC3...0xDF).contains($0) }
        guard let first = text.first else { return false }
        return openings[Int(Self.small(first))].contains { opening in
            text.lazy.map(Self.small).starts(with: opening)
                && (words <= Self.mostWordsAfterOne || opening.contains(0x20) || opening.last == UInt8(ascii: ":"))
                && text.dropFirst(opening.count).first.map { !Self.isLetterOrDigit($0) } ?? true
        }
    }

    private func isLink(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = token.first else { return false }
        return links[Int(first)].contains { token.starts(with: $0) }
    }

    private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(small(byte)) || (0x30...0x39).contains(byte)
    }
}
