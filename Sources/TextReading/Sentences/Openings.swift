/// The sentence openings in one list of `Rules/lists.txt`, by language. They are compared as written, because an accent
/// makes a different word ("está", "esta").
struct Openings: Sendable {
    private static let languages: [Language] = [.english, .spanish, .portuguese]

    private struct Entries {
        let texts: Set<String>
        /// The forms of their first words, which rule out most sentences before any text is compared.
        let firsts: Set<WordID>
        /// The number of words of the longest.
        let mostWords: Int
    }

    private let entries: [Language: Entries]

    init(_ list: String, in lists: WordLists) {
        entries = Dictionary(
            uniqueKeysWithValues: Self.languages.map { language in
                let texts = lists.entries(list, language).map(\.text)
                return (
                    language,
                    Entries(
                        texts: Set(texts.map { $0.lowercased() }),
                        firsts: Set(texts.compactMap { WordLists.forms(of: $0).first }),
                        mostWords: texts.map { $0.split(separator: " ").count }.max() ?? 0)
                )
            })
    }

    /// Returns whether a sentence starts with an entry of its language.
    func begin(_ sentence: Sentence) -> Bool {
        guard let entries = entries[sentence.language ?? .english],
            let first = sentence.words.first(where: \.isSpoken), entries.firsts.contains(first.form)
        else { return false }
        let words = sentence.words.lazy.filter(\.isSpoken).prefix(entries.mostWords)
        let spelled = sentence.withBytes { bytes in
            words.map { String(decoding: bytes[$0.bytes], as: UTF8.self).lowercased() }
        }
        return spelled.indices.contains { entries.texts.contains(spelled[...$0].joined(separator: " ")) }
    }
}

/// The lists of `Rules/lists.txt` that identify complete sentences of no use in a summary.
struct RoleLists: Sendable {
    let clauses: Openings
    let subordinators: Openings
    let subjectless: Openings
    let subjectBehind: Openings
    let subjectBehindInTitles: Openings
    let introduced: Openings
    /// Spanish verbs that their ending doesn't reveal, and words with which a noun or a subordinate clause begins, as
    /// spelled.
    let verbs: Set<String>
    let nounLeads: Set<String>
    let presentations: Phrases
    let verdicts: Phrases
    /// Verbs of praise and blame, of appeal, and of saying, and people who only comment on the news.
    let reactions: Phrases
    let appeals: Phrases
    let saying: Set<WordID>
    let onlookers: Set<WordID>
    /// What was uncertain or open when it was written.
    let openMatters: Phrases
    /// Words that announce a fact without stating it.
    let vague: Set<WordID>
    let offices: Set<WordID>
    /// Offices by the words for those who held them ("expresidente").
    let formerOffices: [WordID: WordID]
    let futures: Phrases
    let nearTimes: Phrases
    let plans: Phrases
    /// Days named by their distance from the report's ("yesterday").
    let relativeDays: Phrases
    let backgrounds: Openings
    /// Words that make a weekday a particular one ("this Monday"), and the numbers of weekdays, 1 for Monday.
    let beforeWeekday: Set<WordID>
    let weekdays: [WordID: Int]
    /// Words that point at the noun after them, and nouns of time, with which they don't refer to another sentence.
    let demonstratives: Set<WordID>
    let periods: Set<WordID>
    /// Words after a noun with which it needs no introduction ("the head of the army").
    let qualifiers: Set<WordID>
    /// Words that lead from a noun to a name that says which one is meant.
    let places: Set<WordID>
    let definiteArticles: [Language: Set<WordID>]
    /// Words that begin a phrase before a sentence's subject.
    let introducers: Set<WordID>

    static let builtIn = RoleLists(.builtIn)

    init(_ lists: WordLists) {
        clauses = Openings("clause-openings", in: lists)
        subordinators = Openings("subordinators", in: lists)
        subjectless = Openings("subjectless-openings", in: lists)
        subjectBehind = Openings("subject-behind", in: lists)
        subjectBehindInTitles = Openings("subject-behind-in-titles", in: lists)
        introduced = Openings("introduced-openings", in: lists)
        verbs = Set(lists.entries("verbs", .spanish).map(\.text))
        nounLeads = Set(lists.entries("noun-leads", .spanish).map(\.text))
        presentations = Phrases(lists.phrases("presentations"))
        verdicts = Phrases(lists.phrases("verdicts"))
        reactions = Phrases(lists.phrases("reactions"))
        appeals = Phrases(lists.phrases("appeals"))
        saying = lists.words("saying-verbs").union(lists.words("saying-verbs-of-titles"))
        onlookers = lists.words("onlookers")
        openMatters = Phrases(lists.phrases("open-matters"))
        vague = lists.words("vague-words")
        let names = lists.entries("offices").map(\.text).filter { !$0.hasPrefix("ex") }
        offices = Set(names.flatMap { WordLists.forms(of: $0) })
        formerOffices = Dictionary(
            names.compactMap { name in
                guard let former = WordLists.forms(of: "ex" + name).first, let office = WordLists.forms(of: name).first
                else { return nil }
                return (former, office)
            }, uniquingKeysWith: { first, _ in first })
        futures = Phrases(lists.phrases("futures"))
        nearTimes = Phrases(lists.phrases("near-times"))
        plans = Phrases(lists.phrases("plans"))
        relativeDays = Phrases(lists.phrases("relative-days"))
        backgrounds = Openings("background-openings", in: lists)
        beforeWeekday = lists.words("before-weekday")
        weekdays = lists.meanings("weekdays").compactMapValues(Int.init)
        demonstratives = lists.words("demonstratives")
        periods = lists.words("periods").union(weekdays.keys)
        qualifiers = lists.words("qualifiers")
        places = lists.words("qualifiers-of-place")
        introducers = lists.words("introducers")
        definiteArticles = Dictionary(
            uniqueKeysWithValues: lists.languages(of: "definite-articles").map {
                ($0, lists.words("definite-articles", $0))
            })
    }
}
