internal import Foundation
internal import Parallelism

/// Which articles are alike enough to be compared further: for each a few others, found through the terms they share.
struct Neighbourhood {
    /// How many of an article's weightiest terms lead to others.
    private static let leads = 24
    /// How many of the latest articles are looked at under one term: what is in more than that leads nowhere.
    private static let reach = 300
    /// In seconds: articles so far apart in time are half as alike. News of one event comes within hours; what is as
    /// like days later is more often the next event of its kind.
    private static let fading = 22 * 3_600.0
    /// Few words in common are enough where so many of them are rare and stand in the titles or first lines of both: a word
    /// is rare that no larger part of all articles has.
    private static let leastRareWords = 2
    private static let rare = 0.005
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
        let heaviest = corpus.vectors.concurrentMap { vector in
            (0..<vector.shared)
                .sorted { (vector.weights[$1], $0) < (vector.weights[$0], $1) }
                .prefix(leads).map { Int32($0) }
        }
        let postings = Postings(of: corpus.vectors, leads: heaviest, terms: corpus.frequencies.count)
        // The first article that is near enough in time to each.
        var earliest = 0
        let near = moments.indices.map { index in
            while moments[index] - moments[earliest] > gap { earliest += 1 }
            return earliest
        }
        return Array(corpus.vectors.indices).concurrentMap(
            slice: 2_048, makingState: { Bench(articles: corpus.vectors.count, terms: corpus.frequencies.count) }
        ) { bench, index in
            let vector = corpus.vectors[index]
            let candidates = bench.candidates(
                of: index, vector, leads: heaviest[index], in: postings, from: near[index], floor: floor / 4)
            if candidates.isEmpty { return [] }
            bench.spread.insert(vector)
            defer { bench.spread.remove(vector) }
            return candidates.compactMap { other -> (index: Int, likeness: Double)? in
                let (product, words) = bench.spread.comparison(with: corpus.vectors[other], isPair: corpus.isPair)
                guard product * Comparison.greatestFactor * CommonTongue.greatestFactor >= floor,
                    Clues.allow(
                        commonWords: words, of: corpus.clues[index].words, and: corpus.clues[other].words)
                        || corpus.rareWords(in: index, and: other, share: rare) >= leastRareWords
                else { return nil }
                let distance = (moments[index] - moments[other]) / fading
                let factor = corpus.commonTongue.factor(between: index, and: other, in: corpus)
                let likeness = product * factor * corpus.clues[index].factor(with: corpus.clues[other]) / (1 + distance)
                return likeness >= floor ? (other, likeness) : nil
            }
            .sorted { ($1.likeness, $0.index) < ($0.likeness, $1.index) }
            .prefix(breadth).map { $0 }
        }
    }

    /// The articles under each of the terms that lead to them, the earliest first.
    private struct Postings {
        var articles: [[(article: Int32, weight: Float)]]
        /// For each article and each term that leads to it, how many earlier articles stand under the term.
        var places: [[Int32]] = []

        init(of vectors: [TermVector], leads: [[Int32]], terms: Int) {
            articles = Array(repeating: [], count: terms)
            places.reserveCapacity(vectors.count)
            for (index, vector) in vectors.enumerated() {
                places.append(
                    leads[index].map { position in
                        let term = Int(vector.terms[Int(position)])
                        defer { articles[term].append((Int32(index), Float(vector.weights[Int(position)]))) }
                        return Int32(articles[term].count)
                    })
            }
        }
    }

    /// Where one article is held against others.
    private struct Bench {
        var scores: [Double]
        /// The articles with a score, as many as there are of one.
        var touched: [Int32]
        var spread: SpreadVector

        init(articles: Int, terms: Int) {
            scores = Array(repeating: 0, count: articles)
            touched = Array(repeating: 0, count: leads * reach + 1)
            spread = SpreadVector(terms: terms)
        }

        /// The articles that share some weight with one, in a rough order, so that the exact likeness need be worked out for a
        /// few only.
        mutating func candidates(
            of index: Int, _ vector: TermVector, leads: [Int32], in postings: Postings, from earliest: Int,
            floor: Double
        ) -> ArraySlice<Int> {
            var count = 0
            // The innermost loop of a run: two hundred million postings of a thousand feeds. Whether an article is met for the
            // first time cannot be foretold, so nothing branches on it.
            scores.withUnsafeMutableBufferPointer { scores in
                touched.withUnsafeMutableBufferPointer { touched in
                    for (position, place) in zip(leads, postings.places[index]) {
                        let weight = vector.weights[Int(position)]
                        postings.articles[Int(vector.terms[Int(position)])].withUnsafeBufferPointer { list in
                            var at = Int(place)
                            let first = max(0, at - reach)
                            while at > first {
                                at -= 1
                                let other = Int(list[at].article)
                                if other < earliest { break }
                                let score = scores[other]
                                touched[count] = list[at].article
                                count &+= score == 0 ? 1 : 0
                                scores[other] = score + weight * Double(list[at].weight)
                            }
                        }
                    }
                }
            }
            let candidates = touched[..<count].filter { scores[Int($0)] >= floor }.map(Int.init)
                .sorted { (scores[$1], $0) < (scores[$0], $1) }.prefix(breadth * 2)
            for place in 0..<count { scores[Int(touched[place])] = 0 }
            return candidates
        }
    }
}
