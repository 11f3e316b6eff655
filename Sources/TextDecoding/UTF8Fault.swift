/// The fault at a position where bytes cease to be well-formed UTF-8.
struct UTF8Fault {
    enum Kind: Equatable {
        /// A character beyond U+FFFF as two UTF-16 surrogates of three bytes each (CESU-8, Unicode Technical Report
        /// 26).
        case pair(Unicode.Scalar)
        /// The start of a truncated character, or a lone surrogate.
        case cut
        /// A byte that starts no character, or a lead byte with nothing valid after it.
        case stray
    }

    let kind: Kind
    /// The number of bytes affected.
    let count: Int

    init(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
        if let high = Self.half(in: bytes, at: place) {
            if let low = Self.half(in: bytes, at: place + 3), let scalar = Unicode.Scalar(high: high, low: low) {
                (kind, count) = (.pair(scalar), 6)
            } else {
                (kind, count) = (.cut, 3)
            }
            return
        }
        count = Self.lengthOfBeginning(in: bytes, at: place)
        kind = count > 1 ? .cut : .stray
    }

    /// Returns the UTF-16 surrogate that three bytes stand for.
    private static func half(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32? {
        guard place + 2 < bytes.count, bytes[place] == 0xED, 0xA0...0xBF ~= bytes[place + 1],
            0x80...0xBF ~= bytes[place + 2]
        else { return nil }
        return 0xD000 | UInt32(bytes[place + 1] & 0x3F) << 6 | UInt32(bytes[place + 2] & 0x3F)
    }

    /// Returns the length of a truncated character: Unicode's "maximal subpart" (section 3.9, table 3-7). 1 if there is
    /// only one byte, or none.
    private static func lengthOfBeginning(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
        func follows(_ offset: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
            place + offset < bytes.count && range ~= bytes[place + offset]
        }
        switch bytes[place] {
        case 0xE0: return follows(1, 0xA0...0xBF) ? 2 : 1
        case 0xED: return follows(1, 0x80...0x9F) ? 2 : 1
        case 0xE1...0xEF: return follows(1) ? 2 : 1
        case 0xF0: return follows(1, 0x90...0xBF) ? (follows(2) ? 3 : 2) : 1
        case 0xF4: return follows(1, 0x80...0x8F) ? (follows(2) ? 3 : 2) : 1
        case 0xF1...0xF3: return follows(1) ? (follows(2) ? 3 : 2) : 1
        default: return 1
        }
    }
}
