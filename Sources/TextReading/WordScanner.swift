/// A scanner that splits UTF-8 into words, byte by byte.
struct WordScanner {
    private(set) var bytes: UnsafeBufferPointer<UInt8>
    let signs: TokeniserLists
    let stemmer: Stemmer?
    private(set) var words: [Word] = []
    private(set) var exclamations = 0
    var position = 0
    var scalar = 0
    /// The folded letters of the current word.
    var folded: [UInt8] = []
    /// The same letters in lower case with their diacritics; empty if there are none.
    private var marked: [UInt8] = []

    init(_ bytes: UnsafeBufferPointer<UInt8>, signs: TokeniserLists, stemmer: Stemmer?) {
        self.bytes = bytes
        self.signs = signs
        self.stemmer = stemmer
        folded.reserveCapacity(64)
        marked.reserveCapacity(64)
    }

    /// Swaps the array of words with another, to reuse its memory.
    mutating func exchangeWords(with others: inout [Word]) { swap(&words, &others) }

    /// Starts another text, reusing memory.
    mutating func restart(with bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        words.removeAll(keepingCapacity: true)
        exclamations = 0
        position = 0
        scalar = 0
    }

    mutating func scan() {
        while true {
            var gap = GapScanner(after: words.last)
            let begin = beginning(after: &gap)
            exclamations += gap.exclamations
            guard let begin else { return }
            let (start, startScalar) = (position, scalar)
            var word = Word(
                form: WordID(rawValue: 0), stem: WordID(rawValue: 0), firstByte: UInt32(truncatingIfNeeded: start),
                firstScalar: UInt32(truncatingIfNeeded: startScalar), byteCount: 0, scalarCount: 0, gap: gap.value,
                casing: .lower, kind: .word, marks: gap.marks)
            switch begin {
            case .emoticon(let length):
                word.kind = .emoticon
                word.form = WordID(folded: bytes[position..<position + length])
                advance(length, scalars: scalars(in: length))
                word.end(at: position, scalar)
            case .symbol(let sign, let length):
                word.kind = .symbol
                word.form = WordID(folded: CollectionOfOne(sign))
                advance(length, scalars: 1)
                word.end(at: position, scalar)
            case .signs(let first, let second):
                word.kind = .signs
                word.form = WordID(folded: bytes[position..<position + first + second])
                word.byteCount = UInt16(first + second)
                word.scalarCount = 2
                advance(first, scalars: 1)
            case .letters: if !readPlainLetters(of: &word) { readLetters(of: &word) }
            }
            if word.kind != .word { word.stem = word.form }
            words.append(word)
        }
    }

    mutating func advance(_ bytes: Int, scalars: Int) {
        position += bytes
        scalar += scalars
    }

    private func scalars(in length: Int) -> Int {
        bytes[position..<position + length].count { $0 & 0xC0 != 0x80 }
    }

    func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    /// The maximum length of a word; longer runs of letters are cut. No language has words that long.
    static let longest = 96
    private static let mostBytes = 1_024

