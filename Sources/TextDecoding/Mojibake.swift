/// UTF-8 text that the publisher's software misread as windows-1252 and encoded as UTF-8 again: "cafÃ©". Seen in the
/// wild in 9 of 242 feeds, in some only in a few items.
public enum Mojibake {
    /// Returns the text as the publisher meant it; nil unless all of it was misread. False positives are very unlikely,
    /// because every character must exist in windows-1252, and together their bytes must form valid UTF-8.
    public static func mended(_ text: String) -> String? {
        var text = text
        return text.withUTF8 { mended($0, isCertain: false) }
    }

    /// Returns the text as the publisher meant it; nil unless all of it was misread.
    ///
    /// - Parameters:
    ///   - text: well-formed UTF-8.
    ///   - isCertain: whether to repair only text misread as Latin-1, which is lossless. In windows-1252, five bytes
    ///     are undefined.
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

    /// Returns whether any of À…ô is followed by a non-ASCII character, like the first two bytes of a UTF-8 character.
    private static func isSuspect(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        while let lead = text.place(of: 0xC3, from: place) {
            let next = lead + 2
            if next < text.count, text[next] >= 0xC2, text[lead + 1] < 0xB5 { return true }
            place = next
        }
        // Misread U+0080…U+00BF start with Â (C3 82), so they are covered too.
        return false
    }
}
