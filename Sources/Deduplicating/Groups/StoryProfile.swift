internal import Foundation

/// The terms that distinguish a group's event: common in its articles, rare elsewhere.
struct StoryProfile {
    private typealias Tuning = ClusteringTuning.Growth

    /// The strongest terms, with their shares of the total; the shares sum to 1.
    let terms: [(term: Int32, weight: Double)]
    /// The number of articles with each term, and its total prominence in them.
    private let tallies: [Int32: Tally]
    /// The number of articles with each of the strongest terms.
    private let counts: [Int]
    private let articles: Int

    /// - Parameters:
    ///   - group: articles, by index in the corpus.
    ///   - breadth: the maximum number of terms.
    ///   - leastCount: the fewest articles that must have a term.
    init(of group: [Int], in corpus: Corpus, breadth: Int = Tuning.profileTerms, leastCount: Int = 2) {
        var tallies: [Int32: Tally] = [:]
        for article in group {
            corpus.vectors.each(of: article) { entry in
                tallies[entry.term, default: Tally()].add(Double(entry.prominence.value))
            }
        }
        let size = Double(group.count)
        let outside = corpus.articles - size
        let weights = tallies.compactMap { term, tally -> (term: Int32, weight: Double)? in
            guard tally.count >= leastCount else { return nil }
            let inside = tally.prominence / size
            let elsewhere = (Double(corpus.frequencies[Int(term)]) - Double(tally.count) + 1) / (outside + 1)
            return inside > elsewhere ? (term, inside * log(inside / elsewhere)) : nil
        }
        let best = weights.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }.prefix(breadth)
        let total = best.reduce(0) { $0 + $1.weight }
        terms = best.map { ($0.term, $0.weight / total) }
        counts = best.map { tallies[$0.term]?.count ?? 0 }
        self.tallies = tallies
        articles = group.count
    }

    private struct Tally {
        var count = 0
        var prominence = 0.0

        mutating func add(_ prominence: Double) {
            count += 1
            self.prominence += prominence
        }
    }

    /// Returns how far the terms shared with other articles belong to the group (0…1): 1 for a name in all of its
    /// articles and no others, little for terms that fill all the news.
    ///
    /// - Parameters:
    ///   - others: the other articles, which do not count as elsewhere.
    ///   - coverages: the terms' prominence in them.
    func ownership(with others: [Int], in corpus: Corpus, _ coverages: TermCoverage) -> Double {
        var greatest = 0.0
        for (number, count) in counts.enumerated() {
            var found = Tally()
            for other in others {
                if let prominence = coverages.prominence(ofTerm: number, in: other) {
                    found.add(Double(prominence.value))
                }
            }
            guard found.count > 0 else { continue }
            let outside = Double(corpus.frequencies[Int(terms[number].term)]) - Double(found.count)
            let prominence = found.prominence / Double(others.count)
            let own = Double(count) / (outside + Tuning.imaginaryArticles)
            greatest = max(greatest, prominence * Double(count) / Double(articles) * own)
        }
        return greatest
    }

    /// Returns the terms that could reach this ownership on their own, with a group that is no larger. Assumes that all
    /// of that group's articles have the term in their titles.
    func terms(owned least: Double, in corpus: Corpus) -> [Int] {
        counts.indices.filter { number in
            let frequency = Int(corpus.frequencies[Int(terms[number].term)])
            let outside = Double(max(frequency - articles, counts[number]))
            let own = Double(counts[number]) / (outside + Tuning.imaginaryArticles)
            return Double(counts[number]) / Double(articles) * own >= least * Self.roundingTolerance
        }
    }

    /// Returns the maximum number of articles that may contain a term. If more do, no group within the limit owns it to
    /// this degree.
    static func mostArticles(owned least: Double, limit: Int) -> Int {
        // Assume that all of the group's articles have it: `own` above is then the group's size over those outside.
        limit + Int((Double(limit) / (least * roundingTolerance)).rounded(.up))
    }

    /// Tolerance for rounding.
    private static let roundingTolerance = 0.999_999

    /// Returns the share of an article's title (0…1) made of words that the group's articles have.
    func familiarity(of article: Int, in corpus: Corpus) -> Double {
        var (known, all) = (0.0, 0.0)
        corpus.vectors.each(of: article) { entry in
            guard entry.prominence.isInTitle else { return }
            let rarity = corpus.vectors.rarities[Int(entry.term)]
            all += rarity
            known +=
                rarity
                * min(1, Double(tallies[entry.term]?.count ?? 0) / max(1, Double(articles) * Tuning.familiarShare))
        }
        return all > 0 ? known / all : 0
    }
}
