/// Numbers as words.
enum Numerals {
    /// The digits of a number up to twenty that is written out in English; of one and two there is nothing to learn.
    static func digits(of word: [UInt8], key: UInt64) -> [UInt8]? { word.count > 2 ? all[key] : nil }

    /// Whether a number is a year of our times, which is no count of anything.
    static func isYear(_ digits: [UInt8]) -> Bool {
        digits.count == 4 && (digits.starts(with: [0x31, 0x39]) || digits.starts(with: [0x32, 0x30]))
    }

    private static let all: [UInt64: [UInt8]] = Dictionary(
        """
        three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
        nineteen twenty
        """.split(whereSeparator: \.isWhitespace).enumerated().map {
            (Word.key(of: $1.utf8), Array(String($0 + 3).utf8))
        },
        uniquingKeysWith: { first, _ in first })
}
