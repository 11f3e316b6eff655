/// The properties of a word that don't depend on its position.
struct WordForm: Sendable, Equatable {
    let form: WordID
    let stem: WordID
    let byteCount: UInt16
    let scalarCount: UInt16
    let kind: Word.Kind
}

/// A table of distinct word forms, by index.
struct WordForms: Sendable {
    private var forms: [WordForm] = []
    /// The latest form of each word; `previous` links each form to the one before it. A word may have other stems in
    /// another language, and other lengths with accents.
    private var latest: [WordID: Int32] = [:]
    private var previous: [Int32] = []

    subscript(number: Int) -> WordForm { forms[number] }

    mutating func number(of word: Word) -> Int {
        let form = WordForm(
            form: word.form, stem: word.stem, byteCount: word.byteCount, scalarCount: word.scalarCount, kind: word.kind)
        let newest = latest[word.form] ?? -1
        var number = newest
        while number >= 0 {
            if forms[Int(number)] == form { return Int(number) }
            number = previous[Int(number)]
        }
        latest[word.form] = Int32(forms.count)
        previous.append(newest)
        forms.append(form)
        return forms.count - 1
    }

    /// Frees the lookup table and spare capacity.
    mutating func close() {
        latest = [:]
        previous = previous.withUnsafeBufferPointer { Array($0) }
        forms = forms.withUnsafeBufferPointer { Array($0) }
    }
}

/// A word packed into eight bytes: the index of its form, its casing, and what precedes it.
struct PackedWord: Sendable {
    private let bits: UInt64

    // From the lowest bit: 24 for the form's index, 12 each for bytes and scalars since the start of the previous word,
    // 8 for marks, 4 for the gap, 2 for the casing.
    private static let mostForms = 1 << 24
    private static let mostSkipped: UInt64 = 1 << 12

    /// Packs a word; nil if it doesn't fit.
    ///
    /// - Parameters:
    ///   - form: the index of its form.
    ///   - last: the start of the previous word.
    init?(_ word: Word, form: Int, after last: (byte: Int, scalar: Int)) {
        guard form < Self.mostForms, let bytes = UInt64(exactly: word.bytes.lowerBound - last.byte),
            let scalars = UInt64(exactly: word.scalars.lowerBound - last.scalar),
            bytes < Self.mostSkipped, scalars < Self.mostSkipped
        else { return nil }
        var bits = UInt64(form)
        bits |= bytes << 24 | scalars << 36
        bits |= UInt64(word.marks.rawValue) << 48 | UInt64(word.gap.rawValue) << 56 | UInt64(word.casing.rawValue) << 60
        self.bits = bits
    }

    var form: Int { Int(bits & 0xFF_FFFF) }

    func word(_ form: WordForm, after last: (byte: UInt32, scalar: UInt32)) -> Word {
        Word(
            form: form.form, stem: form.stem, firstByte: last.byte + UInt32(truncatingIfNeeded: bits >> 24 & 0xFFF),
            firstScalar: last.scalar + UInt32(truncatingIfNeeded: bits >> 36 & 0xFFF), byteCount: form.byteCount,
            scalarCount: form.scalarCount, gap: Gap(rawValue: UInt8(truncatingIfNeeded: bits >> 56 & 0xF)) ?? .other,
            casing: Word.Casing(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .lower, kind: form.kind,
            marks: Word.Marks(rawValue: UInt8(truncatingIfNeeded: bits >> 48)))
    }
}

/// A sentence packed into eight bytes.
struct PackedSentence: Sendable {
    private let words: UInt16
    private let skippedBytes: UInt16
    private let bytes: UInt32

    /// Packs a sentence; nil if it doesn't fit.
    ///
    /// - Parameter end: the end of the previous sentence.
    init?(_ sentence: SentenceRange, after end: (word: Int, byte: Int)) {
        guard sentence.words.lowerBound == end.word, let words = UInt16(exactly: sentence.words.count),
            let skippedBytes = UInt16(exactly: sentence.bytes.lowerBound - end.byte),
            let bytes = UInt32(exactly: sentence.bytes.count)
        else { return nil }
        self.words = words
        self.skippedBytes = skippedBytes
        self.bytes = bytes
    }

    func sentence(after end: (word: Int, byte: Int)) -> SentenceRange {
        let start = end.byte + Int(skippedBytes)
        return SentenceRange(words: end.word..<end.word + Int(words), bytes: start..<start + Int(bytes))
    }
}
