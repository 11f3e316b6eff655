/// A date split into words, numbers and signs.
struct DateTokens {
    enum Token: Equatable {
        /// A run of digits: its value and length.
        case number(Int, digits: Int)
        /// A run of folded letters of any script.
        case word(String)
        case sign(UInt8)
    }

    private(set) var tokens: [Token] = []
    /// Whether each token directly follows the previous one, without a blank.
    private(set) var attached: [Bool] = []

    private static let mostTokens = 40

    /// - Parameter text: text prepared by `DateText`.
    init(_ text: [UInt8]) {
        var position = 0
        var isAttached = false
        while position < text.count, tokens.count < Self.mostTokens {
            let start = position
            let byte = text[position]
            if byte &- 0x30 < 10 {
                var value = 0
                while position < text.count, text[position] &- 0x30 < 10, position - start < 15 {
                    value = value * 10 + Int(text[position] - 0x30)
                    position += 1
                }
                append(.number(value, digits: position - start), isAttached)
            } else if Self.isLetter(byte) {
                while position < text.count, Self.isLetter(text[position]) { position += 1 }
                let afterNumber =
                    isAttached && tokens.last.map { if case .number = $0 { true } else { false } } ?? false
                let word = String(decoding: text[start..<position], as: UTF8.self)
                // "9月16日星期四": split the unit from the word after it.
                if afterNumber, let unit = word.unicodeScalars.first, Self.units.contains(unit), word.count > 1 {
                    append(.word(String(unit)), true)
                    append(.word(String(word.dropFirst())), true)
                } else {
                    append(.word(word), isAttached)
                }
            } else {
                if byte > 0x20 { append(.sign(byte), isAttached) }
                position += 1
            }
            isAttached = byte > 0x20
        }
    }

    private mutating func append(_ token: Token, _ isAttached: Bool) {
        tokens.append(token)
        attached.append(isAttached)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 }

    /// Chinese, Japanese and Korean units, which follow their numbers.
    static let units: Set<Unicode.Scalar> = [
        "年", "月", "日", "号", "號", "时", "時", "點", "点", "分", "秒", "년", "월", "일", "시", "분", "초",
    ]
}
