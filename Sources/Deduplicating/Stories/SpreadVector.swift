/// One article's vector with a place for every term, against which many others are held: one that is compared with eighty
/// others need not be walked through eighty times.
struct SpreadVector {
    private var weights: [Double]
    /// A bit for each term, small enough to stay in the processor's cache: most terms of two vectors are not common.
    private var bits: [UInt64]
    /// Whether a term is a word that is rare and stands in the title or the first lines.
    private var isRareAtTop: [Bool]
    /// Where the terms stand that are found in another vector.
    private var found = [Int32](repeating: 0, count: 512)

    /// - Parameter terms: how many there are.
    init(terms: Int) {
        weights = Array(repeating: 0, count: terms)
        bits = Array(repeating: 0, count: terms / 64 + 1)
        isRareAtTop = Array(repeating: false, count: terms)
    }

    /// - Parameter mostOfRare: how many articles may have a rare word.
    mutating func insert(_ article: Int, of corpus: Corpus, mostOfRare: Int32) {
        for place in corpus.vectors.places(of: article) {
            let term = Int(corpus.vectors.terms[place])
            weights[term] = corpus.vectors.weights[place]
            bits[term >> 6] |= 1 << UInt64(term & 63)
            isRareAtTop[term] =
                corpus.vectors.prominences[place] >= .lead && corpus.frequencies[term] <= mostOfRare
        }
    }

    mutating func remove(_ article: Int, of vectors: TermVectors) {
        for place in vectors.places(of: article) { bits[Int(vectors.terms[place]) >> 6] = 0 }
    }

    /// What two articles have in common.
    struct Common {
        /// The sum of the products of the weights of common terms: for vectors of length one the cosine between them.
        var product = 0.0
        /// How many words, pairs aside, both have.
        var words = 0
        /// How many of these are rare and stand in the titles or first lines of both.
        var rareWords = 0
    }

    /// - Parameter isPair: whether each term is a pair of words.
    mutating func comparison(with other: Int, in vectors: TermVectors, isPair: [Bool]) -> Common {
        var common = Common()
        for place in places(inCommonWith: other, in: vectors) {
            let term = Int(vectors.terms[Int(place)])
            common.product += weights[term] * vectors.weights[Int(place)]
            if !isPair[term] { common.words += 1 }
            if isRareAtTop[term], vectors.prominences[Int(place)] >= .lead { common.rareWords += 1 }
        }
        return common
    }

    /// Where in another vector the terms stand that both have.
    private mutating func places(inCommonWith other: Int, in vectors: TermVectors) -> ArraySlice<Int32> {
        let all = vectors.places(of: other)
        if found.count <= all.count { found = Array(repeating: 0, count: all.count * 2) }
        // Which terms both have cannot be foretold, so nothing branches on it.
        let count = found.withUnsafeMutableBufferPointer { found in
            bits.withUnsafeBufferPointer { bits in
                vectors.terms.withUnsafeBufferPointer { terms in
                    var count = 0
                    for place in all {
                        let term = terms[place]
                        found[count] = Int32(place)
                        count &+= Int(bits[Int(term >> 6)] >> UInt64(term & 63) & 1)
                    }
                    return count
                }
            }
        }
        return found[..<count]
    }
}
