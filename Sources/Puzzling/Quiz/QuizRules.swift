internal import TextReading

/// Word lists of one language for the quiz alone (`Rules/puzzles.txt`).
struct QuizRules: Sendable {
    /// The field of each occupation, folded: "senator" is politics.
    private let fields: [String: String]
    /// Words for somebody unnamed ("company"), and the articles before them.
    private let vague: (words: Set<String>, articles: Set<String>)
    /// Words that lead to a country, although a town after them may be a club or a port ("with").
    private let beforeCountries: Set<String>
    /// Words for one kind of event, with its name.
    private let events: [(word: String, kind: String)]
    /// Units of indices and rates.
    private let rates: Set<String>
    /// Names of peoples without their endings, each with its place; both folded.
    private let peoples: [(stem: String, place: String)]

    init(_ lists: WordLists, _ language: Language) {
        func texts(_ list: String) -> Set<String> { Set(lists.entries(list, language).map(\.text)) }
        fields = Dictionary(
            lists.entries("roles", language).map { (plain($0.text), $0.meaning ?? "") }, uniquingKeysWith: { $1 })
        vague = (texts("vague"), texts("indefinite"))
        beforeCountries = texts("whereabouts-of-countries")
        events = lists.entries("events", language).map { ($0.text, $0.meaning ?? "") }
        rates = texts("rates")
        peoples = WordLists.builtIn.entries("demonyms", language).compactMap { entry in
            let stem = plain(entry.text)
            let isInflected = language != .english && (stem.last == "o" || stem.last == "a")
            return entry.meaning.map { (isInflected ? String(stem.dropLast()) : stem, plain($0)) }
        }
    }

    /// Returns the field of an occupation; nil if the word is none.
    func field(of word: String) -> String? { fields[word] }

    /// Returns whether a lower-case word leads to a country.
    func precedesCountry(_ word: String) -> Bool { beforeCountries.contains(word) }

    /// Returns all words for the kinds of events that a text names, also in capitals: without their first letters.
    func words(forEventsIn text: String) -> [String] {
        let words = Set(text.lowercased().split { !$0.isLetter && $0 != "-" }.map(String.init))
        let kinds = Set(events.filter { words.contains($0.word) }.map(\.kind))
        return events.filter { kinds.contains($0.kind) }.map { String($0.word.dropFirst()) }
    }

    /// Returns whether a lower-case word is the unit of an index ("points").
    func isRate(_ word: String) -> Bool { rates.contains(word) }

    /// Returns whether a headline begins with somebody unnamed: "A company was honoured at a summit in China". Nobody
    /// can tell which report it was.
    func isVague(_ title: String) -> Bool {
        let words = title.split { !$0.isLetter }.prefix(2).map { $0.lowercased() }
        return words.count == 2 && vague.articles.contains(words[0]) && vague.words.contains(words[1])
    }

    /// Returns whether a lower-case word names the people of a place: "Dutch" for the Netherlands.
    func isPeople(_ word: String, of place: String) -> Bool {
        let place = plain(place)
        return peoples.contains { people in
            word.hasPrefix(people.stem) && word.count <= people.stem.count + 3 && place.contains(people.place)
        }
    }
}
