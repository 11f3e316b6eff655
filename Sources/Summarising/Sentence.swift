internal import TextReading

/// A sentence of a text, with the facts by which a summary weighs it.
struct Sentence {
    /// The whole text that contains it.
    private let source: String
    private let range: SentenceRange
    let words: ArraySlice<Word>
    let marks: SentenceMarks
    /// Its meaningful words.
    let terms: Terms

    /// Its number of words, as counted for a summary's length.
    var length: Int { marks.chunks.count }

    var text: String { withBytes { String(decoding: $0[range.bytes], as: UTF8.self) } }

    init(_ range: SentenceRange, of source: String, reading: TextReading) {
        self.source = source
        self.range = range
        words = reading.words[range.words]
        var letters = source
        marks = letters.withUTF8 { SentenceMarks(of: $0, in: range.bytes) }
        terms = Terms(of: words)
    }

    /// The first sentences of a text.
    static func sentences(of source: String, _ reading: TextReading, atMost limit: Int) -> [Sentence] {
        reading.sentences.prefix(limit).map { Sentence($0, of: source, reading: reading) }
    }

    /// The UTF-8 of the whole text.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var letters = source
        return letters.withUTF8(body)
    }

    /// Whether it is a complete sentence: not a heading, not cut off, no quotation left open, 6 to 60 words long.
    var isWhole: Bool {
        guard (6...60).contains(length), marks.ends, !marks.isCut, marks.isBalanced,
            let first = words.first(where: \.isSpoken), !beginsSmall(first)
        else { return false }
        return !isFlattened && !isFragment
    }

    /// Whether its beginning refers to the sentence before it, which may be missing in the summary.
    var leansOnAnother: Bool {
        guard let first = words.first(where: { $0.kind == .word || $0.kind == .signs }) else { return true }
        if SentenceLists.builtIn.isPointer(first) { return true }
        return words.first?.form == SentenceLists.in && words.dropFirst().first?.form == SentenceLists.that
    }

    /// Whether it belongs to the page and not to the story: an invitation, a credit, a fragment.
    var isBoilerplate: Bool {
        if length < 3 { return true }
        return SentenceLists.builtIn.isBoilerplate(words) { word in
            withBytes { word.bytes.upperBound < $0.count && $0[word.bytes.upperBound] == UInt8(ascii: ":") }
        }
    }

    /// Whether a word begins with a small letter; digits, and letters of scripts without capitals, do not count as
    /// small.
    func beginsSmall(_ word: Word) -> Bool {
        guard word.kind == .word, word.casing == .lower else { return false }
        return withBytes { bytes in
            let first = String(decoding: bytes[word.bytes].prefix(4), as: UTF8.self).unicodeScalars.first
            return first?.properties.isLowercase ?? false
        }
    }
}

extension Word {
    /// Whether it consists of letters or digits, and is not a symbol or an emoticon.
    var isSpoken: Bool { kind != .symbol && kind != .emoticon }

    /// How many letters or digits it has, about.
    var letters: Int { marks.contains(.dotted) ? scalars.count / 2 : scalars.count }
}
