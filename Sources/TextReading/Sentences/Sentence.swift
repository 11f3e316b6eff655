/// A sentence of a text, with the facts by which it is judged and weighed.
public struct Sentence: Sendable {
    /// The whole text that contains it.
    private let source: String
    private let range: SentenceRange
    public let words: ArraySlice<Word>
    /// By which its words were stemmed; nil where it is not known.
    public let language: Language?
    let marks: SentenceMarks
    /// Its meaningful words.
    public let terms: Terms

    /// Its number of words, as counted for a summary's length.
    public var length: Int { marks.chunks.count }

    /// Where it stands in the UTF-8 of the whole text.
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

    /// The first sentences of a text.
    public static func sentences(of source: String, _ reading: TextReading, atMost limit: Int) -> [Sentence] {
        reading.sentences.prefix(limit).map { Sentence($0, of: source, reading: reading) }
    }

    /// The UTF-8 of the whole text.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var letters = source
        return letters.withUTF8(body)
    }

    /// Whether it is a complete sentence: not a heading, not cut off, no quotation left open, 6 to 60 words long.
    public var isWhole: Bool {
        guard (6...60).contains(length), marks.ends, !marks.isCut, marks.isBalanced,
            let first = words.first(where: \.isSpoken), !beginsSmall(first)
        else { return false }
        return !isFlattened && !isFragment
    }

    /// Whether it asks.
    public var isQuestion: Bool {
        withBytes { bytes in bytes[range.bytes].last == UInt8(ascii: "?") }
    }

    /// Whether its beginning refers to the sentence before it, which may be missing in the summary.
    public var leansOnAnother: Bool {
        guard let first = words.first(where: { $0.kind == .word || $0.kind == .signs }) else { return true }
        if SentenceLists.builtIn.isPointer(first) { return true }
        return words.first?.form == SentenceLists.in && words.dropFirst().first?.form == SentenceLists.that
    }

    /// A pronoun among so many first words wants a name before it; further on it may speak of somebody in the sentence.
    private static let early = 6

    /// Whether it speaks of somebody whom it does not name before, or of who speaks or is spoken to.
    public var dangles: Bool {
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
            if place < Self.early, !hasName, lists.thirdPersons.contains(word.form) { return true }
            if word.isCapitalised, word.kind == .word, !lists.openings.contains(word.form),
                !lists.calendar.contains(word.form)
            {
                hasName = true
            }
        }
        return false
    }

    /// Whether it belongs to the page and not to the story: an invitation, a credit, a fragment.
    public var isBoilerplate: Bool {
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
    public var isSpoken: Bool { kind != .symbol && kind != .emoticon }

    /// How many letters or digits it has, about.
    var letters: Int { marks.contains(.dotted) ? scalars.count / 2 : scalars.count }
}
