internal import Foundation

/// Divides groups that report two events about one person, place or office.
///
/// What all articles of a group share says nothing about its parts. So a group's articles are compared by what only
/// some of them share, and joined by average linkage until two parts are left. The group is divided if its parts have
/// little in common even by the similarities that formed it: a court's ruling on a politician's property, and the
/// visits she may receive. Parts are divided again.
struct GroupDivision {
    private typealias Tuning = ClusteringTuning.Division

    private let corpus: Corpus
    private let neighbours: Neighbours
    private let threshold: Double

    /// - Parameters:
    ///   - neighbours: those of each article.
    ///   - similarity: the threshold for groups.
    init(_ corpus: Corpus, neighbours: Neighbours, threshold: Double) {
        self.corpus = corpus
        self.neighbours = neighbours
        self.threshold = threshold
    }

    /// Returns a group's parts, each with its articles in ascending order; the group alone if it reports one event.
    func parts(of group: [Int]) -> [[Int]] {
        guard group.count >= Tuning.fewestArticles else { return [group] }
        let (one, other) = halves(of: group)
        let fewest = min(one.count, other.count)
        guard fewest >= Tuning.fewestOfPart else { return [group] }
        let within = min(similarity(within: one), similarity(within: other))
        let between = similarity(between: one, and: other)
        guard between < min(threshold, Tuning.mostBetween * within) else { return [group] }
        return parts(of: one.sorted()) + parts(of: other.sorted())
    }

    /// Returns the mean similarity of a part's articles.
    private func similarity(within part: [Int]) -> Double {
        let members = Set(part)
        let sum = part.reduce(0) { $0 + neighbours.similarity(of: $1, to: members.contains) }
        return sum / Double(part.count * (part.count - 1))
    }

    /// Returns the mean similarity of two parts' articles.
    private func similarity(between part: [Int], and other: [Int]) -> Double {
        let members = Set(other)
        let sum = part.reduce(0) { $0 + neighbours.similarity(of: $1, to: members.contains) }
        return sum / Double(part.count * other.count)
    }

    /// Joins the articles by average linkage until two parts are left.
    private func halves(of group: [Int]) -> ([Int], [Int]) {
        var sums = similarities(of: group)
        var parts = group.map { [$0] }
        while parts.count > 2 {
            var best = (first: 0, second: 1, mean: -1.0)
            for second in parts.indices {
                for first in 0..<second {
                    let mean = sums[first][second] / Double(parts[first].count * parts[second].count)
                    if mean > best.mean { best = (first, second, mean) }
                }
            }
            parts[best.first] += parts.remove(at: best.second)
            let gone = sums.remove(at: best.second)
            for row in sums.indices { sums[row].remove(at: best.second) }
            for other in sums.indices where other != best.first {
                sums[best.first][other] += gone[other < best.second ? other : other + 1]
                sums[other][best.first] = sums[best.first][other]
            }
        }
        return (parts[0], parts[1])
    }

    /// Returns how similar each article is to each other by the terms that some of the group's articles share. A term
    /// counts less the more of them have it.
    private func similarities(of group: [Int]) -> [[Double]] {
        var counts: [Int32: Int] = [:]
        for article in group {
            for place in corpus.vectors.range(of: article) {
                counts[corpus.vectors.entries[place].term, default: 0] += 1
            }
        }
        let vectors = group.map { vector(of: $0, among: group.count, counts: counts) }
        return vectors.map { one in vectors.map { product(of: one, and: $0) } }
    }

    /// Returns whether a term is a word of the title or the first lines. Further down, reports recall earlier events.
    private func isAtTop(_ entry: TermEntry) -> Bool {
        entry.prominence >= .lead && !corpus.kinds[Int(entry.term)].isPair
    }

    /// An article's terms within its group, ascending, with their weights.
    private typealias Vector = [(term: Int32, weight: Double)]

    /// Returns an article's vector within its group, of length one or empty.
    private func vector(of article: Int, among size: Int, counts: [Int32: Int]) -> Vector {
        let weights = corpus.vectors.range(of: article).compactMap { place -> (term: Int32, weight: Double)? in
            let entry = corpus.vectors.entries[place]
            guard isAtTop(entry), let count = counts[entry.term], count > 1 else { return nil }
            return (entry.term, Double(entry.prominence.value) * log((Double(size) + 0.5) / Double(count)))
        }
        let length = sqrt(weights.reduce(0) { $0 + $1.weight * $1.weight })
        return weights.map { ($0.term, $0.weight / length) }
    }

    private func product(of one: Vector, and other: Vector) -> Double {
        var rest = other[...]
        return one.reduce(0) { sum, entry in
            rest = rest.drop { $0.term < entry.term }
            guard let next = rest.first, next.term == entry.term else { return sum }
            return sum + entry.weight * next.weight
        }
    }
}
