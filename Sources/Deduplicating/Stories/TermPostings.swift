/// The articles with each term that several have, and how prominently it stands there.
///
/// Of all terms one behind the other: there are some hundred thousand, most in a few articles, and a list for each would take
/// several times as much as what stands in them.
struct TermPostings {
    /// Where each term's begin, and behind the last where they end.
    private let starts: [Int32]
    private let articles: [Int32]
    private let prominences: [Prominence]

    /// - Parameters:
    ///   - frequencies: how many articles have each term.
    ///   - most: terms that more have are left out. They are few, and take most of the room.
    init(_ vectors: TermVectors, frequencies: [Int32], most: Int32) {
        let terms = frequencies.count
        var starts = [Int32](repeating: 0, count: terms + 1)
        for entry in vectors.entries where frequencies[Int(entry.term)] <= most { starts[Int(entry.term) + 1] += 1 }
        for term in 0..<terms { starts[term + 1] += starts[term] }
        let count = Int(starts[terms])
        var articles = [Int32](repeating: 0, count: count)
        var prominences = [Prominence](repeating: .rest, count: count)
        var places = starts
        for article in 0..<vectors.count {
            for entry in vectors.entries[vectors.places(of: article)] {
                let term = Int(entry.term)
                guard frequencies[term] <= most else { continue }
                articles[Int(places[term])] = Int32(article)
                prominences[Int(places[term])] = entry.prominence
                places[term] += 1
            }
        }
        self.starts = starts
        self.articles = articles
        self.prominences = prominences
    }

    /// Those of a term, in the articles' order.
    func each(of term: Int32, _ body: (_ article: Int, _ prominence: Prominence) -> Void) {
        for place in Int(starts[Int(term)])..<Int(starts[Int(term) + 1]) {
            body(Int(articles[place]), prominences[place])
        }
    }
}
