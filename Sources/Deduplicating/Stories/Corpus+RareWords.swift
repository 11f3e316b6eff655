extension Corpus {
    /// A word is rare, whatever its share, that so few articles have.
    private static let few: Int32 = 4

    /// How many words that are rare now stand in the titles or first lines of both of two articles.
    ///
    /// - Parameter share: the largest part of all articles that may have a rare word.
    func rareWords(in a: Int, and b: Int, share: Double) -> Int {
        let most = max(Self.few, Int32(share * Double(vectors.count)))
        let (one, other) = (vectors[a], vectors[b])
        var count = 0
        for position in 0..<one.shared where one.prominences[position] >= .lead {
            let term = one.terms[position]
            guard frequencies[Int(term)] <= most, let there = other.prominence(of: term), there >= .lead else {
                continue
            }
            count += 1
        }
        return count
    }
}
