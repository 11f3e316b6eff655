/// The meanings of words in a query, in all interface languages at once: a reader of an English page may type "noticias
/// de ayer". Each language defines them in its file of `words/`, under keys that begin with `search.say.`, with
/// alternatives separated by `|`.
struct SearchGrammar {
    /// All folded phrases for each meaning ("yesterday", "source", "stop"), with words separated by one space.
    let phrases: [String: [String]]
    /// The languages as BCP 47 tags, sorted.
    let languages: [String]
    private let synonyms: [String: [String]]

    /// The prefix of such keys in `words/`. Below it, keys that continue with `category` are names of categories.
    private static let beginning = "search.say."
    private static let category = "category."

    /// - Parameter languages: the wording in each language.
    init(_ languages: [Localisation]) {
        self.languages = languages.map(\.language).sorted()
        func words(_ key: String) -> [String] {
            Self.distinct(languages.filter { $0.has(key) }.flatMap { $0[key].split(separator: "|").map(String.init) })
        }
        var phrases: [String: [String]] = [:]
        for key in languages.flatMap({ $0.keys(from: Self.beginning) }) {
            let meaning = String(key.dropFirst(Self.beginning.count))
            guard !meaning.hasPrefix(Self.category), phrases[meaning] == nil else { continue }
            phrases[meaning] = words(key)
        }
        for day in 0..<7 {
            phrases["weekday-\(day)"] = Self.distinct(languages.map { $0.word(day, of: "weekdays") })
        }
        for month in 0..<12 {
            phrases["month-\(month)"] = Self.distinct(languages.map { $0.word(month, of: "months") })
        }
        self.phrases = phrases

        var synonyms: [String: [String]] = [:]
        for key in languages.flatMap({ $0.keys(from: Self.category) }) where synonyms[key] == nil {
            synonyms[key] = Self.distinct(words(key) + words(Self.beginning + key))
        }
        self.synonyms = synonyms
    }

    /// Returns the names for a category in queries.
    ///
    /// - Parameters:
    ///   - key: the category's wording key: "category.sports.tennis".
    ///   - name: the site owner's name for it.
    func synonyms(of key: String, called name: String) -> [String] {
        Self.distinct((synonyms[key] ?? []) + [name])
    }

    /// Words that queries ignore.
    var stopWords: Set<String> { Set((phrases["stop"] ?? []).flatMap { $0.split(separator: " ").map(String.init) }) }

    private static func distinct(_ phrases: [String]) -> [String] {
        Set(phrases.map { SearchText.words(of: $0).joined(separator: " ") }).filter { !$0.isEmpty }.sorted()
    }
}
