/// Counts the small words of each language in texts, byte by byte: every article's text comes through here.
struct SmallWordCensus {
    /// By the place of the language in `SmallWords.all`.
    private(set) var counts = [Int](repeating: 0, count: SmallWords.all.count)
    /// Letters, and those of them that Latin script has.
    private(set) var letters = 0
    private(set) var latinLetters = 0
    /// The word under way: its bytes in lower case, and how many. Longer ones than eight are no small words.
    private var word: UInt64 = 0
    private var length = 0

    mutating func count(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
                append(byte | 0x20)
                letters += 1
                latinLetters += 1
            case UInt8(ascii: "'"): append(byte)
            case 0..<0x80: finish()
            default: index += scalar(bytes, at: index - 1) - 1
            }
        }
        finish()
    }

    private mutating func append(_ byte: UInt8) {
        word = word << 8 | UInt64(byte)
        length += 1
    }

    /// A scalar outside ASCII. Returns its bytes.
    private mutating func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let lead = bytes[index]
        let width = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
        guard index + width <= bytes.count else { return bytes.count - index }
        var value = UInt32(lead) & (0xFF >> (UInt32(width) + 1))
        for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3F) }
        // The block of general punctuation, which is what news holds most of beyond ASCII.
        guard !(0x2000..<0x2070).contains(value), let scalar = Unicode.Scalar(value),
            scalar.properties.isAlphabetic || (0x300..<0x370).contains(value)
        else {
            finish()
            return width
        }
        letters += 1
        if value < 0x250 {
            latinLetters += 1
            for byte in scalar.properties.lowercaseMapping.utf8 { append(byte) }
        } else {
            // In no small word.
            length += 9
        }
        return width
    }

    private mutating func finish() {
        if (1...8).contains(length), let owners = SmallWords.owners[word] { for place in owners { counts[place] += 1 } }
        word = 0
        length = 0
    }
}
