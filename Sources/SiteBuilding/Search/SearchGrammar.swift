/// The meaning of words in a query, in every language of the interface at once, because a reader of an English page may
/// well ask for "noticias de ayer". A language's part stands in its file of `words/`, under keys that begin with `search.say.`, the
/// alternatives separated by `|`.
struct SearchGrammar {
    /// By what is meant ("yesterday", "source", "stop"): every way to say it, folded, the words separated by one space.
    let phrases: [String: [String]]
    /// The languages themselves, as BCP 47 tags, sorted.
    let languages: [String]
    private let synonyms: [String: [String]]

    /// Where such words stand in a file of `words/`; those of categories are names of theirs.
    private static let beginning = "search.say."
    private static let category = "category."

    /// - Parameter languages: the words of each.
    init(_ languages: [Localisation]) {
        self.languages = languages.map(\.language).sorted()
        func said(_ key: String) -> [String] {
            Self.distinct(languages.filter { $0.has(key) }.flatMap { $0[key].split(separator: "|").map(String.init) })
        }
        var phrases: [String: [String]] = [:]
        for key in languages.flatMap({ $0.keys(from: Self.beginning) }) {
            let meaning = String(key.dropFirst(Self.beginning.count))
            guard !meaning.hasPrefix(Self.category), phrases[meaning] == nil else { continue }
            phrases[meaning] = said(key)
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
            synonyms[key] = Self.distinct(said(key) + said(Self.beginning + key))
        }
        self.synonyms = synonyms
    }

    /// The names of a category in queries.
    ///
    /// - Parameters:
    ///   - key: "category.sports.tennis".
    ///   - name: the site owner's name for it.
    func synonyms(of key: String, called name: String) -> [String] {
        Self.distinct((synonyms[key] ?? []) + [name])
    }

    /// Words that say nothing on what is searched for.
    var stopWords: Set<String> { Set((phrases["stop"] ?? []).flatMap { $0.split(separator: " ").map(String.init) }) }

    private static func distinct(_ phrases: [String]) -> [String] {
        Set(phrases.map { SearchText.words(of: $0).joined(separator: " ") }).filter { !$0.isEmpty }.sorted()
    }
}
