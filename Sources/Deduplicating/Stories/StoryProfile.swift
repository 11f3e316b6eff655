internal import Foundation

/// The terms that tell of a group's event: its articles have them in common, and others have not.
struct StoryProfile {
    /// So many terms tell an event; more would tell its subject.
    static let breadth = 8
    /// Articles of other events that we pretend to know a term in.
    private static let elsewhere = 2.0
    /// A term that so many of the articles have counts as the story's own when a title is held against it.
    private static let share = 0.3

    /// The terms that tell most, and how much of the whole each tells: together 1.
    let terms: [(term: Int32, weight: Double)]
    /// How many of the articles have each of their terms.
    private let counts: [Int32: Int]
    private let articles: Int

    /// - Parameters:
    ///   - group: the indices of articles of the corpus.
    ///   - breadth: how many terms it has at the most.
    ///   - leastCount: as many of the articles must have a term.
    init(of group: [Int], in corpus: Corpus, breadth: Int = breadth, leastCount: Int = 2) {
        var counts: [Int32: Int] = [:]
        var prominences: [Int32: Double] = [:]
        for vector in group.lazy.map({ corpus.vectors[$0] }) {
            for (term, prominence) in zip(vector.terms, vector.prominences) {
                counts[term, default: 0] += 1
                prominences[term, default: 0] += Double(prominence)
            }
        }
        let size = Double(group.count)
        let outside = corpus.articles - size
        let weights = prominences.compactMap { term, prominence -> (term: Int32, weight: Double)? in
            guard let count = counts[term], count >= leastCount else { return nil }
            let inside = prominence / size
            let elsewhere = (Double(corpus.frequencies[Int(term)]) - Double(count) + 1) / (outside + 1)
            return inside > elsewhere ? (term, inside * log(inside / elsewhere)) : nil
        }
        let best = weights.sorted { ($1.weight, $0.term) < ($0.weight, $1.term) }.prefix(breadth)
        let total = best.reduce(0) { $0 + $1.weight }
        terms = best.map { ($0.term, $0.weight / total) }
        self.counts = counts
        articles = group.count
    }

    /// How far the terms that the group shares with other articles are the group's own (0…1): 1 for a name that stands in
    /// all of its articles and in no others, little for what all the news is full of.
    ///
    /// - Parameters:
    ///   - others: the other articles; where a term stands in them is not counted as elsewhere.
    ///   - frequencies: the number of all articles with each term.
    func ownership(with others: [TermVector], frequencies: [Int32]) -> Double {
        terms.reduce(0) { greatest, entry in
            let found = others.compactMap { $0.prominence(of: entry.term) }
            guard let count = counts[entry.term], !found.isEmpty else { return greatest }
            let outside = Double(frequencies[Int(entry.term)]) - Double(found.count)
            let prominence = found.reduce(0, +) / Double(others.count)
            let own = Double(count) / (outside + Self.elsewhere)
            return max(greatest, prominence * Double(count) / Double(articles) * own)
        }
    }

    /// The share of an article's title (0…1) that is of words that the group's articles have.
    func familiarity(of vector: TermVector, rarities: [Double]) -> Double {
        var (known, all) = (0.0, 0.0)
        for (term, isInTitle) in zip(vector.terms, vector.isInTitle) where isInTitle {
            let rarity = rarities[Int(term)]
            all += rarity
            known += rarity * min(1, Double(counts[term] ?? 0) / max(1, Double(articles) * Self.share))
        }
        return all > 0 ? known / all : 0
    }
}
