/// Text as words. "Egypt's" and "don't" end at the apostrophe. Of scripts without spaces (Kana, Han, Hangul, Thai, Lao,
/// Khmer, Myanmar) every two neighbouring signs are a word.
struct WordScanner {
    private static let longest = 40
    private static let acronyms = Set(["us", "un", "eu", "uk"].map { Array($0.utf8) })
    /// Behind these a capital is no sign of a name: . ! ? : " “ ” « » ( ) – — and the end of a line.
    private static let openings: Set<UInt32> = [
        0x2E, 0x21, 0x3F, 0x3A, 0x22, 0x201C, 0x201D, 0xAB, 0xBB, 0x28, 0x29, 0x2013, 0x2014, 0x0A,
    ]

    private let scalars: ContiguousArray<UInt32>
    private var position = 0
    private var opens = true

    init(_ text: String) {
        var scalars: ContiguousArray<UInt32> = []
        scalars.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars { scalars.append(scalar.value) }
        self.scalars = scalars
    }

    /// The next word; nil at the end.
    mutating func next() -> Word? {
        while position < scalars.count {
            let value = scalars[position]
            if Self.isUnspaced(value) {
                position += 1
                guard Self.isUnspaced(scalar(at: position)) else { continue }
                return Word(
                    letters: Self.lowerCase(value) + Self.lowerCase(scalars[position]), isCapital: false, opens: false)
            }
            if Self.isDigit(value) { return number() }
            if misreadMark() != nil {
                position += 3
                opens = true
            } else if Self.isLetter(value) {
                return dotted() ?? word()
            } else {
                if Self.openings.contains(value) { opens = true }
                position += 1
            }
        }
        return nil
    }

    private mutating func word() -> Word {
        let isCapital = Self.isCapital(scalars[position])
        var letters: [UInt8] = []
        letters.reserveCapacity(16)
        var capitals = 0
        var isAfterApostrophe = false
        while position < scalars.count {
            let value = scalars[position]
            let mark = value == 0x27 || value == 0x2019 ? true : misreadMark()
            if let isApostrophe = mark {
                let length = value == 0xE2 ? 3 : 1
                guard isApostrophe, Self.isLetter(scalar(at: position + length)) else { break }
                isAfterApostrophe = true
                position += length
            } else if Self.isLetter(value) || Self.isDigit(value) {
                if !isAfterApostrophe, letters.count < Self.longest {
                    Self.append(value, to: &letters)
                    if Self.isCapital(value) { capitals += 1 }
                }
                position += 1
            } else {
                break
            }
        }
        if capitals == 2, Self.acronyms.contains(letters) { letters = Self.pointed(letters) }
        defer { opens = false }
        return Word(letters: letters, isCapital: isCapital, opens: opens)
    }

    /// "U.N.", "U.S.A.": capitals with a point behind each. Three and more are a word like others.
    private mutating func dotted() -> Word? {
        var end = position
        var letters: [UInt8] = []
        while (0x41...0x5A).contains(scalar(at: end)), scalar(at: end + 1) == 0x2E {
            letters += Self.lowerCase(scalars[end])
            end += 2
        }
        guard letters.count > 1 else { return nil }
        position = end
        defer { opens = false }
        return Word(letters: letters.count == 2 ? Self.pointed(letters) : letters, isCapital: true, opens: opens)
    }

    /// "1,200", "6.4", "10th", "4x4".
    private mutating func number() -> Word {
        var letters: [UInt8] = []
        while position < scalars.count {
            let value = scalars[position]
            if Self.isDigit(value) || (value < 0x80 && Self.isLetter(value)) {
                Self.append(value, to: &letters)
            } else if value == 0x2E, Self.isDigit(scalar(at: position + 1)) {
                letters.append(UInt8(ascii: "."))
            } else if value != 0x2C || !Self.isDigit(scalar(at: position + 1)) {
                break
            }
            position += 1
        }
        defer { opens = false }
        return Word(letters: Array(letters.prefix(Self.longest)), isCapital: false, opens: opens)
    }

    /// Whether a mark of punctuation stands here that was UTF-8 once and then read as Latin-1 or Windows-1252 (seen in
    /// the wild: "Ukraineâ€™s", in feeds of large newspapers): three signs; true for an apostrophe.
    private func misreadMark() -> Bool? {
        guard scalars[position] == 0xE2 else { return nil }
        let second = scalar(at: position + 1)
        guard second == 0x80 || second == 0x20AC else { return nil }
        return [0x98, 0x99, 0x2DC, 0x2122].contains(scalar(at: position + 2))
    }

    private func scalar(at index: Int) -> UInt32 { index < scalars.count ? scalars[index] : 0 }

    private static func pointed(_ letters: [UInt8]) -> [UInt8] { letters.flatMap { [$0, UInt8(ascii: ".")] } }

    private static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

    private static func isLetter(_ value: UInt32) -> Bool {
        if value < 0x80 { return (0x61...0x7A).contains(value) || (0x41...0x5A).contains(value) }
        guard let scalar = Unicode.Scalar(value), !isUnspaced(value) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    }

    private static func isCapital(_ value: UInt32) -> Bool {
        if value < 0x80 { return (0x41...0x5A).contains(value) }
        return Unicode.Scalar(value)?.properties.isUppercase ?? false
    }

    /// Adds a letter in lower case; without an array of its own where it is ASCII, as nearly all are.
    private static func append(_ value: UInt32, to letters: inout [UInt8]) {
        if value < 0x80 {
            letters.append(UInt8((0x41...0x5A).contains(value) ? value + 0x20 : value))
        } else {
            letters += lowerCase(value)
        }
    }

    private static func lowerCase(_ value: UInt32) -> [UInt8] {
        if value < 0x80 { return [UInt8((0x41...0x5A).contains(value) ? value + 0x20 : value)] }
        return Unicode.Scalar(value).map { Array($0.properties.lowercaseMapping.utf8) } ?? []
    }

    private static func isUnspaced(_ value: UInt32) -> Bool {
        (0x3040..<0xA000).contains(value) || (0xAC00..<0xD7B0).contains(value) || (0x0E00..<0x0F00).contains(value)
            || (0x1000..<0x10A0).contains(value) || (0x1780..<0x1800).contains(value)
            || (0x20000..<0x32000).contains(value)
    }
}
