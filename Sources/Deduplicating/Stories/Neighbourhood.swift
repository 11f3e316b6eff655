internal import Foundation

/// Which articles are alike enough to be compared further: for each a few others, found through the terms they share.
struct Neighbourhood {
    /// Two that share fewer terms may be alike because little is said in both ("Morning briefing").
    private static let evidence = 3
    /// How many of an article's weightiest terms lead to others.
    private static let leads = 24
    /// How many of the latest articles are looked at under one term: what is in more than that leads nowhere.
    private static let reach = 300
    /// How many neighbours are kept.
    private static let breadth = 30

    /// For each article its neighbours among the earlier ones, and how alike they are (0…1).
    ///
    /// - Parameters:
    ///   - moments: ascending, in seconds.
    ///   - gap: articles further apart are no neighbours.
    ///   - floor: articles less alike are none either; the further apart in time, the more alike they must be, up to
    ///     twice as much.
    static func pairs(
        of corpus: Corpus, moments: [Double], gap: Double, floor: Double
    ) -> [[(index: Int, likeness: Double)]] {
        var postings = [[(article: Int32, weight: Float)]](repeating: [], count: corpus.frequencies.count)
        var scores = [Double](repeating: 0, count: corpus.vectors.count)
        return corpus.vectors.enumerated().map { index, vector in
            var touched: [Int] = []
            let heaviest = vector.weights.indices
                .filter { corpus.frequencies[Int(vector.terms[$0])] > 1 }
                .sorted { (vector.weights[$1], $0) < (vector.weights[$0], $1) }
                .prefix(leads)
            for position in heaviest {
                let term = Int(vector.terms[position])
                let weight = vector.weights[position]
                for posting in postings[term].suffix(reach).reversed() {
                    let other = Int(posting.article)
                    if moments[index] - moments[other] > gap { break }
                    if scores[other] == 0 { touched.append(other) }
                    scores[other] += weight * Double(posting.weight)
                }
                postings[term].append((Int32(index), Float(weight)))
            }
            // A rough order first, so that the exact likeness need be worked out for a few only.
            let candidates = touched.sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(breadth * 2)
            for other in touched { scores[other] = 0 }
            return candidates.filter { vector.common(with: corpus.vectors[$0]) >= evidence }
                .map { ($0, vector.product(with: corpus.vectors[$0])) }
                .filter { $0.1 >= floor * (1 + (moments[index] - moments[$0.0]) / max(gap, 1)) }
                .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
                .prefix(breadth)
                .map { (index: $0.0, likeness: $0.1) }
        }
    }
}
