/// The terms of some articles while a corpus is being made.
struct TermBatch: Sendable {
    /// Of all its articles one behind the other.
    private(set) var entries: [TermEntry] = []
    /// Where each article's end.
    private(set) var ends: [Int] = []
    /// The length of each article's vector.
    private(set) var lengths: [Double] = []
    /// The numbers of the terms of each article that are names, ascending, and how many of its terms are words.
    private(set) var names: [[Int32]] = []
    private(set) var words: [Int] = []

    mutating func add(_ entry: TermEntry) { entries.append(entry) }

    /// Ends the article that is being added.
    mutating func endArticle() { ends.append(entries.count) }

    /// Where an article's entries stand.
    func places(of article: Int) -> Range<Int> { (article == 0 ? 0 : ends[article - 1])..<ends[article] }

    /// The same with each article's terms ascending, and measured.
    ///
    /// - Parameters:
    ///   - logarithms: those of how often terms occur, by number.
    ///   - rarities: the weight of each term.
    func measured(logarithms: [Double], rarities: [Double], isName: [Bool], isPair: [Bool]) -> TermBatch {
        var batch = self
        for article in batch.ends.indices {
            let places = places(of: article)
            batch.entries[places].sort { $0.term < $1.term }
            var (sum, words) = (0.0, 0)
            var names: [Int32] = []
            for entry in batch.entries[places] {
                let term = Int(entry.term)
                let weight = logarithms[Int(entry.occurrence)] * rarities[term]
                sum += weight * weight
                if isName[term] { names.append(entry.term) }
                if !isPair[term] { words += 1 }
            }
            batch.lengths.append(sum.squareRoot())
            batch.names.append(names)
            batch.words.append(words)
        }
        return batch
    }
}
