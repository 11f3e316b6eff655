/// A sentence of a text, with the properties used for selecting and scoring it.
public struct Sentence: Sendable {
    /// The complete text that contains it.
    private let source: String
    private let range: SentenceRange
    public let words: ArraySlice<Word>
    /// The language the words were stemmed in; nil if unknown.
    public let language: Language?
    let marks: SentenceMarks
    /// Its content words.
    public let terms: Terms

    /// The number of words, as counted for the length of a summary.
    public var length: Int { marks.chunks.count }

    /// Its range in the UTF-8 of the complete text.
    public var bytes: Range<Int> { range.bytes }

    public var text: String { withBytes { String(decoding: $0[range.bytes], as: UTF8.self) } }

    public init(_ range: SentenceRange, of source: String, reading: TextReading) {
        self.source = source
        self.range = range
        words = reading.words[range.words]
        language = reading.language
        var letters = source
        marks = letters.withUTF8 { SentenceMarks(of: $0, in: range.bytes) }
        terms = Terms(of: words)
    }

    /// Returns the first sentences of a text.
    public static func sentences(of source: String, _ reading: TextReading, atMost limit: Int) -> [Sentence] {
        reading.sentences.prefix(limit).map { Sentence($0, of: source, reading: reading) }
    }

    /// Passes the UTF-8 of the complete text to `body`.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var letters = source
        return letters.withUTF8(body)
    }

    /// Whether it is a complete sentence of 6 to 60 words: not a heading, not truncated, without an unclosed quotation.
    public var isWhole: Bool {
        marks.ends && isWholeBesidesEnd
    }

    /// Whether it is complete apart from its final mark.
    var isWholeBesidesEnd: Bool {
        guard (6...60).contains(length), !marks.isCut, marks.isBalanced,
            let first = words.first(where: \.isSpoken), !beginsSmall(first)
        else { return false }
        return !isFlattened && !isFragment
    }

    /// Whether it is a question.
    public var isQuestion: Bool {
        withBytes { bytes in bytes[range.bytes].last == UInt8(ascii: "?") }
    }

    /// Whether it starts with a reference to the previous sentence, which a summary may lack.
    public var leansOnAnother: Bool {
        guard let first = words.first(where: { $0.kind == .word || $0.kind == .signs }) else { return true }
        if SentenceLists.builtIn.isPointer(first) { return true }
        return words.first?.form == SentenceLists.in && words.dropFirst().first?.form == SentenceLists.that
    }

    /// The number of opening words in which a pronoun needs a name before it. Later ones may refer to someone in the
    /// sentence.
    private static let openingWords = 6

    /// Whether it refers to someone not named before, or to the speaker or the person addressed.
    public var hasDanglingReference: Bool {
        if leansOnAnother { return true }
        let lists = SentenceLists.builtIn
        let quoted = quotedBytes
        var hasName = false
        for (place, word) in words.enumerated() {
            let isQuoted = quoted.contains { $0.contains(word.bytes.lowerBound) }
            if !isQuoted, lists.speakingPersons.contains(word.form), word.casing != .capitals || word.scalars.count == 1
            {
                return true
            }
            if place < Self.openingWords, !hasName, lists.thirdPersons.contains(word.form) { return true }
            if word.isCapitalised, word.kind == .word, !lists.openings.contains(word.form),
                !lists.calendar.contains(word.form)
            {
                hasName = true
            }
        }
        return false
    }

    /// Whether it belongs to the page rather than the story: an appeal, a credit, a fragment.
    public var isBoilerplate: Bool {
        if length < 3 { return true }
        return SentenceLists.builtIn.isBoilerplate(words) { word in
            withBytes { word.bytes.upperBound < $0.count && $0[word.bytes.upperBound] == UInt8(ascii: ":") }
        }
    }

    /// Returns whether a word starts with a lower-case letter. Digits and letters of scripts without capitals don't
    /// count.
    func beginsSmall(_ word: Word) -> Bool {
        guard word.kind == .word, word.casing == .lower else { return false }
        return withBytes { bytes in
            let letters = bytes[word.bytes].prefix(4)
            if let first = letters.first, first < 0x80 { return (0x61...0x7A).contains(first) }
            let first = String(decoding: letters, as: UTF8.self).unicodeScalars.first
            return first?.properties.isLowercase ?? false
        }
    }
}

extension Word {
    /// Whether it consists of letters or digits, unlike a symbol or emoticon.
    public var isSpoken: Bool { kind != .symbol && kind != .emoticon }

    /// The approximate number of letters or digits.
    var letters: Int { marks.contains(.dotted) ? scalars.count / 2 : scalars.count }
}
