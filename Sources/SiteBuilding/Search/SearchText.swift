internal import Foundation

/// Text as search compares it: without case and without accents ("São" is "sao"), in words of letters and digits.
/// `fold` in `scripts/search/text.js` does the same to what a reader types.
enum SearchText {
    static func folded(_ text: String) -> String { String(decoding: SearchFolding.bytes(of: text), as: UTF8.self) }

    /// The words of a text, folded, in its order.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        forEachWord(of: text) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Calls for each word of a text with its folded letters, in its order.
    static func forEachWord(of text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let folded = SearchFolding.bytes(of: text)
        folded.withUnsafeBufferPointer { bytes in
            var (start, index) = (0, 0)
            while index < bytes.count {
                let (isOfWord, width) = letter(in: bytes, at: index)
                if !isOfWord {
                    if start < index { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
                    start = index + width
                }
                index += width
            }
            if start < index { body(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        }
    }

    /// A text in one line.
    static func line(_ text: String) -> String {
        // Of all line ends only these bytes begin one.
        let mayEnd = text.utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
        return mayEnd ? text.split { $0.isNewline }.joined(separator: " ") : text
    }

    /// Whether the scalar at a byte belongs to a word, and how many bytes it has.
    private static func letter(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> (Bool, Int) {
        let first = bytes[index]
        if first < 0x80 {
            let isDigit = first &- UInt8(ascii: "0") < 10
            return (isDigit || (first | 0x20) &- UInt8(ascii: "a") < 26, 1)
        }
        let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard index + width <= bytes.count else { return (false, bytes.count - index) }
        var value = UInt32(first) & (0x7F >> UInt32(width))
        for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        return (Unicode.Scalar(value).map(isOfWord) ?? false, width)
    }

    /// Whether a scalar belongs to a word: letters, digits, and marks that take room of their own.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
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
