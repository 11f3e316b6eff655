/// The folding applied before comparing letters: lower case, without diacritics on Latin letters ("São" is "sao",
/// "ZÜRICH" "zurich"). Letters of other scripts are only converted to lower case.
package enum Folding {
    /// Appends the folded form of a non-ASCII letter as UTF-8.
    package static func append(_ scalar: Unicode.Scalar, to letters: inout [UInt8]) {
        if let (one, two) = base(of: scalar.value) {
            letters.append(one)
            if two != UInt8(ascii: " ") { letters.append(two) }
        } else {
            letters.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
        }
    }

    /// Returns a name folded, such as a section's or a folder's: "Economía" is "economia".
    package static func folded(name: some StringProtocol) -> String {
        String(decoding: folded(name.lowercased().utf8), as: UTF8.self)
    }

    /// Folds UTF-8 text that is already in lower case.
    static func folded(_ letters: some Sequence<UInt8>) -> [UInt8] {
        var folded: [UInt8] = []
        for scalar in String(decoding: Array(letters), as: UTF8.self).unicodeScalars where !isMark(scalar.value) {
            if scalar.isASCII { folded.append(UInt8(scalar.value)) } else { append(scalar, to: &folded) }
        }
        return folded
    }

    /// Returns the one or two ASCII letters that a Latin letter folds to, with a space if there is no second; nil if it
    /// is unchanged.
    static func base(of scalar: UInt32) -> (UInt8, UInt8)? {
        let index: Int
        switch scalar {
        case 0xC0..<0x250: index = Int(scalar) - 0xC0
        case 0x1E00..<0x1F00: index = Int(scalar) - 0x1E00 + 0x190
        default: return nil
        }
        let letters = latin[index]
        return letters.0 == UInt8(ascii: " ") ? nil : letters
    }

    /// Returns whether a scalar is a combining diacritic, which is ignored.
    static func isMark(_ scalar: UInt32) -> Bool { (0x300..<0x370).contains(scalar) }

    /// The folding table: two characters per scalar, 32 scalars per row, for U+00C0…U+024F and U+1E00…U+1EFF. It
    /// follows Unicode's decompositions; letters with a stroke, ligatures, eth and thorn use their customary ASCII
    /// spelling.
    private static let latin: [(UInt8, UInt8)] = {
        let rows = [
            "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thss",
            "a a a a a a aec e e e e i i i i d n o o o o o   o u u u u y thy ",
            "a a a a a a c c c c c c c c d d d d e e e e e e e e e e g g g g ",
            "g g g g h h h h i i i i i i i i i i ijijj j k k k l l l l l l l ",
            "l l l n n n n n n n n n o o o o o o oeoer r r r r r s s s s s s ",
            "s s t t t t t t u u u u u u u u u u u u w w y y y z z z z z z s ",
            "b b           c c d d d d         f f g       i k k l     n n o ",
            "o o     p p                   u u     y y z z                   ",
            "        dzdzdzljljljnjnjnja a i i o o u u u u u u u u u u   a a ",
            "a a aeaeg g g g k k o o o o     j dzdzdzg g     n n a a aeaeo o ",
            "a a a a e e e e i i i i o o o o r r r r u u u u s s t t     h h ",
            "n       z z a a e e o o o o o o o o y y               c c l   s ",
            "z     b     e e j j q q r r y y ",
            "a a b b b b b b c c d d d d d d d d d d e e e e e e e e e e f f ",
            "g g h h h h h h h h h h i i i i k k k k k k l l l l l l l l m m ",
            "m m m m n n n n n n n n o o o o o o o o p p p p r r r r r r r r ",
            "s s s s s s s s s s t t t t t t t t u u u u u u u u u u v v v v ",
            "w w w w w w w w w w x x x x y y z z z z z z h t w y a s     ssd ",
            "a a a a a a a a a a a a a a a a a a a a a a a a e e e e e e e e ",
            "e e e e e e e e i i i i o o o o o o o o o o o o o o o o o o o o ",
            "o o o o u u u u u u u u u u u u u u y y y y y y y y             ",
        ]
        let letters = rows.flatMap { Array($0.utf8) }
        return stride(from: 0, to: letters.count, by: 2).map { (letters[$0], letters[$0 + 1]) }
    }()
}
