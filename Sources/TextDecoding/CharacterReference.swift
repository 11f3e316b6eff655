/// HTML character references: `&eacute;`, `&#233;`, `&#xE9;`.
public enum CharacterReference {
    /// Decodes a reference and returns its characters and its length in bytes (HTML Standard, 13.2.5.73 Named character
    /// reference state).
    ///
    /// The longest matching name wins. Names older than HTML 4 also match without a semicolon and at the start of a
    /// longer word: "&notit;" is "¬it;", "&notin;" is "∉".
    ///
    /// - Parameters:
    ///   - start: the index of the `&`.
    ///   - attribute: whether the text is an attribute value, in which `&copy=` is part of an address rather than a
    ///     reference.
    public static func decoded(
        in bytes: [UInt8], at start: Int, until end: Int, attribute: Bool
    ) -> (characters: ReferencedCharacters, count: Int)? {
        var position = start + 1
        guard position < end else { return nil }
        if bytes[position] == UInt8(ascii: "#") {
            return number(in: bytes, at: start, until: end).map { (ReferencedCharacters(first: $0), $1) }
        }
        let limit = min(end, position + NamedReferences.longest)
        while position < limit, isAlphanumeric(bytes[position]) { position += 1 }
        let names = NamedReferences.standard
        if position < end, bytes[position] == UInt8(ascii: ";"), let entry = names[bytes[(start + 1)..<position]] {
            return (entry.characters, position + 1 - start)
        }
        position = min(position, start + 1 + NamedReferences.longestBare)
        while position > start + 2 {
            if let entry = names[bytes[(start + 1)..<position]], entry.isBare {
                let goesOn = position < end && (bytes[position] == UInt8(ascii: "=") || isAlphanumeric(bytes[position]))
                return attribute && goesOn ? nil : (entry.characters, position - start)
            }
            position -= 1
        }
        return nil
    }

    /// Returns the character for a name such as `eacute`; nil if HTML has no such name, or it stands for two
    /// characters.
    public static func scalar(named name: some StringProtocol) -> Unicode.Scalar? {
        guard name.utf8.count <= NamedReferences.longest else { return nil }
        let characters = NamedReferences.standard[Array(name.utf8)[...]]?.characters
        return characters?.second == nil ? characters?.first : nil
    }

    /// Returns a range of text with references resolved and NULs removed.
    public static func resolved(in bytes: [UInt8], _ range: Range<Int>, attribute: Bool) -> [UInt8] {
        guard bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else { return Array(bytes[range]) }
        var result: [UInt8] = []
        var position = range.lowerBound
        while position < range.upperBound {
            if bytes[position] == UInt8(ascii: "&"),
                let reference = decoded(in: bytes, at: position, until: range.upperBound, attribute: attribute)
            {
                for scalar in [reference.characters.first, reference.characters.second].compactMap(\.self) {
                    result += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
                }
                position += reference.count
            } else {
                if bytes[position] != 0 { result.append(bytes[position]) }
                position += 1
            }
        }
        return result
    }

    /// Decodes a numeric reference (HTML Standard, 13.2.5.80 Numeric character reference end state). Some programs
    /// write a UTF-16 surrogate pair as two references; that gives the intended character.
    private static func number(
        in bytes: [UInt8], at start: Int, until end: Int
    ) -> (scalar: Unicode.Scalar, count: Int)? {
        guard let (value, count) = value(in: bytes, at: start, until: end) else { return nil }
        // Authors use windows-1252 code points, and every browser accepts them.
        if (0x80..<0xA0).contains(value) { return (Windows1252.scalar(UInt8(value)), count) }
        let next = start + count
        if (0xD800..<0xDC00).contains(value), next + 1 < end, bytes[next] == UInt8(ascii: "&"),
            bytes[next + 1] == UInt8(ascii: "#"), let low = Self.value(in: bytes, at: next, until: end),
            let scalar = Unicode.Scalar(high: value, low: low.value)
        {
            return (scalar, count + low.count)
        }
        return (value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}", count)
    }

    private static func value(in bytes: [UInt8], at start: Int, until end: Int) -> (value: UInt32, count: Int)? {
        var position = start + 2
        guard position < end else { return nil }
        let hexadecimal = bytes[position] | 0x20 == UInt8(ascii: "x")
        if hexadecimal { position += 1 }
        let first = position
        var value: UInt32 = 0
        while position < end, let digit = digit(bytes[position], hexadecimal) {
            value = min(value * (hexadecimal ? 16 : 10) + digit, 0x11_0000)
            position += 1
        }
        guard position > first else { return nil }
        if position < end, bytes[position] == UInt8(ascii: ";") { position += 1 }
        return (value, position - start)
    }

    private static func digit(_ byte: UInt8, _ hexadecimal: Bool) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46 where hexadecimal: UInt32(byte - 0x37)
        case 0x61...0x66 where hexadecimal: UInt32(byte - 0x57)
        default: nil
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }
}

/// The one or two characters of a reference. 93 of HTML's names have a second one, which combines with the first.
public struct ReferencedCharacters: Sendable {
    public var first: Unicode.Scalar
    public var second: Unicode.Scalar?
}

extension Unicode.Scalar {
    /// Creates a character from a UTF-16 surrogate pair; nil if the two aren't one.
    package init?(high: UInt32, low: UInt32) {
        guard (0xD800..<0xDC00).contains(high), (0xDC00..<0xE000).contains(low) else { return nil }
        self.init(0x1_0000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }
}
