internal import TextReading

/// The folding applied before comparing dates: lower case, no accents, ASCII digits and punctuation, so that "Février",
/// "FEVRIER" and "fevrier" match. Tools/date_words.py folds the names in Rules/dates.tsv the same way.
enum DateLetters {
    /// Appends the folded form of a character as UTF-8. Marks, apostrophes and invisible characters add nothing.
    static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
        if scalar.isASCII {
            guard scalar != "'", scalar != "`" else { return }
            let byte = UInt8(scalar.value)
            text.append(byte &- 0x41 < 26 ? byte | 0x20 : byte)
            return
        }
        // Full-width ASCII.
        if (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0) {
            return append(plain, to: &text)
        }
        guard !isMark(scalar.value) else { return }
        if let plain = plain(scalar) {
            text.append(contentsOf: plain.utf8)
            return
        }
        switch scalar.properties.generalCategory {
        case .format: break
        case .decimalNumber: text.append(0x30 + UInt8(scalar.properties.numericValue ?? 0))
        case .dashPunctuation: text.append(UInt8(ascii: "-"))
        case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control: text.append(UInt8(ascii: " "))
        case .connectorPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
            .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            text.append(UInt8(ascii: ","))
        default:
            for small in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(small.value) {
                if let plain = plain(small) {
                    text.append(contentsOf: plain.utf8)
                } else {
                    Folding.append(small, to: &text)
                }
            }
        }
    }

    /// Returns whether a scalar is a mark that is often omitted: an accent, a Hebrew or Arabic vowel point, the
    /// Devanagari nukta.
    private static func isMark(_ value: UInt32) -> Bool {
        switch value {
        case 0x300...0x36F, 0x591...0x5C7, 0x64B...0x655, 0x670, 0x93C: true
        default: false
        }
    }

    /// Returns the plain equivalent of a precomposed letter, of a letter often typed for another, or of a sign.
    private static func plain(_ scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ά": "α"
        case "έ": "ε"
        case "ή": "η"
        case "ί", "ϊ", "ΐ": "ι"
        case "ό": "ο"
        case "ύ", "ϋ", "ΰ": "υ"
        case "ώ": "ω"
        case "ς": "σ"
        case "й": "и"
        case "ё": "е"
        case "ї": "і"
        case "ў": "у"
        case "ѓ": "г"
        case "ќ": "к"
        case "آ", "أ", "إ", "ٱ": "ا"
        case "ؤ": "و"
        case "ئ", "ى", "ي": "ی"
        case "ك": "ک"
        case "ة": "ه"
        case "\u{958}": "क"
        case "\u{959}": "ख"
        case "\u{95A}": "ग"
        case "\u{95B}": "ज"
        case "\u{95C}": "ड"
        case "\u{95D}": "ढ"
        case "\u{95E}": "फ"
        case "\u{95F}": "य"
        // Bengali, Gurmukhi and Odia letters, which Unicode's composed form (NFC) splits in two.
        case "\u{9DC}": "\u{9A1}\u{9BC}"
        case "\u{9DD}": "\u{9A2}\u{9BC}"
        case "\u{9DF}": "\u{9AF}\u{9BC}"
        case "\u{A33}": "\u{A32}\u{A3C}"
        case "\u{A36}": "\u{A38}\u{A3C}"
        case "\u{A5B}": "\u{A1C}\u{A3C}"
        case "\u{A5E}": "\u{A2B}\u{A3C}"
        case "\u{B5C}": "\u{B21}\u{B3C}"
        case "\u{B5D}": "\u{B22}\u{B3C}"
        // Signs within words that are often omitted.
        case "’", "‘", "ʼ", "ʻ", "ʹ", "′", "´", "׳", "״", "ꞌ", "॰", "ـ", "º", "ª": ""
        case "−", "‐": "-"
        case "٫", "։", "。": "."
        default: nil
        }
    }
}

extension DateLetters {
    static func folded(_ text: String) -> String {
        var letters: [UInt8] = []
        for scalar in text.unicodeScalars { append(scalar, to: &letters) }
        return String(decoding: letters, as: UTF8.self)
    }
}
