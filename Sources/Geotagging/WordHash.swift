/// A hash of a word's folded letters, and of several words as one name.
///
/// FNV-1a's step over letters with a finishing shuffle; 64 bits, so that among a quarter of a million names two alike
/// are not to be expected.
struct WordHash: Hashable {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    mutating func add(scalar: UInt32) {
        add(UInt8(truncatingIfNeeded: scalar))
        add(UInt8(truncatingIfNeeded: scalar >> 8))
        add(UInt8(truncatingIfNeeded: scalar >> 16))
    }

    /// The name that this name becomes with one more word.
    func followed(by word: WordHash) -> WordHash {
        var hash = self
        hash.value = (value.rotated(by: 23) ^ word.value) &* 0x9E37_79B9_7F4A_7C15
        hash.value ^= hash.value >> 29
        return hash
    }

    /// Of letters already folded.
    init(folded letters: String) {
        for byte in letters.utf8 { add(byte) }
    }

    init() {}

    init(value: UInt64) { self.value = value }
}

extension UInt64 {
    fileprivate func rotated(by bits: UInt64) -> UInt64 { self << bits | self >> (64 - bits) }
}
