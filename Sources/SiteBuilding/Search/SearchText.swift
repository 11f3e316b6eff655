internal import Foundation

/// Text as search compares it: without case or accents ("São" is "sao"), and split into words of letters and digits.
/// `fold` in `scripts/search/text.js` does the same to queries.
enum SearchText {
    static func folded(_ text: String) -> String { String(decoding: SearchFolding.bytes(of: text), as: UTF8.self) }

    /// Returns a text's folded words in order.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        forEachWord(of: text) { words.append(String(decoding: $0, as: UTF8.self)) }
        return words
    }

    /// Calls a closure with each folded word of a text, in order.
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

    /// Returns a text on a single line.
    static func line(_ text: String) -> String {
        // Every kind of line break starts with one of these bytes.
        let mayEnd = text.utf8.contains { $0 < 0x20 || $0 == 0xC2 || $0 == 0xE2 }
        return mayEnd ? text.split { $0.isNewline }.joined(separator: " ") : text
    }

    /// Returns whether the scalar at a byte offset belongs to a word, and its length in bytes.
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

    /// Returns whether a scalar belongs to a word: letters, digits and spacing marks do.
    static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
            .letterNumber, .otherNumber, .spacingMark:
            true
        default: false
        }
    }
}

/// Distinct values numbered in order of first appearance, so that long values can be listed once and referred to by
/// index.
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
