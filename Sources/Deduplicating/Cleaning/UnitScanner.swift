/// A scanner for the units of a text.
struct UnitScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Returns the bytes of the next unit, and the start of the one after it.
    mutating func next() -> (words: Range<Int>, end: Int)? {
        guard place < bytes.count else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != 0x0A, !isSentenceEnd(at: place) { place += 1 }
        // The full stop is part of its sentence; the line break is not.
        if place < bytes.count, bytes[place] != 0x0A { place += 1 }
        let end = place
        while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
        return (start..<end, place)
    }

    /// Returns whether a sentence may end here: at a full stop, question mark or exclamation mark, or a closing
    /// quotation mark after it, followed by a blank and no lower-case letter.
    private func isSentenceEnd(at index: Int) -> Bool {
        guard index + 2 < bytes.count, bytes[index + 1] == 0x20 else { return false }
        let (sign, after) = (bytes[index], bytes[index + 2])
        guard !(0x61...0x7A).contains(after) else { return false }
        if sign == 0x2E || sign == 0x21 || sign == 0x3F { return true }
        let isQuote = sign == 0x22 || sign == 0x29 || sign == 0x9D
        return isQuote && index > 2 && (bytes[index - 1] == 0x2E || bytes[index - 3] == 0x2E)
    }
}
