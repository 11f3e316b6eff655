internal import Foundation

/// Takes case and accents away, over bytes: every summary of the archive passes through it.
///
/// In the blocks of letters below U+0600 (Latin, Greek, Cyrillic, Armenian, Hebrew) and in those of punctuation and currencies
/// what becomes of a scalar does not depend on those beside it, and is looked up. A text with any other is left to Unicode's
/// own tables.
enum SearchFolding {
    private static let letters = folded(0x80..<0x600)
    private static let marks = folded(0x2000..<0x20D0)

    private static func folded(_ scalars: Range<UInt32>) -> [[UInt8]] {
        scalars.map { value in Unicode.Scalar(value).map { Array(slowlyFolded(String($0)).utf8) } ?? [] }
    }

    /// The UTF-8 of a text, folded.
    static func bytes(of text: String) -> [UInt8] {
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count)
        let (letters, marks) = (letters, marks)
        for scalar in text.unicodeScalars {
            let value = scalar.value
            switch value {
            case 0x41...0x5A: folded.append(UInt8(truncatingIfNeeded: value) | 0x20)
            case ..<0x80: folded.append(UInt8(truncatingIfNeeded: value))
            case ..<0x600: folded += letters[Int(value) - 0x80]
            case 0x2000..<0x20D0: folded += marks[Int(value) - 0x2000]
            default: return Array(joined(slowlyFolded(text)).utf8)
            }
        }
        return mayAbbreviate(folded) ? Array(joined(String(decoding: folded, as: UTF8.self)).utf8) : folded
    }

    /// Letters that Unicode does not decompose, as readers type them who lack them; of Arabic the forms that keyboards and writers mix
    /// up. `scripts/search/text.js` has the same, and `Tests/SiteBuildingTests/Fixtures/folding.tsv` holds the two together.
    private static let letterForms: [Unicode.Scalar: String] = [
        "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ı": "i", "ħ": "h",
        "ŧ": "t", "ŋ": "n",
        "ə": "a", "ى": "ي", "ی": "ي", "ک": "ك", "ة": "ه", "ٱ": "ا", "ـ": "",
    ]

    private static func slowlyFolded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            if let form = letterForms[scalar] { scalars += form.unicodeScalars } else { scalars.append(scalar) }
        }
        return String(scalars)
    }

    /// Whether a letter or a point follows a point at once, or a space and a letter that is doubled: of most texts nothing else is asked.
    private static func mayAbbreviate(_ bytes: [UInt8]) -> Bool {
        func isLetter(_ index: Int) -> Bool { bytes[index] >= 0x80 || (bytes[index] | 0x20) &- UInt8(ascii: "a") < 26 }
        for index in bytes.indices.dropFirst().dropLast() where bytes[index] == UInt8(ascii: ".") && isLetter(index - 1)
        {
            if isLetter(index + 1) { return true }
            let isDoubled = index + 3 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
            if isDoubled, index > 1, bytes[index - 1] == bytes[index - 2], bytes[index + 2] == bytes[index + 3] {
                return true
            }
        }
        return false
    }

    /// Takes the points out of abbreviations and the article from Arabic words.
    private static func joined(_ text: String) -> String {
        SearchAbbreviations.withoutArticles(SearchAbbreviations.undotted(Array(text.unicodeScalars)))
    }
}
