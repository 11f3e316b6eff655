/// A cursor over a short text in which only ASCII matters.
struct ByteScanner {
    private let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    var isAtEnd: Bool { position >= bytes.count }
    var isAtDigit: Bool { next.map { $0 &- 0x30 < 10 } ?? false }
    var isAtLetter: Bool { next.map { ($0 | 0x20) &- 0x61 < 26 } ?? false }
    var isAtSign: Bool { next == UInt8(ascii: "+") || next == UInt8(ascii: "-") }

    mutating func advance() { position += 1 }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func skip(_ character: Unicode.Scalar) -> Bool { skip(UInt8(ascii: character)) }

    /// Skips blanks and control characters.
    ///
    /// - Returns: whether there were any.
    @discardableResult
    mutating func skipBlanks() -> Bool {
        let start = position
        while let byte = next, byte <= 0x20 { position += 1 }
        return position > start
    }

    /// Reads exactly `count` digits; consumes nothing if there are fewer.
    mutating func digits(_ count: Int) -> Int? {
        guard position + count <= bytes.count else { return nil }
        var value = 0
        for index in position..<position + count {
            guard bytes[index] &- 0x30 < 10 else { return nil }
            value = value * 10 + Int(bytes[index] - 0x30)
        }
        position += count
        return value
    }

    var upTo2Digits: Int? {
        mutating get { digits(2) ?? digits(1) }
    }

    /// The fraction formed by the digits after a decimal mark; reading it consumes them.
    var fraction: Double {
        mutating get {
            var value = 0.0
            var unit = 0.1
            while let byte = next, byte &- 0x30 < 10 {
                value += Double(byte - 0x30) * unit
                unit /= 10
                position += 1
            }
            return value
        }
    }

    /// The run of ASCII letters at the current position; reading it consumes them.
    var letters: UnsafeBufferPointer<UInt8>.SubSequence {
        mutating get {
            let start = position
            while isAtLetter { position += 1 }
            return bytes[start..<position]
        }
    }

    /// The run of ASCII letters in upper case; reading it consumes them.
    var word: String {
        mutating get { String(decoding: letters, as: UTF8.self).uppercased() }
    }
}
