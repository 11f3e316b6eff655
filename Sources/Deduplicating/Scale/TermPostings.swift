/// The articles that contain each term, with its prominence.
///
/// All terms share one list. There are some hundred thousand, most in a few articles, and separate lists would take
/// several times the memory.
struct TermPostings {
    /// The start of each term's articles, and after the last their end.
    private let starts: [Int32]
    private let articles: [Int32]
    private let prominences: [Prominence]

    /// - Parameters:
    ///   - frequencies: the number of articles that contain each term.
    ///   - most: terms in more articles are omitted. They are few, and take most of the room.
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
            for entry in vectors.entries[vectors.range(of: article)] {
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

    /// Visits the articles of a term, in order.
    func each(of term: Int32, _ body: (_ article: Int, _ prominence: Prominence) -> Void) {
        for place in Int(starts[Int(term)])..<Int(starts[Int(term) + 1]) {
            body(Int(articles[place]), prominences[place])
        }
    }
}
