/// Cuts UTF-8 into words, byte by byte.
struct WordReader {
    var words: [Word] = []
    private var letters: [UInt8] = []
    private var upper = 0
    private var startsUpper = false
    private var digits = 0
    /// "U.S." so far: every letter was followed by a full stop.
    private var isInitials = false
    /// Where a result such as 3-1 may be under way: the word before was a short number and a hyphen followed it.
    private var scoreMayFollow = false

    init() { letters.reserveCapacity(64) }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(upper: byte | 0x20)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                letters.append(byte)
                digits += 1
            case UInt8(ascii: "'"):
                index += apostrophe(bytes, at: index, width: 1)
                continue
            case UInt8(ascii: "."):
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                if (letters.count == 1 || isInitials), upper == letters.count, isLetter(next), digits == 0,
                    index + 2 >= bytes.count || !isLetter(bytes[index + 2])
                {
                    isInitials = true
                } else if digits == letters.count, digits > 0, isDigit(next) {
                    // A decimal point: 2.5 is one number.
                } else {
                    finish()
                }
            case UInt8(ascii: ","):
                let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                if digits == letters.count, digits > 0, isDigit(next) { break }
                finish()
            case UInt8(ascii: "-"):
                finish(hyphen: true)
            case UInt8(ascii: "$"), UInt8(ascii: "%"):
                finish()
                letters.append(byte)
                finish()
            case 0..<0x80: finish()
            default:
                index += scalar(bytes, at: index)
                continue
            }
            index += 1
        }
        finish()
    }

    private func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a }
    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private mutating func append(upper byte: UInt8) {
        if letters.isEmpty { startsUpper = true }
        upper += 1
        letters.append(byte)
    }

    /// Skips it inside a word; ends the word before a possessive "s" and swallows that. Returns the bytes read.
    private mutating func apostrophe(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int, width: Int) -> Int {
        let next = index + width
        guard !letters.isEmpty, next < bytes.count, isLetter(bytes[next]) else {
            finish()
            return width
        }
        guard bytes[next] | 0x20 == UInt8(ascii: "s"), next + 1 == bytes.count || !isLetter(bytes[next + 1]) else {
            return width
        }
        finish()
        return width + 1
    }

    /// A scalar outside ASCII. Returns the bytes read.
    private mutating func scalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let lead = bytes[index]
        let width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
        guard index + width <= bytes.count else { return bytes.count - index }
        var value = UInt32(lead) & (0xff >> (UInt32(width) + 1))
        for offset in 1..<width { value = value << 6 | UInt32(bytes[index + offset] & 0x3f) }
        switch value {
        case 0x2019: return apostrophe(bytes, at: index, width: width)
        case 0x2013, 0x2010, 0x2011: finish(hyphen: true)
        case 0xa3, 0x20ac, 0x20b9:  // £, €, ₹ speak of money as $ does
            finish()
            letters.append(UInt8(ascii: "$"))
            finish()
        default:
            guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic || isMark(value) else {
                finish()
                return width
            }
            if isMark(value) { return width }
            let isUpper = scalar.properties.isUppercase
            if isUpper, letters.isEmpty { startsUpper = true }
            if isUpper { upper += 1 }
            for letter in folded(scalar) { letters.append(letter) }
        }
        return width
    }

    /// Combining diacritics, which folding drops.
    private func isMark(_ value: UInt32) -> Bool { (0x300...0x36f).contains(value) }

    private mutating func finish(hyphen: Bool = false) {
        defer {
            letters.removeAll(keepingCapacity: true)
            upper = 0
            digits = 0
            startsUpper = false
            isInitials = false
        }
        guard !letters.isEmpty else {
            scoreMayFollow = false
            return
        }
        let isNumber = digits == letters.count
        if isNumber, scoreMayFollow, digits <= 3, let last = words.indices.last {
            words[last].stem = Word.score
            words[last].singular = Word.number
            scoreMayFollow = false
            return
        }
        scoreMayFollow = isNumber && hyphen && digits <= 3
        words.append(word(isNumber: isNumber))
    }

    private func word(isNumber: Bool) -> Word {
        let key = Word.key(of: letters)
        var word = Word(key: key, singular: key, stem: key, letterCase: .lower)
        if isNumber {
            word.singular = Word.number
            word.stem = Word.number
            return word
        }
        if upper == letters.count, upper > 1 {
            word.letterCase = .upper
        } else if startsUpper {
            word.letterCase = .capitalised
        }
        let count = letters.count
        guard count > 3, letters[count - 1] == UInt8(ascii: "s"), letters[count - 2] != UInt8(ascii: "s") else {
            return word
        }
        word.singular = Word.key(of: letters.dropLast())
        word.stem = word.singular
        if letters[count - 2] == UInt8(ascii: "e") {
            word.stem =
                letters[count - 3] == UInt8(ascii: "i")
                ? Word.key(of: letters.dropLast(3) + CollectionOfOne(UInt8(ascii: "y")))
                : Word.key(of: letters.dropLast(2))
        }
        return word
    }
}
