/// Text that was UTF-8, was taken for windows-1252 by the publisher's software, and was made UTF-8 once more: "cafÃ©".
/// Seen in the wild: 9 of 242 feeds, some in a few items only.
public enum Mojibake {
    /// The text as it was meant; nil unless all of it went through this, which hardly happens to other text: every
    /// character must be one of windows-1252's, and together their bytes must be UTF-8.
    public static func mended(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { mended($0, isCertain: false) }
    }

    /// - Parameters:
    ///   - text: well-formed UTF-8.
    ///   - isCertain: whether to mend only what was taken for Latin-1, of which nothing can be lost on the way; in
    ///     windows-1252 five bytes are no character.
    package static func mended(_ text: UnsafeBufferPointer<UInt8>, isCertain: Bool) -> String? {
        guard isSuspect(text) else { return nil }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var place = 0
        while place < text.count {
            let plain = text.endOfASCII(from: place)
            bytes.append(contentsOf: text[place..<plain])
            place = plain
            guard place < text.count else { break }
            let (length, byte) = Windows1252.byte(at: place, of: text)
            guard let byte, length < 3 || !isCertain, length < 2 || text[place] < 0xC4 || !isCertain else { return nil }
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
}
