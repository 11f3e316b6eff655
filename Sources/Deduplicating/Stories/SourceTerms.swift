internal import Newsroom

/// The terms that belong to a source and not to its articles ("subscribe to our channel", or the one country of a national
/// paper).
struct SourceTerms {
    /// A term in more than this part of a source's articles is its own. Applied to sources with at least so many articles.
    private static let share = 0.5
    private static let leastArticles = 8

    /// The terms of the source of each article, by a number; none where it has too few articles.
    private let sourceOf: [Int32]
    private let terms: [Set<Int32>]

    init(of articles: [Article], in batches: [TermBatch], size: Int, terms count: Int) {
        var sourceOf = [Int32](repeating: 0, count: articles.count)
        var terms: [Set<Int32>] = [[]]
        var frequencies = [Int32](repeating: 0, count: count)
        var touched: [Int32] = []
        for indices in Dictionary(grouping: articles.indices, by: { articles[$0].source }).values
        where indices.count >= Self.leastArticles {
            for index in indices {
                let batch = batches[index / size]
                for place in batch.places(of: index % size) {
                    let term = batch.entries[place].term
                    if frequencies[Int(term)] == 0 { touched.append(term) }
                    frequencies[Int(term)] += 1
                }
            }
            let limit = Double(indices.count) * Self.share
            let own = Set(touched.lazy.filter { Double(frequencies[Int($0)]) > limit })
            if !own.isEmpty {
                for index in indices { sourceOf[index] = Int32(terms.count) }
                terms.append(own)
            }
            for term in touched { frequencies[Int(term)] = 0 }
            touched.removeAll(keepingCapacity: true)
        }
        self.sourceOf = sourceOf
        self.terms = terms
    }

    /// Those of an article's source.
    func terms(ofArticle article: Int) -> Set<Int32> { terms[Int(sourceOf[article])] }
}
