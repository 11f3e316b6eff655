internal import TextReading

/// Tells what asks readers for something or leads them elsewhere ("Subscribe to our channel: …", "Facebook: …",
/// hashtags) from what is news.
struct Pleas: Sendable {
    /// What is a plea with a link holds at most so many words beside it. A sentence with a link may be news.
    private static let mostWordsWithLink = 12
    /// A plea without one, begun with words of the list.
    private static let mostWords = 16
    /// Begun with a single word, which may begin news as well.
    private static let mostWordsAfterOne = 6

    /// In small letters, by their first byte.
    private let openings: [UInt8: [[UInt8]]]
    /// In small letters, a list for every byte that they may begin with.
    private let within: [[[UInt8]]]

    static let builtIn = Pleas(.builtIn)

    init(_ lists: WordLists) {
        openings = Dictionary(
            grouping: lists.entries("pleas").map { Array($0.text.utf8) }.filter { !$0.isEmpty }, by: { $0[0] })
        var within = [[[UInt8]]](repeating: [], count: 256)
        for words in lists.entries("pleas-within").map({ Array($0.text.utf8) }) {
            if let first = words.first { within[Int(first)].append(words) }
        }
        self.within = within
    }

    /// How much of a unit is news: all; all but the hashtags at its end; nothing where it is a plea.
    func verdict(on unit: Slice<UnsafeBufferPointer<UInt8>>) -> UnitVerdict {
        var (words, links, tags) = (0, 0, 0)
        var lastWord = unit.startIndex
        var place = unit.startIndex
        while place < unit.endIndex {
            let end = unit[place...].firstIndex(of: 0x20) ?? unit.endIndex
            let token = unit[place..<end]
            place = end + 1
            if token.isEmpty { continue }
            if Self.isLink(token) {
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

    /// Whether a unit begins with words of the list, whatever signs stand before them, or holds others.
    private func isPlea(_ unit: Slice<UnsafeBufferPointer<UInt8>>, words: Int) -> Bool {
        if isOpening(unit, words: words) { return true }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: unit.count) { text in
            _ = text.initialize(from: unit.lazy.map(Self.small))
            return text.indices.contains { place in
                let candidates = within[Int(text[place])]
                return !candidates.isEmpty && candidates.contains { text[place...].starts(with: $0) }
            }
        }
    }

    private func isOpening(_ unit: Slice<UnsafeBufferPointer<UInt8>>, words: Int) -> Bool {
        let text = unit.drop { !Self.isLetterOrDigit($0) && !(0xC3...0xDF).contains($0) }
        guard let first = text.first else { return false }
        return openings[Self.small(first), default: []].contains { opening in
            text.lazy.map(Self.small).starts(with: opening)
                && (words <= Self.mostWordsAfterOne || opening.contains(0x20) || opening.last == UInt8(ascii: ":"))
                && text.dropFirst(opening.count).first.map { !Self.isLetterOrDigit($0) } ?? true
        }
    }

    private static func isLink(_ token: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let first = token.first, firstBytes.contains(first) else { return false }
        return beginnings.contains { token.starts(with: $0) }
    }

    private static let beginnings = ["http://", "https://", "www.", "(http", "bit.ly/"].map { Array($0.utf8) }
    private static let firstBytes = beginnings.compactMap(\.first)

    private static func small(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(small(byte)) || (0x30...0x39).contains(byte)
    }
}
