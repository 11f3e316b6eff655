internal import TextReading

/// Corrects the similarity of articles in two languages.
///
/// Such articles share only names, numbers and the few words that both languages spell alike. So each is compared only
/// by terms that the other's language can express: those that some article in that language has.
struct CrossLanguageFactor {
    private typealias Tuning = ClusteringTuning.Pairs

    /// The language of each article, as a number; nil if unknown.
    private let languages: [Int?]
    /// For each language, the length of the part of each article's vector that this language can express.
    private let lengths: [[Double]]

    init(_ vectors: TermVectors, languages: [Language?], terms: Int) {
        let known = Set(languages.compactMap { $0 }).sorted { $0.code < $1.code }
        let numbers = Dictionary(known.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let languages = languages.map { $0.flatMap { numbers[$0] } }
        self.languages = languages
        guard known.count > 1 else {
            lengths = []
            return
        }
        lengths = known.indices.map { language in
            var isSaid = [Bool](repeating: false, count: terms)
            for (article, own) in languages.enumerated() where own == language {
                for entry in vectors.entries[vectors.range(of: article)] { isSaid[Int(entry.term)] = true }
            }
            return languages.enumerated().map { article, own in
                guard own != language else { return 1 }
                let squares = vectors.range(of: article).reduce(0) { sum, place in
                    guard isSaid[Int(vectors.entries[place].term)] else { return sum }
                    let weight = vectors.weight(at: place, of: article)
                    return sum + weight * weight
                }
                return max(squares.squareRoot(), Tuning.shortestCommonLength)
            }
        }
    }

    /// Returns the factor that corrects the similarity of two articles. It is 1 in one language, if a language is
    /// unknown, or if they share too few rare words.
    func factor(between a: Int, and b: Int, in corpus: Corpus) -> Double {
        guard !lengths.isEmpty, let one = languages[a], let other = languages[b], one != other,
            corpus.rareWords(in: a, and: b, share: Tuning.rareShareOfLanguages) >= Tuning.fewestRareWordsOfLanguages
        else { return 1 }
        return 1 / (lengths[other][a] * lengths[one][b])
    }

    /// The largest possible factor.
    static let greatestFactor = 1 / (Tuning.shortestCommonLength * Tuning.shortestCommonLength)
}