    private mutating func readLetters(of word: inout Word) {
        folded.removeAll(keepingCapacity: true)
        marked.removeAll(keepingCapacity: true)
        var letters = 0
        var capitals = 0
        var digits = 0
        var points = 0
        var beginsWithCapital = false
        let start = position
        reading: while position < bytes.count, folded.count < Self.longest, position - start < Self.mostBytes {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                append(byte)
                letters += 1
                advance(1, scalars: 1)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                if letters == 0, digits == 0 { beginsWithCapital = true }
                append(byte | 0x20)
                letters += 1
                capitals += 1
                advance(1, scalars: 1)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                append(byte)
                digits += 1
                advance(1, scalars: 1)
            case UInt8(ascii: "'"):
                guard continuesBehindApostrophe(1, scalars: 1, of: &word) else { break reading }
            case UInt8(ascii: "."):
                if letters == 0, Characters.isDigit(self.byte(at: position + 1)) {
                    append(byte)
                    points += 1
                } else if digits == 0, capitals == letters, letters == 1 || word.marks.contains(.dotted),
                    Characters.isASCIILetter(self.byte(at: position + 1)),
                    !Characters.isASCIILetter(self.byte(at: position + 2))
                {
                    word.marks.insert(.dotted)
                } else {
                    // The final point belongs to the initials.
                    if word.marks.contains(.dotted) { advance(1, scalars: 1) }
                    break reading
                }
                advance(1, scalars: 1)
            case UInt8(ascii: ","):
                guard letters == 0, Characters.isDigit(self.byte(at: position + 1)) else { break reading }
                points += 1
                advance(1, scalars: 1)
            case 0..<0x80: break reading
            default:
                let (value, width) = Characters.decoded(bytes, at: position)
                if Characters.isApostrophe(value) {
                    guard continuesBehindApostrophe(width, scalars: 1, of: &word) else { break reading }
                } else if let mark = Characters.misreadMark(bytes, at: position) {
                    guard mark.isApostrophe, continuesBehindApostrophe(mark.width, scalars: 3, of: &word) else {
                        break reading
                    }
                } else if Folding.isMark(value) || Characters.isInvisible(value) {
                    advance(width, scalars: 1)
                } else if Characters.isLetter(value), let scalar = Unicode.Scalar(value) {
                    if scalar.properties.isUppercase {
                        if letters == 0, digits == 0 { beginsWithCapital = true }
                        capitals += 1
                    }
                    letters += 1
                    append(scalar)
                    advance(width, scalars: 1)
                } else {
                    break reading
                }
            }
        }
        word.end(at: position, scalar)
        if word.marks.contains(.possessive) { passPossessive() }
        if letters == 0 {
            word.kind = digits <= 3 && points == 0 && readResult(&word) ? .result : .number
        } else if digits > 0, Characters.isDigit(folded[0]) {
            word.kind = .counted
        }
        if beginsWithCapital { word.casing = capitals == letters && letters > 1 ? .capitals : .capitalised }
        word.form = WordID(folded: folded)
        guard word.kind == .word else { return }
        if folded.count > 3, folded[folded.count - 1] == UInt8(ascii: "s"),
            folded[folded.count - 2] != UInt8(ascii: "s")
        {
            word.marks.insert(.plural)
        }
        word.stem =
            stemmer?.stem(of: marked.isEmpty ? folded : marked, form: word.form, isFolded: marked.isEmpty) ?? word.form
    }

    private mutating func append(_ byte: UInt8) {
        folded.append(byte)
        if !marked.isEmpty { marked.append(byte) }
    }

    private mutating func append(_ scalar: Unicode.Scalar) {
        if marked.isEmpty { marked.append(contentsOf: folded) }
        Folding.append(scalar, to: &folded)
        marked.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
    }

    /// Returns whether the word continues after an apostrophe, which is then consumed; otherwise marks a possessive.
    private mutating func continuesBehindApostrophe(_ width: Int, scalars: Int, of word: inout Word) -> Bool {
        let next = position + width
        guard !folded.isEmpty, isLetter(at: next) else { return false }
        // "dell'Italia", "d'Ivoire": an elided article before a name.
        if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self.byte(at: Int(word.firstByte))), isCapital(at: next) {
            return false
        }
        if byte(at: next) | 0x20 == UInt8(ascii: "s"), !isLetter(at: next + 1),
            !Characters.isDigit(byte(at: next + 1))
        {
            word.marks.insert(.possessive)
            return false
        }
        word.marks.insert(.apostrophe)
        advance(width, scalars: scalars)
        return true
    }

    private mutating func passPossessive() {
        let length = Characters.misreadMark(bytes, at: position)?.width ?? Characters.decoded(bytes, at: position).width
        advance(length + 1, scalars: scalars(in: length + 1))
    }

    private func isLetter(at index: Int) -> Bool {
        guard index < bytes.count else { return false }
        if bytes[index] < 0x80 { return Characters.isASCIILetter(bytes[index]) }
        guard Characters.misreadMark(bytes, at: index) == nil else { return false }
        let value = Characters.decoded(bytes, at: index).value
        return Characters.isLetter(value) || Folding.isMark(value)
    }

    private func isCapital(at index: Int) -> Bool {
        Unicode.Scalar(Characters.decoded(bytes, at: index).value)?.properties.isUppercase ?? false
    }

    /// Reads the second half of a result such as 3-1, if a hyphen and a short number follow.
    private mutating func readResult(_ word: inout Word) -> Bool {
        guard position < bytes.count, !word.marks.contains(.possessive) else { return false }
        let (value, width) = Characters.decoded(bytes, at: position)
        guard value == 0x2D || (0x2010...0x2013).contains(value) else { return false }
        var end = position + width
        while Characters.isDigit(byte(at: end)) { end += 1 }
        let count = end - position - width
        guard (1...3).contains(count), !isLetter(at: end) else { return false }
        if byte(at: end) == UInt8(ascii: ".") || byte(at: end) == UInt8(ascii: ","),
            Characters.isDigit(byte(at: end + 1))
        {
            return false
        }
        folded.append(UInt8(ascii: "-"))
        folded.append(contentsOf: bytes[position + width..<end])
        advance(width + count, scalars: 1 + count)
        word.end(at: position, scalar)
        return true
    }
}

extension Word {
    /// Sets the word's end.
    mutating func end(at byte: Int, _ scalar: Int) {
        byteCount = UInt16(truncatingIfNeeded: byte - Int(firstByte))
        scalarCount = UInt16(truncatingIfNeeded: scalar - Int(firstScalar))
    }
}
