internal import Foundation

/// Text as search compares it: without case and without accents ("São" is "sao"), in words of letters and digits.
/// `fold` in `scripts/search/text.js` does the same to what a reader types.
enum SearchText {
    static func folded(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCompatibilityMapping.unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            scalars.append(scalar)
        }
        return String(scalars)
    }

    /// The words of a text, folded, in its order.
    static func words(of text: String) -> [String] {
        folded(text).unicodeScalars.split { !isOfWord($0) }.map { String($0) }
    }

    /// A text in one line.
    static func line(_ text: String) -> String {
        text.split { $0.isNewline }.joined(separator: " ")
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .spacingMark:
            true
        default: false
        }
    }
}

/// Distinct values in the order in which they first came, each with its number: long values can be listed once and named
/// by their place in the list.
struct Numbering<Value: Hashable> {
    private(set) var all: [Value] = []
    private var numbers: [Value: Int] = [:]

    mutating func number(of value: Value) -> Int {
        if let number = numbers[value] { return number }
        numbers[value] = all.count
        all.append(value)
        return all.count - 1
    }
}
