extension Corpus {
    /// Returns the most articles that may contain a rare word.
    ///
    /// - Parameter share: the largest share of all articles.
    func mostArticles(ofShare share: Double) -> Int32 {
        max(ClusteringTuning.Pairs.fewArticles, Int32(share * Double(vectors.count)))
    }

    /// Counts rare words in the titles or first lines of both articles.
    ///
    /// - Parameter share: the largest share of all articles that may contain a rare word.
    func rareWords(in a: Int, and b: Int, share: Double) -> Int {
        let most = mostArticles(ofShare: share)
        return vectors.range(of: a).count { place in
            let entry = vectors.entries[place]
            guard entry.prominence >= .lead, frequencies[Int(entry.term)] <= most else { return false }
            return vectors.prominence(of: entry.term, in: b).map { $0 >= .lead } ?? false
        }
    }
}
