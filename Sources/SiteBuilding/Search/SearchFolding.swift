internal import Foundation

/// Removal of case and accents, working on bytes because every summary in the archive goes through it.
///
/// Below U+0600 (Latin, Greek, Cyrillic, Armenian, Hebrew) and in the blocks for punctuation and currencies, a scalar
/// folds independently of its neighbours, so a table is enough. Text with any other scalar goes through Unicode's own
/// rules.
enum SearchFolding {
    private static let letters = folded(0x80..<0x600)
    private static let marks = folded(0x2000..<0x20D0)

    private static func folded(_ scalars: Range<UInt32>) -> [[UInt8]] {
        scalars.map { value in Unicode.Scalar(value).map { Array(slowlyFolded(String($0)).utf8) } ?? [] }
    }

    /// Returns a text's folded form as UTF-8.
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

    /// Replacements for letters that Unicode does not decompose, as people type them whose keyboards lack them. For
    /// Arabic they unify forms that keyboards and writers confuse. `scripts/search/text.js` has the same table, and
    /// `Tests/SiteBuildingTests/Fixtures/folding.tsv` keeps both in step.
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

    /// Returns whether the text may contain a dotted abbreviation: a letter after a dot, or doubled letters on both
    /// sides of a dot and a space. This cheap check spares most texts the full search.
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

    /// Removes dots from abbreviations and the article from Arabic words.
    private static func joined(_ text: String) -> String {
        SearchAbbreviations.withoutArticles(SearchAbbreviations.undotted(Array(text.unicodeScalars)))
    }
}
