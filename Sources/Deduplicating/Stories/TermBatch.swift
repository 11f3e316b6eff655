internal import Foundation

/// The terms of some articles while a corpus is being made.
struct TermBatch: Sendable {
    /// A term of an article.
    struct Entry: Sendable {
        var weight: Double
        var term: Int32
        var prominence: Prominence
    }

    /// Of all its articles one behind the other.
    private(set) var entries: [Entry] = []
    /// Where each article's end.
    private(set) var ends: [Int] = []
    /// The length of each article's vector.
    private(set) var lengths: [Double] = []
    /// The numbers of the terms of each article that are names, ascending, and how many of its terms are words.
    private(set) var names: [[Int32]] = []
    private(set) var words: [Int] = []

    mutating func add(_ entry: Entry) { entries.append(entry) }

    /// Ends the article that is being added.
    mutating func endArticle() { ends.append(entries.count) }

    /// Where an article's entries stand.
    func places(of article: Int) -> Range<Int> { (article == 0 ? 0 : ends[article - 1])..<ends[article] }

    /// The same with each article's terms ascending, and weighed: how often a term occurs becomes how much it weighs.
    func weighed(rarities: [Double], isName: [Bool], isPair: [Bool]) -> TermBatch {
        var batch = self
        for article in batch.ends.indices {
            let places = places(of: article)
            batch.entries[places].sort { $0.term < $1.term }
            var (sum, words) = (0.0, 0)
            var names: [Int32] = []
            for place in places {
                let term = Int(batch.entries[place].term)
                let weight = log(1 + batch.entries[place].weight) * rarities[term]
                batch.entries[place].weight = weight
                sum += weight * weight
                if isName[term] { names.append(Int32(term)) }
                if !isPair[term] { words += 1 }
            }
            batch.lengths.append(sum.squareRoot())
            batch.names.append(names)
            batch.words.append(words)
        }
        return batch
    }
}
