internal import Foundation
internal import Newsroom
internal import TextReading

/// All articles as vectors: the rarer a term among them and in the news on the whole, the more it weighs (TF-IDF), each
/// vector of length one, or shorter where an article says little.
struct Corpus {
    let vectors: [TermVector]
    /// What else tells whether two articles are of one event.
    let clues: [Clues]
    /// In how many articles each term occurs.
    let frequencies: [Int32]
    /// Whether a term is a pair of words.
    let isPair: [Bool]
    private let numbers: [WordID: Int32]

    /// How many articles of other news we pretend to know besides. Without them a word is common as soon as half of ten
    /// articles have it, and one threshold could not serve ten articles and ten thousand; with many more of them, what
    /// all of today's articles are about would be taken for what one of them tells.
    private static let background = 130.0
    /// How much more rare terms weigh than common ones: 1 is the usual logarithm.
    private static let contrast = 1.5
    /// A bare headline is like another for a single word; its vector is as short as if it had this part of what articles
    /// say on the average, and said it of something else.
    private static let leastLength = 0.9
    /// What more than this part of a source's articles holds is the source's and not the article's ("subscribe to our
    /// channel", or the one country of a country's paper); told from so many articles on.
    private static let sourceShare = 0.5
    private static let sourceArticles = 8
    /// A word is a name when this part of it stands with a capital where others would not.
    private static let capitals = 0.7

    /// - Parameter articles: their order numbers the vectors.
    init(_ articles: [Article], texts: StoryTexts, vocabulary: StoryVocabulary, commonness: Commonness) {
        var numbers: [WordID: Int32] = [:]
        var frequencies: [Int32] = []
        var expected: [Double] = []
        var isPair: [Bool] = []
        var capitals: [(capital: Int, all: Int)] = []
        var clues: [Clues] = []
        clues.reserveCapacity(articles.count)
        // One article at a time, and of each only what is needed later: dictionaries are large.
        let counts: [[(term: Int32, weight: Double)]] = articles.indices.map {
            index -> [(term: Int32, weight: Double)] in
            let reader = ArticleTerms(title: texts.titles[index], body: texts.bodies[index], vocabulary: vocabulary)
            clues.append(
                Clues(
                    days: reader.days, titleNumbers: reader.titleNumbers, numbers: reader.numbers, dates: reader.dates,
                    names: [], words: 0, isRoundup: reader.isRoundup))
            // Terms are numbered in an order that depends on the articles alone.
            let entries = reader.terms.sorted { $0.key.rawValue < $1.key.rawValue }.map {
                hash, occurrence -> (term: Int32, weight: Double) in
                let number = numbers[hash] ?? Int32(frequencies.count)
                if Int(number) == frequencies.count {
                    numbers[hash] = number
                    frequencies.append(0)
                    expected.append(Self.background * commonness.ofArticles(with: hash, parts: occurrence.parts))
                    isPair.append(occurrence.parts != nil)
                    capitals.append((0, 0))
                }
                frequencies[Int(number)] += 1
                if let seen = reader.capitals[hash] {
                    capitals[Int(number)].capital += seen.capital
                    capitals[Int(number)].all += seen.all
                }
                return (number, occurrence.weight)
            }
            return entries.sorted { $0.term < $1.term }
        }
        let total = Double(articles.count) + Self.background
        let rarity = zip(frequencies, expected).map { pow(log(1 + total / (Double($0) + $1)), Self.contrast) }
        let weighted = counts.map { entries in
            entries.map { (term: $0.term, weight: log(1 + $0.weight) * rarity[Int($0.term)]) }
        }
        let lengths = weighted.map { entries in entries.reduce(0) { $0 + $1.weight * $1.weight }.squareRoot() }
        let least = Self.leastLength * lengths.reduce(0, +) / Double(max(lengths.count, 1))
        vectors = zip(Self.withoutSourceTerms(weighted, articles: articles), lengths).map { entries, length in
            let length = max(length, least)
            return TermVector(
                terms: entries.map(\.term), weights: entries.map { length > 0 ? $0.weight / length : 0 })
        }
        let isName = capitals.map { $0.capital > 0 && Double($0.capital) >= Self.capitals * Double($0.all) }
        for (index, entries) in counts.enumerated() {
            clues[index].names = entries.map(\.term).filter { isName[Int($0)] }
            clues[index].words = entries.count { !isPair[Int($0.term)] }
        }
        self.clues = clues
        self.frequencies = frequencies
        self.isPair = isPair
        self.numbers = numbers
    }

    /// How much a term tells, for an order among terms; 0 for one that no article has.
    func rarity(of term: WordID) -> Double { numbers[term].map { 1 / Double(frequencies[Int($0)]) } ?? 0 }

    /// The vectors keep the length that they had with these terms: an article that says little of its own is like few.
    private static func withoutSourceTerms(
        _ vectors: [[(term: Int32, weight: Double)]], articles: [Article]
    ) -> [[(term: Int32, weight: Double)]] {
        var result = vectors
        for indices in Dictionary(grouping: articles.indices, by: { articles[$0].source }).values
        where indices.count >= sourceArticles {
            var frequencies: [Int32: Int] = [:]
            for index in indices { for entry in vectors[index] { frequencies[entry.term, default: 0] += 1 } }
            let limit = Double(indices.count) * sourceShare
            for index in indices {
                result[index] = vectors[index].filter { Double(frequencies[$0.term] ?? 0) <= limit }
            }
        }
        return result
    }
}
