/// A Bloom filter with one bit per word. It rules out most words that are not in a set; the rest need a proper lookup.
public struct WordBloomFilter: Sendable {
    private static let places = 1 << 15
    private var bits = [UInt64](repeating: 0, count: places / 64)

    public init(_ words: some Sequence<WordID> = []) { for word in words { insert(word) } }

    private static func place(of word: WordID) -> Int { Int(truncatingIfNeeded: word.rawValue) & (places - 1) }

    mutating func insert(_ word: WordID) {
        let place = Self.place(of: word)
        bits[place >> 6] |= 1 << UInt64(place & 63)
    }

    /// Returns false if a word is not in the set; true if it is, and for a few others.
    public func mayContain(_ word: WordID) -> Bool {
        let place = Self.place(of: word)
        return bits[place >> 6] & 1 << UInt64(place & 63) != 0
    }
}
