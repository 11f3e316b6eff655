internal import TextReading

/// What reports in two languages can have in common.
///
/// They share names, numbers and the few words that both languages write alike, and would be unlike however much they tell
/// the same. So only that part of each is held against the other which the other's language can say: the terms that some
/// article in it has too.
struct CommonTongue {
    /// The language of each article, by its number; nil where it is not known.
    private let languages: [Int?]
    /// For each language the length of the part of each article's vector that articles in it have in common with it.
    private let lengths: [[Double]]

    /// No part of a vector counts as shorter than this: two of which hardly anything can be said in both languages would be
    /// alike for a single name.
    private static let leastLength = 0.6
    /// So many words that are rare today must stand in the titles or first lines of both: one name is in the news for many
    /// things.
    private static let leastRareWords = 2
    /// A word is rare that no larger part of all articles has.
    private static let rare = 0.01

    init(_ vectors: [TermVector], languages: [Language?], terms: Int) {
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
            for (vector, own) in zip(vectors, languages) where own == language {
                for term in vector.terms[..<vector.shared] { isSaid[Int(term)] = true }
            }
            return zip(vectors, languages).map { vector, own in
                guard own != language else { return 1 }
                let squares = zip(vector.terms[..<vector.shared], vector.weights).reduce(0) {
                    isSaid[Int($1.0)] ? $0 + $1.1 * $1.1 : $0
                }
                return max(squares.squareRoot(), Self.leastLength)
            }
        }
    }

    /// By how much the likeness of two articles is too small because they are in two languages; 1 where they are in one,
    /// where one's is not known, and where they share too little for a comparison.
    func factor(between a: Int, and b: Int, in corpus: Corpus) -> Double {
        guard !lengths.isEmpty, let one = languages[a], let other = languages[b], one != other,
            corpus.rareWords(in: a, and: b, share: Self.rare) >= Self.leastRareWords
        else { return 1 }
        return 1 / (lengths[other][a] * lengths[one][b])
    }

    /// The greatest factor that there is.
    static let greatestFactor = 1 / (leastLength * leastLength)
}
