extension Corpus {
    /// How prominent a word of the first lines is.
    private static let firstLines: Float = 0.7
    /// A word is rare, whatever its share, that so few articles have.
    private static let few: Int32 = 4

    /// How many words that are rare now stand in the titles or first lines of both of two articles.
    ///
    /// - Parameter share: the largest part of all articles that may have a rare word.
    func rareWords(in a: Int, and b: Int, share: Double) -> Int {
        let most = max(Self.few, Int32(share * Double(vectors.count)))
        let (one, other) = (vectors[a], vectors[b])
        var count = 0
        for (position, term) in one.terms.enumerated() where one.prominences[position] >= Self.firstLines {
            guard frequencies[Int(term)] <= most, !isPair[Int(term)], let there = other.prominence(of: term),
                Float(there) >= Self.firstLines
            else { continue }
            count += 1
        }
        return count
    }
}
