/// Classes of Unicode scalars, as needed for tokenising.
enum Characters {
    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// Returns whether a non-ASCII scalar is part of a word.
    static func isLetter(_ value: UInt32) -> Bool {
        switch value {
        case 0xC0..<0x250: return value != 0xD7 && value != 0xF7
        // Punctuation, symbols and emoji: after letters, the most common characters in the news.
        case 0x2000..<0x2070, 0x20A0..<0x20D0, 0x2190..<0x2C00, 0xFE00..<0xFE10, 0x1F000..<0x20000: return false
        default: break
        }
        guard !isUnspaced(value), let scalar = Unicode.Scalar(value) else { return false }
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .decimalNumber: return true
        default: return false
        }
    }

    /// Returns whether a scalar is invisible within a word: soft hyphen, joiner, direction mark, byte order mark.
    static func isInvisible(_ value: UInt32) -> Bool {
        value == 0xAD || (0x200C...0x200F).contains(value) || value == 0x2060 || value == 0xFEFF
            || (0xFE00..<0xFE10).contains(value)
    }

    static func isApostrophe(_ value: UInt32) -> Bool { value == 0x27 || value == 0x2019 || value == 0x2BC }

    /// Returns whether a scalar belongs to a script written without spaces: Kana, Han, Hangul, Thai, Lao, Khmer,
    /// Myanmar.
    static func isUnspaced(_ value: UInt32) -> Bool {
        value >= 0xE00
            && ((0x3040..<0xA000).contains(value) || (0xAC00..<0xD7B0).contains(value) || value < 0xF00
                || (0x1000..<0x10A0).contains(value) || (0x1780..<0x1800).contains(value)
                || (0x20000..<0x32000).contains(value))
    }

    static func isBlank(_ value: UInt32) -> Bool {
        switch value {
        case 0x09, 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    static func isNewline(_ value: UInt32) -> Bool {
        switch value {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Returns the scalar at an index of valid UTF-8 and its width in bytes, truncated at the end of the text.
    static func decoded(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (value: UInt32, width: Int) {
        let lead = bytes[index]
        if lead < 0x80 { return (UInt32(lead), 1) }
        let width = min(lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2, bytes.count - index)
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for offset in 1..<max(width, 1) { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (value, width)
    }

    /// Returns the width in bytes of a punctuation mark whose UTF-8 was misread as Latin-1 or Windows-1252 and so
    /// became three scalars; nil if there is none. Seen in the wild: "Ukraineâ€™s", in feeds of large newspapers.
    static func misreadMark(
        _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
    ) -> (width: Int, isApostrophe: Bool)? {
        guard bytes[index] == 0xC3, index + 3 < bytes.count, bytes[index + 1] == 0xA2 else { return nil }
        let (second, secondWidth) = decoded(bytes, at: index + 2)
        guard second == 0x80 || second == 0x20AC else { return nil }
        let third = index + 2 + secondWidth
        guard third < bytes.count else { return nil }
        let (value, width) = decoded(bytes, at: third)
        return (third + width - index, [0x98, 0x99, 0x2DC, 0x2122].contains(value))
    }
}

extension Unicode.Scalar {
    /// Whether it is white space. `properties.isWhitespace` searches Unicode's tables even for ASCII.
    @inlinable public var isWhiteSpace: Bool {
        isASCII ? value == 0x20 || 0x09...0x0D ~= value : properties.isWhitespace
    }
}

/// Returns the width in bytes of the white space at an index of valid UTF-8; nil if there is none. Covers blanks, tabs,
/// line ends, U+0085, U+00A0, U+2000…U+200A, U+2028, U+2029, U+202F, U+3000.
public func whiteSpaceWidth(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case 0x20, 0x09...0x0D: return 1
    case 0xC2: return index + 1 < bytes.count && [0x85, 0xA0].contains(bytes[index + 1]) ? 2 : nil
    case 0xE2:
        guard index + 2 < bytes.count, bytes[index + 1] == 0x80 else { return nil }
        let last = bytes[index + 2]
        return (0x80...0x8A).contains(last) || [0xA8, 0xA9, 0xAF].contains(last) ? 3 : nil
    case 0xE3: return index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x80 ? 3 : nil
    default: return nil
    }
}
