/// How letters are compared: without case and without the marks of Latin letters ("São" is "sao", "ZÜRICH" "zurich").
///
/// A word is known by a 64-bit hash of its folded letters, a name by the hashes of its words one after the other; so a
/// text is read once and no string is made for what is not a name.
enum Folding {
    /// What a byte of ASCII folds to; 0 for what stands between words.
    static let ascii: [UInt8] = (0..<128).map { byte in
        switch UInt8(byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): UInt8(byte)
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt8(byte) | 0x20
        default: 0
        }
    }

    /// Words that names have in full and in short ("Saint Louis", "St. Louis"): the full one counts as the short one.
    static let shortened: [WordHash: WordHash] = [
        WordHash(folded: "saint"): WordHash(folded: "st"), WordHash(folded: "sainte"): WordHash(folded: "ste"),
        WordHash(folded: "mount"): WordHash(folded: "mt"), WordHash(folded: "fort"): WordHash(folded: "ft"),
    ]

    /// U+00C0…U+024F as one or two letters of ASCII, a space for "as it is".
    private static let latin: [(UInt8, UInt8)] = {
        // Two characters a scalar, sixteen scalars a row, from U+00C0 on.
        let rows = [
            "a a a a a a aec e e e e i i i i ", "d n o o o o o   o u u u u y thss",
            "a a a a a a aec e e e e i i i i ", "d n o o o o o   o u u u u y thy ",
            "a a a a a a c c c c c c c c d d ", "d d e e e e e e e e e e g g g g ",
            "g g g g h h h h i i i i i i i i ", "i i ijijj j k k k l l l l l l l ",
            "l l l n n n n n n n n n o o o o ", "o o oeoer r r r r r s s s s s s ",
            "s s t t t t t t u u u u u u u u ", "u u u u w w y y y z z z z z z s ",
        ]
        var table: [(UInt8, UInt8)] = []
        for row in rows {
            let letters = Array(row.utf8)
            for index in stride(from: 0, to: letters.count - 1, by: 2) {
                table.append((letters[index], letters[index + 1]))
            }
        }
        return table
    }()

    /// The letters of ASCII that a Latin letter with marks stands for; nil when it stands for itself.
    static func base(of scalar: UInt32) -> (UInt8, UInt8)? {
        guard scalar >= 0xC0, Int(scalar) - 0xC0 < latin.count else { return nil }
        let letters = latin[Int(scalar) - 0xC0]
        return letters.0 == UInt8(ascii: " ") ? nil : letters
    }

    /// Whether a scalar beyond ASCII is part of a word: everything but spaces, punctuation, symbols and emoji.
    static func isLetter(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x80..<0xAA, 0xAB..<0xB5, 0xB6..<0xBA, 0xBB..<0xC0, 0xD7, 0xF7: false
        case 0x2000..<0x2070, 0x20A0..<0x2C00, 0x2E00..<0x2E80, 0x3000..<0x3005, 0x3008..<0x3021: false
        case 0xFE00..<0xFE70, 0xFF00..<0xFF10, 0xFFF0..<0x10000, 0x1F000..<0x20000, 0xE0000...: false
        default: true
        }
    }

    /// Whether a scalar is a mark that belongs to the letter before it and counts for nothing.
    static func isMark(_ scalar: UInt32) -> Bool {
        (0x300..<0x370).contains(scalar)
    }
}
