public import Computing

/// A word, or a run of words, as a number: a 64-bit FNV-1a hash of its folded letters.
///
/// The same word has the same number in every process, on every machine and in every version, so that the archive can
/// keep readings and compare those of different nights. Two words of one number are not to be expected among the
/// millions that news uses, and would be taken for each other.
@frozen public struct WordID: Sendable, Hashable, RawRepresentable, Codable {
    public let rawValue: UInt64

    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Of letters that are folded already: in small letters, without diacritics.
    @inlinable public init(folded letters: some Sequence<UInt8>) { rawValue = StableHash(letters).value }

    /// Of letters that are folded already: in small letters, without diacritics.
    @inlinable public init(folded letters: String) { self.init(folded: letters.utf8) }

    /// The number of what this becomes with one more word behind it: of the two words in this order.
    @inlinable public func followed(by word: WordID) -> WordID {
        var value = ((rawValue << 23 | rawValue >> 41) ^ word.rawValue) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        return WordID(rawValue: value)
    }

    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// What sets and dictionaries ask for, by the seed of each of them. A number that is a hash already needs no other that
    /// would withstand an enemy: whoever could forge one word's number would have its readers take it for the other.
    @inlinable public func _rawHashValue(seed: Int) -> Int {
        let mixed = (rawValue ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
    }
}
