public import Computing

/// A word or run of words as a number: a 64-bit FNV-1a hash of its folded letters.
///
/// It is the same in every process, on every machine and in every version, so the archive can store readings and
/// compare them across runs. Collisions would go unnoticed, but are not expected among the millions of words used in
/// news.
@frozen public struct WordID: Sendable, Hashable, RawRepresentable, Codable {
    public let rawValue: UInt64

    @inlinable public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Hashes letters that are already folded: lower case, without diacritics.
    @inlinable public init(folded letters: some Sequence<UInt8>) { rawValue = StableHash(letters).value }

    /// Hashes letters that are already folded: lower case, without diacritics.
    @inlinable public init(folded letters: String) { self.init(folded: letters.utf8) }

    /// Returns the id of this word or run followed by another word; the order matters.
    @inlinable public func followed(by word: WordID) -> WordID {
        var value = ((rawValue << 23 | rawValue >> 41) ^ word.rawValue) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
        return WordID(rawValue: value)
    }

    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// Hashes for sets and dictionaries, using their seed. The id is already a hash, so attack-resistant hashing would
    /// gain nothing: anyone able to forge a colliding id would already have the two words confused.
    @inlinable public func _rawHashValue(seed: Int) -> Int {
        let mixed = (rawValue ^ UInt64(truncatingIfNeeded: seed)) &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed ^ (mixed >> 32))
    }
}
