internal import TextReading

/// The matters that the news of these days is full of: each a family of words that are much commoner now than usual and stand
/// together (a pandemic with its vaccines and lockdowns, an election with its candidates).
struct RunningMatters {
    /// A word counts that stands prominently in at least this part of all articles, and in so many of them.
    private static let leastShare = 0.004
    private static let leastArticles = 5
    /// And that is at least so many times as common as usual.
    private static let excess = 4.0
    /// A word belongs to the matter of a commoner one that stands in this part of its articles.
    private static let togetherness = 0.35
    /// Fewer words are no matter but a name in the news.
    private static let leastWords = 3
    /// Of the title or the first lines.
    private static let prominence: Float = 0.7

    /// The commonest word of the family of each word.
    private let matters: [Int32: Int32]

    init(_ corpus: Corpus, isCountry: (Int32) -> Bool) {
        var counts: [Int32: Int] = [:]
        for vector in corpus.vectors {
            for (term, prominence) in zip(vector.terms, vector.prominences)
            where prominence >= Self.prominence && !corpus.isPair[Int(term)] && !corpus.isNumber[Int(term)] {
                counts[term, default: 0] += 1
            }
        }
        let articles = Double(max(corpus.vectors.count, 1))
        let words = counts.filter { term, count in
            let share = Double(count) / articles
            return count >= Self.leastArticles && share >= Self.leastShare
                && share >= Self.excess * max(corpus.usualShares[Int(term)], 0.0001)
        }
        let together = Self.together(words: words, in: corpus)
        var families: [Int32: [Int32]] = [:]
        let ordered = words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        for (word, count) in ordered {
            let nearest = (together[word] ?? [:]).filter { families[$0.key] != nil }
                .max { ($0.value, $1.key) < ($1.value, $0.key) }
            if let nearest, Double(nearest.value) >= Self.togetherness * Double(count) {
                families[nearest.key]?.append(word)
            } else {
                families[word] = [word]
            }
        }
        var matters: [Int32: Int32] = [:]
        for (head, words) in families where !isCountry(head) {
            let words = words.filter { !isCountry($0) }
            guard words.count >= Self.leastWords else { continue }
            for word in words { matters[word] = head }
        }
        self.matters = matters
    }

    /// In how many of each word's articles, where it is prominent, each other word stands.
    private static func together(words: [Int32: Int], in corpus: Corpus) -> [Int32: [Int32: Int]] {
        var together: [Int32: [Int32: Int]] = [:]
        for vector in corpus.vectors {
            let present = vector.terms.indices.filter { words[vector.terms[$0]] != nil }
            for position in present where vector.prominences[position] >= prominence {
                for other in present where other != position {
                    together[vector.terms[position], default: [:]][vector.terms[other], default: 0] += 1
                }
            }
        }
        return together
    }

    /// How prominently a group of articles is about each matter (0…1), by the matter's commonest word.
    func matters(of group: [Int], in corpus: Corpus) -> [Int32: Double] {
        var sums: [Int32: Double] = [:]
        for vector in group.lazy.map({ corpus.vectors[$0] }) {
            var best: [Int32: Double] = [:]
            for (term, prominence) in zip(vector.terms, vector.prominences) {
                guard let matter = matters[term] else { continue }
                best[matter] = max(best[matter] ?? 0, Double(prominence))
            }
            for (matter, prominence) in best { sums[matter, default: 0] += prominence / Double(group.count) }
        }
        return sums
    }
}
