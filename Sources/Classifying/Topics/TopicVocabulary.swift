internal import Newsroom
internal import TextReading

/// The phrases and common words of one language, with their categories.
struct TopicVocabulary: Sendable {
    struct Vote {
        var category: Int
        var subcategory: Int?
        var weight: Double
    }

    private(set) var table: PhraseTable
    /// The votes of each phrase, by its index in `table`.
    private(set) var votes: [[Vote]] = []
    /// The phrases as written in the rules, by index.
    private(set) var phrases: [String] = []
    /// Indices of phrases that name the platform where something was said or shown.
    let platforms: Set<Int>
    private(set) var vocabulary: PhraseTable
    /// The weights of common words: one per category for each word, by its index in `vocabulary`.
    private var leanings: [Double] = []
    private let categories: Int
    /// The common words, by index.
    private(set) var words: [String] = []

    /// - Parameter language: the language of the texts, which determines the plural forms that are recognised.
    init(of categories: [Category], rules: CategoryRules, language: Language, keywordWeight: Double) {
        self.categories = categories.count
        var reader = PhraseReader()
        table = PhraseTable(languages: [language])
        vocabulary = PhraseTable(languages: [language])
        let keywords = categories.flatMap { category in
            category.keywords.map { CategoryRule(phrase: $0, category: category.id, weight: keywordWeight) }
                + category.subcategories.flatMap { subcategory in
                    subcategory.keywords.map {
                        CategoryRule(
                            phrase: $0, category: category.id, subcategory: subcategory.id, weight: keywordWeight)
                    }
                }
        }
        let places = Dictionary(
            categories.indices.map { (categories[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
        for rule in rules.rules + keywords {
            var vote: Vote?
            if let id = rule.category {
                guard let category = places[id] else { continue }
                vote = Vote(category: category, subcategory: nil, weight: rule.weight)
                if let id = rule.subcategory {
                    vote?.subcategory = categories[category].subcategories.firstIndex { $0.id == id }
                }
            }
            guard let number = table.insert(rule.phrase, by: &reader) else { continue }
            if number == votes.count {
                votes.append([])
                phrases.append(rule.phrase)
            }
            if let vote { votes[number].append(vote) }
        }
        let names = Set(WordLists.builtIn.entries("platforms").map(\.text))
        platforms = Set(phrases.enumerated().lazy.filter { names.contains($1.lowercased()) }.map(\.offset))
        let columns = rules.words.categories.map { places[$0] }
        for (word, weights) in rules.words.weights.sorted(by: { $0.key < $1.key }) {
            guard let number = vocabulary.insert(word, by: &reader), number == words.count else { continue }
            var leaning = [Double](repeating: 0, count: categories.count)
            for (category, weight) in zip(columns, weights) { if let category { leaning[category] = weight } }
            leanings += leaning
            words.append(word)
        }
    }

    /// Returns the weight of a common word for a category.
    func leaning(of word: Int, to category: Int) -> Double { leanings[word * categories + category] }

    /// Adds a text's points to the scores; each phrase and word counts once.
    ///
    /// - Parameters:
    ///   - scores: points by category.
    ///   - parts: points by category and subcategory.
    /// - Returns: the phrases found, as from `found(of: table, in: words)`.
    func count(_ words: TextReading, factor: Double, scores: inout [Double], parts: inout [[Double]]) -> [Int] {
        for word in found(of: vocabulary, in: words) {
            for category in 0..<categories { scores[category] += leaning(of: word, to: category) * factor }
        }
        let phrases = found(of: table, in: words)
        for phrase in phrases {
            for vote in votes[phrase] {
                scores[vote.category] += vote.weight * factor
                if let part = vote.subcategory { parts[vote.category][part] += vote.weight * factor }
            }
        }
        return phrases
    }

    /// Returns the indices of a table's phrases that occur in a text, each once, in text order.
    func found(of table: PhraseTable, in words: TextReading) -> [Int] {
        let found = table.matches(in: words).map(\.phrase)
        var known = Set<Int>(minimumCapacity: found.count)
        return found.filter { known.insert($0).inserted }
    }
}
