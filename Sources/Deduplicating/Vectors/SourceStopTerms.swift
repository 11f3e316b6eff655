internal import Computing
internal import Newsroom

/// The terms that belong to a source, not to its articles ("subscribe to our channel", or the country of a national
/// paper).
struct SourceStopTerms {
    private typealias Tuning = ClusteringTuning.Vectors

    /// The source number of each article; 0 if the source has too few articles.
    private let sourceOf: [Int32]
    /// The terms of each source, ascending.
    private let terms: [[Int32]]

    init(of articles: [Article], in batches: [TermBatch], size: Int, terms count: Int) {
        let sources = Dictionary(grouping: articles.indices, by: { articles[$0].source }).values
            .filter { $0.count >= Tuning.fewestOfSource }
        terms =
            [[]]
            + sources.concurrentMap(
                slice: 16, keepingState: { [Int32](repeating: 0, count: count) }
            ) { frequencies, indices in
                Self.terms(in: indices, of: batches, size: size, counting: &frequencies)
            }
        var sourceOf = [Int32](repeating: 0, count: articles.count)
        for (number, indices) in sources.enumerated() {
            for index in indices { sourceOf[index] = Int32(number + 1) }
        }
        self.sourceOf = sourceOf
    }

    /// - Parameter frequencies: counts by term; all zero before and after.
    private static func terms(
        in indices: [Int], of batches: [TermBatch], size: Int, counting frequencies: inout [Int32]
    ) -> [Int32] {
        var touched: [Int32] = []
        for index in indices {
            let batch = batches[index / size]
            for place in batch.range(of: index % size) {
                let term = batch.entries[place].term
                if frequencies[Int(term)] == 0 { touched.append(term) }
                frequencies[Int(term)] += 1
            }
        }
        let limit = Double(indices.count) * Tuning.sourceShare
        let own = touched.filter { Double(frequencies[Int($0)]) > limit }.sorted()
        for term in touched { frequencies[Int(term)] = 0 }
        return own
    }

    /// Returns the terms of an article's source, ascending.
    func terms(ofArticle article: Int) -> [Int32] { terms[Int(sourceOf[article])] }
}
