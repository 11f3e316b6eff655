/// The lists by which sentences are judged, as `Rules/lists.txt` has them: of all languages together, for a text's
/// language is not always known.
public struct SentenceLists: Sendable {
    /// Say nothing of a text's matter.
    private let stopWords: Set<WordID>
    /// Point back where they begin a sentence; the second with "'s".
    private let pointers: Set<WordID>
    private let contractedPointers: Set<WordID>
    /// End no sentence.
    let neverLast: Set<WordID>
    /// May stand before "that" at a sentence's beginning.
    let beforeThat: Set<WordID>
    /// Days and months, whose figures are no results.
    public let dateWords: Set<WordID>
    /// Numbers in letters.
    public let numberWords: Set<WordID>
    /// Begin sentences with a capital, and are no names.
    public let openings: Set<WordID>
    /// Months and days, whose capitals name nobody.
    let calendar: Set<WordID>
    /// Who speaks, or is spoken to ("we").
    let speakingPersons: Set<WordID>
    /// Point at somebody named before ("she").
    let thirdPersons: Set<WordID>
    private let boilerplate: Phrases
    /// Speak of the page where a colon stands behind them.
    private let labels: Phrases
    private let otherTimes: Phrases

    public static let builtIn = SentenceLists(.builtIn)
    /// A telling word has so many letters or digits.
    static let fewestLetters = 3
    static let that = WordID(folded: "that")
    static let the = WordID(folded: "the")
    static let `in` = WordID(folded: "in")

    init(_ lists: WordLists) {
        stopWords = lists.words("summary-stop-words")
        pointers = lists.words("pointers")
        contractedPointers = lists.words("contracted-pointers")
        neverLast = lists.words("never-last")
        beforeThat = lists.words("before-that")
        dateWords = lists.words("date-words")
        numberWords = lists.words("number-words")
        openings = lists.words("sentence-openings")
        calendar = lists.words("months").union(lists.words("weekdays"))
        speakingPersons = lists.words("speaking-persons")
        thirdPersons = lists.words("third-persons")
        boilerplate = Phrases(lists.phrases("boilerplate"))
        labels = Phrases(lists.phrases("boilerplate-labels"))
        otherTimes = Phrases(lists.phrases("other-times"))
    }

    /// Whether a word says what its text is about: three letters or digits, and no stop word.
    public func isTelling(_ word: Word) -> Bool {
        switch word.kind {
        case .symbol, .emoticon: return false
        case .signs: return true
        case .word, .number, .result, .counted:
            return word.letters >= Self.fewestLetters && !stopWords.contains(word.form)
        }
    }

    /// Whether a word points at what stands before its sentence. What has an accent is another word ("É", "Más").
    func isPointer(_ word: Word) -> Bool {
        guard word.bytes.count == word.scalars.count else { return false }
        return (word.marks.contains(.possessive) ? contractedPointers : pointers).contains(word.form)
    }

    /// Whether anything among the words of a sentence names a stretch of time or a time before.
    func speaksOfOtherTimes(_ words: ArraySlice<Word>) -> Bool {
        words.indices.contains { !otherTimes.ends(at: $0, in: words).isEmpty }
    }

    /// Whether anything among the words of a sentence speaks of the page.
    ///
    /// - Parameter isLabel: whether a colon stands right behind a word.
    func isBoilerplate(_ words: ArraySlice<Word>, isLabel: (Word) -> Bool) -> Bool {
        words.indices.contains { place in
            !boilerplate.ends(at: place, in: words).isEmpty
                || labels.ends(at: place, in: words).contains { isLabel(words[$0 - 1]) }
        }
    }
}

/// Phrases that are found as they stand, word by word.
private struct Phrases: Sendable {
    /// By their first words.
    private let phrases: [WordID: [[WordID]]]

    init(_ phrases: [[WordID]]) { self.phrases = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] } }

    /// Where the phrases end that begin at a word.
    func ends(at start: Int, in words: ArraySlice<Word>) -> [Int] {
        guard let candidates = phrases[words[start].form] else { return [] }
        return candidates.filter { words[start...].lazy.map(\.form).starts(with: $0) }.map { start + $0.count }
    }
}
