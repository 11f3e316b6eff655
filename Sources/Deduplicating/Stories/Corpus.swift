internal import Foundation
internal import Newsroom

/// All articles as vectors: the rarer a term among them, the more it weighs (TF-IDF), each vector of length one,
/// or shorter where an article says little.
struct Corpus {
    let vectors: [TermVector]
    /// In how many articles each term occurs.
    let frequencies: [Int32]

    /// How many articles we pretend to know besides, none of which holds any of the terms. Without them a word is
    /// common as soon as half of ten articles have it, and one threshold could not serve ten articles and ten thousand.
    private static let background = 2000.0

    /// A bare headline is like another for a single word; its vector is as short as if it had this part of what articles
    /// say on the average, and said it of something else.
    private static let leastLength = 0.8

    /// - Parameter articles: their order numbers the vectors.
    init(_ articles: [Article], mastheads: Mastheads) {
        let reader = TermReader()
        var numbers: [UInt64: Int32] = [:]
        var frequencies: [Int32] = []
        let counts: [[(term: Int32, weight: Double)]] = articles.map { article in
            var weights: TermReader.Weights = [:]
            reader.read(mastheads.title(of: article), factor: 5, into: &weights)
            reader.read(article.summary.isEmpty ? article.text : article.summary, factor: 1, into: &weights)
            // Terms are numbered in an order that depends on the articles alone.
            return weights.sorted { $0.key < $1.key }.map { hash, weight in
                let number = numbers[hash] ?? Int32(frequencies.count)
                if Int(number) == frequencies.count {
                    numbers[hash] = number
                    frequencies.append(0)
                }
                frequencies[Int(number)] += 1
                return (number, weight)
            }.sorted { $0.term < $1.term }
        }
        self.frequencies = frequencies
        let total = Double(articles.count) + Self.background
        let rarity = frequencies.map { log(1 + total / Double($0)) }
        let weighted = counts.map { entries in entries.map { log(1 + $0.weight) * rarity[Int($0.term)] } }
        let lengths = weighted.map { weights in weights.reduce(0) { $0 + $1 * $1 }.squareRoot() }
        let least = Self.leastLength * lengths.reduce(0, +) / Double(max(lengths.count, 1))
        vectors = zip(counts, zip(weighted, lengths)).map { entries, measured in
            let length = max(measured.1, least)
            return TermVector(terms: entries.map(\.term), weights: measured.0.map { length > 0 ? $0 / length : 0 })
        }
    }
}
