internal import Computing
internal import Foundation

/// Finds the pairs of articles that are similar enough to be compared further, through the terms they share.
struct NeighbourFinder {
    private typealias Tuning = ClusteringTuning.Pairs

    /// Returns each article's neighbours among the earlier ones, with their similarity (0…1).
    ///
    /// - Parameters:
    ///   - moments: ascending times in seconds.
    ///   - gap: articles further apart are not compared.
    ///   - floor: the least similarity of neighbours.
    static func pairs(
        of corpus: Corpus, moments: [Double], gap: Double, floor: Double
    ) -> [[(index: Int, similarity: Double)]] {
        let postings = HeavyTermPostings(of: corpus.vectors, terms: corpus.frequencies.count)
        // The first article that is near enough in time to each.
        var earliest = 0
        let near = moments.indices.map { index in
            while moments[index] - moments[earliest] > gap { earliest += 1 }
            return earliest
        }
        let mostOfRare = corpus.mostArticles(ofShare: Tuning.rareShare)
        let greatest = (features: Comparison.greatestFactor, crossLanguage: CrossLanguageFactor.greatestFactor)
        return Array(near.indices).concurrentMap(
            slice: max(2_048, near.count / 32),
            makingState: { Bench(articles: near.count, terms: corpus.frequencies.count) }
        ) { bench, index in
            let candidates = bench.candidates(
                of: index, in: postings, from: near[index], floor: floor / Tuning.floorDivisor)
            if candidates.isEmpty { return [] }
            bench.spread.insert(index, of: corpus, mostOfRare: mostOfRare)
            bench.spread.fetch(candidates, of: corpus.vectors)
            defer { bench.spread.remove(index, of: corpus.vectors) }
            return candidates.compactMap { other -> (index: Int, similarity: Double)? in
                let common = bench.spread.comparison(with: other, in: corpus.vectors)
                guard common.product * greatest.features * greatest.crossLanguage >= floor,
                    common.rareWords >= Tuning.fewestRareWords
                        || EventFeatures.allow(
                            commonWords: common.words, of: corpus.wordCounts[index], and: corpus.wordCounts[other])
                else { return nil }
                let distance = (moments[index] - moments[other]) / Tuning.halfLife
                let factor = corpus.crossLanguage.factor(between: index, and: other, in: corpus)
                let similarity =
                    common.product * factor * corpus.features.comparison(of: index, and: other).factor / (1 + distance)
                return similarity >= floor ? (other, similarity) : nil
            }
            .sorted { ($1.similarity, $0.index) < ($0.similarity, $1.index) }
            .prefix(Tuning.neighbours).map { $0 }
        }
    }

    /// Scratch tables for comparing one article with others.
    private struct Bench {
        private var scores: [Double]
        /// The articles with a score, at most as many as one article's terms lead to.
        private var touched: [Int32]
        private var found: [(score: Double, article: Int32)] = []
        var spread: DenseVector

        init(articles: Int, terms: Int) {
            scores = Array(repeating: 0, count: articles)
            touched = Array(repeating: 0, count: Tuning.leadingTerms * Int(Tuning.latest) + 1)
            spread = DenseVector(terms: terms)
        }

        /// Finds the articles that share most weight through leading terms, in no order, so that the exact similarity
        /// is computed for few.
        mutating func candidates(
            of index: Int, in postings: HeavyTermPostings, from earliest: Int, floor: Double
        ) -> [Int] {
            var count = 0
            // Avoid a branch here: whether an article appears for the first time is unpredictable.
            scores.withUnsafeMutableBufferPointer { scores in
                touched.withUnsafeMutableBufferPointer { touched in
                    for lead in postings.leads(of: index) {
                        var at = Int(lead.here)
                        let first = Int(max(lead.first, lead.here - Tuning.latest))
                        while at > first {
                            at -= 1
                            let other = postings.articles[at]
                            if other < earliest { break }
                            let score = scores[Int(other)]
                            touched[count] = other
                            count &+= score == 0 ? 1 : 0
                            scores[Int(other)] = score + lead.weight * Double(postings.weights[at])
                        }
                    }
                }
            }
            found.removeAll(keepingCapacity: true)
            for article in touched[..<count] {
                let score = scores[Int(article)]
                if score >= floor { found.append((score, article)) }
                scores[Int(article)] = 0
            }
            if found.count > Tuning.candidates { partFound(at: Tuning.candidates) }
            return found.prefix(Tuning.candidates).map { Int($0.article) }
        }

        /// Moves the highest scores to the front; of equal scores, the lowest numbers.
        private mutating func partFound(at count: Int) {
            func precedes(_ a: (score: Double, article: Int32), _ b: (score: Double, article: Int32)) -> Bool {
                a.score > b.score || a.score == b.score && a.article < b.article
            }
            var (low, high) = (0, found.count - 1)
            while low < high {
                let middle = found[(low + high) / 2]
                var (left, right) = (low, high)
                while left <= right {
                    while precedes(found[left], middle) { left += 1 }
                    while precedes(middle, found[right]) { right -= 1 }
                    guard left <= right else { break }
                    found.swapAt(left, right)
                    left += 1
                    right -= 1
                }
                if count <= right { high = right } else if count >= left { low = left } else { return }
            }
        }
    }
}
