/// Text that was UTF-8, was taken for windows-1252 by the publisher's software, and was made UTF-8 once more: "cafÃ©".
/// Seen in the wild: 9 of 242 feeds, some in a few items only.
enum Mojibake {
    /// The text as it was meant.
    ///
    /// - Parameter text: well-formed UTF-8.
    static func repaired(_ text: UnsafeBufferPointer<UInt8>) -> String {
        let plain = text.asciiPrefix
        if plain == text.count { return String(wellFormed: text, isASCII: true) }
        let rest = UnsafeBufferPointer(rebasing: text[plain...])
        return recoded(text, from: rest) ?? uncontrolled(rest, text)
    }

    /// The text as it was before; nil unless all of it went through this, which hardly happens to other text: every
    /// character must be one of windows-1252's, and together their bytes must be UTF-8.
    private static func recoded(_ text: UnsafeBufferPointer<UInt8>, from rest: UnsafeBufferPointer<UInt8>) -> String? {
        guard isSuspect(rest) else { return nil }
        var bytes = [UInt8](text[..<(text.count - rest.count)])
        bytes.reserveCapacity(text.count)
        var place = 0
        while place < rest.count {
            let plain = rest.endOfASCII(from: place)
            bytes.append(contentsOf: rest[place..<plain])
            place = plain
            guard place < rest.count else { break }
            let (length, byte) = Windows1252.byte(at: place, of: rest)
            guard let byte else { return nil }
            bytes.append(byte)
            place += length
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether one of À…ô is followed by a character that is no ASCII: the first two bytes of a character of UTF-8.
    private static func isSuspect(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        while let lead = text.place(of: 0xC3, from: place) {
            let next = lead + 2
            if next < text.count, text[next] >= 0xC2, text[lead + 1] < 0xB5 { return true }
            place = next
        }
        // The sign pairs of U+0080…U+00BF begin with Â, which is C3 82 and so among these.
        return false
    }

    /// `&#146;` is U+0092 in XML, a control character, and was an apostrophe in windows-1252.
    private static func uncontrolled(_ rest: UnsafeBufferPointer<UInt8>, _ text: UnsafeBufferPointer<UInt8>) -> String {
        let string = String(wellFormed: text, isASCII: false)
        var place = 0
        while let lead = rest.place(of: 0xC2, from: place) {
            if lead + 1 < rest.count, rest[lead + 1] < 0xA0 {
                return String(
                    String.UnicodeScalarView(
                        string.unicodeScalars.map { Windows1252.scalar(ifControl: $0.value) ?? $0 }))
            }
            place = lead + 2
        }
        return string
    }
}
