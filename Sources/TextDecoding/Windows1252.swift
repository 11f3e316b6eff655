/// The actual encoding of text labelled ISO 8859-1, ASCII or not at all (Encoding Standard, section 4.2).
package enum Windows1252 {
    /// The characters of 0x80…0x9F; undefined positions keep the control character (Encoding Standard, index
    /// windows-1252).
    private static let controls: [UInt16] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// Returns the character for a byte.
    static func scalar(_ byte: UInt8) -> Unicode.Scalar {
        (0x80...0x9F).contains(byte)
            ? Unicode.Scalar(controls[Int(byte) - 0x80]) ?? "\u{FFFD}" : Unicode.Scalar(byte)
    }

    /// Returns the byte for the character at an index of well-formed UTF-8, or nil if there is none, and the
    /// character's length.
    static func byte(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> (length: Int, byte: UInt8?) {
        let lead = text[place]
        switch lead {
        case 0..<0x80: return (1, lead)
        case 0xC2...0xDF:
            let number = UInt16(lead & 0x1F) << 6 | UInt16(text[place + 1] & 0x3F)
            return (2, number < 0x100 ? UInt8(number) : byte(ofNumber: number))
        case 0xE2:
            let number = 0x2000 | UInt16(text[place + 1] & 0x3F) << 6 | UInt16(text[place + 2] & 0x3F)
            return (3, byte(ofNumber: number))
        default: return (1, nil)
        }
    }

    private static func byte(ofNumber number: UInt16) -> UInt8? {
        controls.firstIndex(of: number).map { UInt8($0 + 0x80) }
    }

    /// Returns the character for a code point that is either Unicode or, if a C1 control, windows-1252: `&#146;` is an
    /// apostrophe (HTML Living Standard, section 13.2.5.80). Nil if it isn't a character.
    package static func scalar(ifControl number: UInt32) -> Unicode.Scalar? {
        if (0x80...0x9F).contains(number) { return scalar(UInt8(number)) }
        guard number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D else { return nil }
        return Unicode.Scalar(number)
    }
}

/// Replacement of C1 control characters. In XML, `&#146;` is U+0092, which no text needs; windows-1252's apostrophe was
/// intended.
package enum ControlCharacters {
    /// Returns the text with the intended characters.
    ///
    /// - Parameter text: well-formed UTF-8.
    package static func replaced(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let plain = text.asciiPrefix
        guard var control = control(in: text, from: plain) else {
            return String(wellFormed: text, isASCII: plain == text.count)
        }
        // Work on bytes: a few feeds are full of these, and going by characters took a tenth of the total time.
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count + text.count / 8)
        var start = 0
        while true {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<control]))
            start = control + 2
            if let meant = Windows1252.scalar(ifControl: UInt32(text[control + 1])) {
                bytes.append(contentsOf: String(meant).utf8)
            } else {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[control..<start]))
            }
            guard let next = Self.control(in: text, from: start) else { break }
            control = next
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the index of the next character from U+0080 to U+009F.
    private static func control(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        var place = start
        while let lead = text.place(of: 0xC2, from: place) {
            if lead + 1 < text.count, text[lead + 1] < 0xA0 { return lead }
            place = lead + 2
        }
        return nil
    }
}
