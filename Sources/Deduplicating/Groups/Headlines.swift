/// Compares headlines with each other, and with what their story is about. Stems are compared, so "bookings surge"
/// partly matches "booking frenzy".
struct Headlines {
    private typealias Tuning = ClusteringTuning.Corroboration

    private let corpus: Corpus

    init(_ corpus: Corpus) { self.corpus = corpus }

    func haveSimilarWords(_ first: Int, _ second: Int) -> Bool {
        let (one, other) = (words(of: first), words(of: second))
        let common = one.intersection(other).count
        return common >= Tuning.fewestOfHeadline
            && Double(common) >= Tuning.sharedOfHeadline * Double(min(one.count, other.count))
    }

    /// Returns the share (0…1) of the story's profile that each report's headline contains, in the story's order.
    func profileShares(of group: [Int]) -> [Double] {
        let profile = StoryProfile(of: group, in: corpus)
        return group.map { index in
            profile.terms.reduce(0) {
                corpus.vectors.prominence(of: $1.term, in: index)?.isInTitle ?? false ? $0 + $1.weight : $0
            }
        }
    }

    /// Returns a headline's words, except those that fill all the news.
    private func words(of index: Int) -> Set<Int32> {
        let most = max(Tuning.fewArticles, Double(corpus.vectors.count) * Tuning.commonShare)
        var words: Set<Int32> = []
        corpus.vectors.each(of: index) { entry in
            guard entry.prominence == .title, Double(corpus.frequencies[Int(entry.term)]) <= most else { return }
            words.insert(entry.term)
        }
        return words
    }
}
