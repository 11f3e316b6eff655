/// Tells of most words that they are not among some, by one bit of their numbers: what it lets pass is looked up.
public struct WordSieve: Sendable {
    private static let places = 1 << 15
    private var bits = [UInt64](repeating: 0, count: places / 64)

    public init(_ words: some Sequence<WordID> = []) { for word in words { insert(word) } }

    private static func place(of word: WordID) -> Int { Int(truncatingIfNeeded: word.rawValue) & (places - 1) }

    mutating func insert(_ word: WordID) {
        let place = Self.place(of: word)
        bits[place >> 6] |= 1 << UInt64(place & 63)
    }

    /// False where a word is not among them; true where it is, and for a few others.
    public func mayHold(_ word: WordID) -> Bool {
        let place = Self.place(of: word)
        return bits[place >> 6] & 1 << UInt64(place & 63) != 0
    }
}
