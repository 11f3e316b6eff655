/// One article's vector with a slot for every term, for comparing it with many others. Without it, eighty comparisons
/// would walk the vector eighty times.
struct DenseVector {
    /// One bit per term, small enough for the processor's cache: most terms of two vectors differ.
    private var bits: [UInt64]
    /// The position of each term among the article's terms.
    private var numbers: [UInt16]
    private var terms: [Term] = []
    /// The positions of shared terms in the other vector.
    private var found = [Int32](repeating: 0, count: 512)

    /// Uses the prefetched values, so that the compiler keeps the reads.
    private var lastFetched: Int32 = 0
    /// The number of entries in a cache line.
    private static let entriesOfLine = 8

    private struct Term {
        let weight: Double
        /// The term's weight in all articles, before its count here.
        let rarity: Double
        let isPair: Bool
        /// Whether it is a rare word in the title or the first lines.
        let isRareAtTop: Bool
    }

    /// - Parameter terms: the number of terms.
    init(terms: Int) {
        bits = Array(repeating: 0, count: terms / 64 + 1)
        numbers = Array(repeating: 0, count: terms)
    }

    /// - Parameter mostOfRare: the most articles that may contain a rare word.
    mutating func insert(_ article: Int, of corpus: Corpus, mostOfRare: Int32) {
        terms.removeAll(keepingCapacity: true)
        for place in corpus.vectors.range(of: article) {
            let entry = corpus.vectors.entries[place]
            let term = Int(entry.term)
            bits[term >> 6] |= 1 << UInt64(term & 63)
            numbers[term] = UInt16(truncatingIfNeeded: terms.count)
            terms.append(
                Term(
                    weight: corpus.vectors.weight(at: place, of: article), rarity: corpus.vectors.rarities[term],
                    isPair: corpus.kinds[term].isPair,
                    isRareAtTop: entry.prominence >= .lead
                        && corpus.frequencies[term] <= mostOfRare))
        }
    }

    mutating func remove(_ article: Int, of vectors: TermVectors) {
        for entry in vectors.entries[vectors.range(of: article)] { bits[Int(entry.term) >> 6] = 0 }
    }

    /// The common terms of two articles.
    struct Common {
        /// The dot product of the two vectors: the cosine if both have length one.
        var product = 0.0
        /// The number of common words, not counting pairs.
        var words = 0
        /// The number of rare words in the titles or first lines of both.
        var rareWords = 0
    }

    mutating func comparison(with other: Int, in vectors: TermVectors) -> Common {
        var common = Common()
        let length = vectors.lengths[other]
        for place in places(inCommonWith: other, in: vectors) {
            let entry = vectors.entries[Int(place)]
            let term = terms[Int(numbers[Int(entry.term)])]
            // As in `TermVectors`, without another lookup of the term's rarity.
            let weight = length > 0 ? vectors.logarithms[Int(entry.occurrence)] * term.rarity / length : 0
            common.product += term.weight * weight
            if !term.isPair { common.words += 1 }
            if term.isRareAtTop, entry.prominence >= .lead { common.rareWords += 1 }
        }
        return common
    }

    /// Reads vectors ahead of their comparison. They are scattered in memory; requesting them together avoids waiting
    /// for each, and saves a third of the time.
    mutating func fetch(_ others: [Int], of vectors: TermVectors) {
        vectors.entries.withUnsafeBufferPointer { entries in
            for other in others {
                for place in stride(
                    from: vectors.range(of: other).lowerBound, to: vectors.range(of: other).upperBound,
                    by: Self.entriesOfLine)
                {
                    lastFetched ^= entries[place].term
                }
            }
        }
    }

    /// Returns the positions of shared terms in another vector.
    private mutating func places(inCommonWith other: Int, in vectors: TermVectors) -> ArraySlice<Int32> {
        let all = vectors.range(of: other)
        if found.count <= all.count { found = Array(repeating: 0, count: all.count * 2) }
        // Avoid a branch here: which terms are shared is unpredictable.
        let count = found.withUnsafeMutableBufferPointer { found in
            bits.withUnsafeBufferPointer { bits in
                vectors.entries.withUnsafeBufferPointer { entries in
                    var count = 0
                    for place in all {
                        let term = entries[place].term
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
