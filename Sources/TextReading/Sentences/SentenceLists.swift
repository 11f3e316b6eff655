/// The lists in `Rules/lists.txt` used for judging sentences. All languages are combined, because a text's language
/// isn't always known.
public struct SentenceLists: Sendable {
    /// Words that say nothing about a text's topic.
    private let stopWords: Set<WordID>
    /// Words that refer back if they start a sentence; the second list is for those with "'s".
    private let pointers: Set<WordID>
    private let contractedPointers: Set<WordID>
    /// Words that cannot end a sentence.
    let neverLast: Set<WordID>
    /// Words that may precede "that" at the start of a sentence.
    let beforeThat: Set<WordID>
    /// Days, months and the like, whose numbers aren't results.
    public let dateWords: Set<WordID>
    /// Numbers written as words.
    public let numberWords: Set<WordID>
    /// Words that are capitalised at the start of a sentence but aren't names.
    public let openings: Set<WordID>
    /// Months and days, which are capitalised but aren't names.
    let calendar: Set<WordID>
    /// Days of the week.
    let weekdays: Set<WordID>
    /// First- and second-person pronouns ("we").
    let speakingPersons: Set<WordID>
    /// Third-person pronouns ("she").
    let thirdPersons: Set<WordID>
    private let boilerplate: Phrases
    /// Labels that mark boilerplate if a colon follows.
    private let labels: Phrases
    private let otherTimes: Phrases

    public static let builtIn = SentenceLists(.builtIn)
    /// The minimum number of letters or digits in a content word.
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
        weekdays = lists.words("weekdays")
        calendar = lists.words("months").union(lists.words("weekdays"))
        speakingPersons = lists.words("speaking-persons")
        thirdPersons = lists.words("third-persons")
        boilerplate = Phrases(lists.phrases("boilerplate"))
        labels = Phrases(lists.phrases("boilerplate-labels"))
        otherTimes = Phrases(lists.phrases("other-times"))
    }

    /// Returns whether a word is a content word: at least three letters or digits, and no stop word.
    public func isContentWord(_ word: Word) -> Bool {
        switch word.kind {
        case .symbol, .emoticon: return false
        case .signs: return true
        case .word, .number, .result, .counted:
            return word.letters >= Self.fewestLetters && !stopWords.contains(word.form)
        }
    }

    /// Returns whether a word is a month or a day of the week.
    public func isCalendar(_ form: WordID) -> Bool { calendar.contains(form) }

    /// Returns whether a word refers to something before its sentence. An accent makes it a different word ("É",
    /// "Más").
    func isPointer(_ word: Word) -> Bool {
        guard word.bytes.count == word.scalars.count else { return false }
        return (word.marks.contains(.possessive) ? contractedPointers : pointers).contains(word.form)
    }

    /// Returns whether any of a sentence's words refer to a period or an earlier time.
    func speaksOfOtherTimes(_ words: ArraySlice<Word>) -> Bool {
        words.indices.contains { !otherTimes.ends(at: $0, in: words).isEmpty }
    }

    /// Returns whether any of a sentence's words are boilerplate.
    ///
    /// - Parameter isLabel: a function that tells whether a colon directly follows a word.
    func isBoilerplate(_ words: ArraySlice<Word>, isLabel: (Word) -> Bool) -> Bool {
        words.indices.contains { place in
            !boilerplate.ends(at: place, in: words).isEmpty
                || labels.ends(at: place, in: words).contains { isLabel(words[$0 - 1]) }
        }
    }
}

/// Phrases matched exactly, word by word.
public struct Phrases: Sendable {
    /// Phrases by their first word.
    private let phrases: [WordID: [[WordID]]]

    public init(_ phrases: [[WordID]]) { self.phrases = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] } }

    /// Returns whether one of them occurs among the words.
    public func occur(in words: ArraySlice<Word>) -> Bool {
        words.indices.contains { !ends(at: $0, in: words).isEmpty }
    }

    /// Returns the ends of all phrases that start at a word.
    public func ends(at start: Int, in words: ArraySlice<Word>) -> [Int] {
        guard let candidates = phrases[words[start].form] else { return [] }
        return candidates.filter { words[start...].lazy.map(\.form).starts(with: $0) }.map { start + $0.count }
    }
}
