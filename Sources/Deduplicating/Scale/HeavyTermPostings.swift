internal import Computing

/// The articles under each of the terms that lead to them, earliest first, in one shared list.
struct HeavyTermPostings: Sendable {
    private typealias Tuning = ClusteringTuning.Pairs

    /// A term that leads from an article to others.
    struct HeavyTerm {
        /// Its weight in the article.
        let weight: Double
        /// The range of earlier articles in the list, from the first up to this one.
        let first: Int32
        let here: Int32
    }

    private(set) var articles: [Int32]
    private(set) var weights: [Float]
    private var leads: [HeavyTerm] = []
    /// The start of each article's leads, and after the last their end.
    private var starts: [Int32] = [0]

    /// - Parameter terms: the number of terms.
    init(of vectors: TermVectors, terms: Int) {
        let heaviest = Self.heaviest(of: vectors)
        var places = [Int32](repeating: 0, count: terms + 1)
        for slice in heaviest { for place in slice.places { places[Int(vectors.entries[Int(place)].term) + 1] += 1 } }
        for term in 0..<terms { places[term + 1] += places[term] }
        let firsts = places
        let count = Int(places[terms])
        articles = Array(repeating: 0, count: count)
        weights = Array(repeating: 0, count: count)
        leads.reserveCapacity(count)
        starts.reserveCapacity(vectors.count + 1)
        for slice in heaviest {
            var end = 0
            for length in slice.lengths {
                let article = Int32(starts.count - 1)
                for number in end..<end + Int(length) {
                    let term = Int(vectors.entries[Int(slice.places[number])].term)
                    let here = places[term]
                    leads.append(HeavyTerm(weight: slice.weights[number], first: firsts[term], here: here))
                    articles[Int(here)] = article
                    weights[Int(here)] = Float(slice.weights[number])
                    places[term] = here + 1
                }
                end += Int(length)
                starts.append(Int32(leads.count))
            }
        }
    }

    /// Returns an article's leading terms, highest weight first.
    func leads(of article: Int) -> ArraySlice<HeavyTerm> { leads[Int(starts[article])..<Int(starts[article + 1])] }

    /// The heaviest terms of several articles: their number per article, places and weights.
    private struct Heaviest {
        var lengths: [UInt8] = []
        var places: [Int32] = []
        var weights: [Double] = []
    }

    private static func heaviest(of vectors: TermVectors) -> [Heaviest] {
        let slice = 2_048
        return Array(stride(from: 0, to: vectors.count, by: slice)).concurrentMap(slice: 1) { start in
            var found = Heaviest()
            var best: [(weight: Double, place: Int32)] = []
            for article in start..<min(start + slice, vectors.count) {
                best.removeAll(keepingCapacity: true)
                for place in vectors.range(of: article) {
                    let weight = vectors.weight(at: place, of: article)
                    // If weights are equal, the first wins.
                    if best.count == Tuning.leadingTerms, weight <= best[Tuning.leadingTerms - 1].weight { continue }
                    if best.count == Tuning.leadingTerms { best.removeLast() }
                    var at = best.count
                    best.append((weight, Int32(place)))
                    while at > 0, best[at - 1].weight < weight {
                        best[at] = best[at - 1]
                        at -= 1
                    }
                    best[at] = (weight, Int32(place))
                }
                found.lengths.append(UInt8(best.count))
                for term in best {
                    found.places.append(term.place)
                    found.weights.append(term.weight)
                }
            }
            return found
        }
    }
}
