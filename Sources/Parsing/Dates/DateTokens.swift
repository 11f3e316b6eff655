/// A date as words, numbers and signs.
struct DateTokens {
    enum Token: Equatable {
        /// Digits: their value, and how many they are.
        case number(Int, digits: Int)
        /// Letters of any script.
        case word(String)
        case sign(UInt8)
    }

    let tokens: [Token]

    private static let most = 40

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var tokens: [Token] = []
        var position = 0
        while position < text.count, tokens.count < Self.most {
            let start = position
            let byte = text[position]
            if byte &- 0x30 < 10 {
                var value = 0
                while position < text.count, text[position] &- 0x30 < 10, position - start < 15 {
                    value = value * 10 + Int(text[position] - 0x30)
                    position += 1
                }
                tokens.append(.number(value, digits: position - start))
            } else if (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 {
                while position < text.count, (text[position] | 0x20) &- 0x61 < 26 || text[position] >= 0x80 {
                    position += 1
                }
                tokens.append(.word(String(decoding: text[start..<position], as: UTF8.self)))
            } else {
                if byte > 0x20 { tokens.append(.sign(byte)) }
                position += 1
            }
        }
        self.tokens = tokens
    }
}
