/// Finds one unit after the other.
struct UnitScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// The bytes of a unit, and where the next one begins.
    mutating func next() -> (words: Range<Int>, end: Int)? {
        guard place < bytes.count else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != 0x0A, !isSentenceEnd(at: place) { place += 1 }
        // The full stop belongs to its sentence; the line's end does not.
        if place < bytes.count, bytes[place] != 0x0A { place += 1 }
        let end = place
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
        return (start..<end, place)
    }

    /// Whether a sentence may end here: its mark or the quotation mark behind it, then a blank, then no small letter.
    private func isSentenceEnd(at index: Int) -> Bool {
        guard index + 2 < bytes.count, bytes[index + 1] == 0x20 else { return false }
        let (sign, after) = (bytes[index], bytes[index + 2])
        guard !(0x61...0x7A).contains(after) else { return false }
        if sign == 0x2E || sign == 0x21 || sign == 0x3F { return true }
        let isQuote = sign == 0x22 || sign == 0x29 || sign == 0x9D
        return isQuote && index > 2 && (bytes[index - 1] == 0x2E || bytes[index - 3] == 0x2E)
    }
}
