internal import Foundation

/// Which articles are alike enough to be compared further: for each a few others, found through the terms they share.
struct Neighbourhood {
    /// How many of an article's weightiest terms lead to others.
    private static let leads = 24
    /// How many of the latest articles are looked at under one term: what is in more than that leads nowhere.
    private static let reach = 300
    /// In seconds: articles so far apart in time are half as alike. News of one event comes within hours; what is as
    /// like days later is more often the next event of its kind.
    private static let fading = 86_400.0
    /// How many neighbours are kept.
    private static let breadth = 40

    /// For each article its neighbours among the earlier ones, and how alike they are (0…1).
    ///
    /// - Parameters:
    ///   - moments: ascending, in seconds.
    ///   - gap: articles further apart are no neighbours.
    ///   - floor: articles less alike are none either.
    static func pairs(
        of corpus: Corpus, moments: [Double], gap: Double, floor: Double
    ) -> [[(index: Int, likeness: Double)]] {
        var postings = [[(article: Int32, weight: Float)]](repeating: [], count: corpus.frequencies.count)
        var scores = [Double](repeating: 0, count: corpus.vectors.count)
        var spread = SpreadVector(terms: corpus.frequencies.count)
        // The first article that is near enough in time.
        var earliest = 0
        return corpus.vectors.enumerated().map { index, vector in
            while moments[index] - moments[earliest] > gap { earliest += 1 }
            let heaviest = vector.weights.indices
                .filter { corpus.frequencies[Int(vector.terms[$0])] > 1 }
                .sorted { (vector.weights[$1], $0) < (vector.weights[$0], $1) }
                .prefix(leads)
            let touched = scores.withUnsafeMutableBufferPointer { scores in
                var touched: [Int] = []
                for position in heaviest {
                    let term = Int(vector.terms[position])
                    let weight = vector.weights[position]
                    for posting in postings[term].suffix(reach).reversed() {
                        let other = Int(posting.article)
                        if other < earliest { break }
                        if scores[other] == 0 { touched.append(other) }
                        scores[other] += weight * Double(posting.weight)
                    }
                    postings[term].append((Int32(index), Float(weight)))
                }
                return touched
            }
            // A rough order first, so that the exact likeness need be worked out for a few only.
            let candidates = touched.filter { scores[$0] >= floor / 4 }
                .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(breadth * 2)
            for other in touched { scores[other] = 0 }
            if candidates.isEmpty { return [] }
            spread.insert(vector)
            defer { spread.remove(vector) }
            let clues = corpus.clues[index]
            return candidates.compactMap { other -> (index: Int, likeness: Double)? in
                let (product, words) = spread.comparison(with: corpus.vectors[other], isPair: corpus.isPair)
                guard product * Comparison.greatestFactor * CommonTongue.greatestFactor >= floor,
                    clues.allows(corpus.clues[other], commonWords: words)
                else { return nil }
                let distance = (moments[index] - moments[other]) / fading
                let factor = corpus.commonTongue.factor(between: index, and: other, in: corpus)
                let likeness = product * factor * clues.factor(with: corpus.clues[other]) / (1 + distance)
                return likeness >= floor ? (other, likeness) : nil
            }
            .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
            .prefix(breadth).map { $0 }
        }
    }
}
