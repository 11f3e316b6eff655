/// One article's vector with a place for every term, against which many others are held: one that is compared with eighty
/// others need not be walked through eighty times.
struct SpreadVector {
    /// A bit for each term, small enough to stay in the processor's cache: most terms of two vectors are not common.
    private var bits: [UInt64]
    /// Where each term stands among those of the article.
    private var numbers: [UInt16]
    private var terms: [Term] = []
    /// Where the terms stand that are found in another vector.
    private var found = [Int32](repeating: 0, count: 512)

    /// What is looked at must be used for something, or the compiler leaves it out.
    private var lastFetched: Int32 = 0
    /// As many entries come together from memory.
    private static let entriesOfLine = 8

    private struct Term {
        let weight: Double
        /// The weight that it has in all articles, before these are told how often it occurs.
        let rarity: Double
        let isPair: Bool
        /// Whether it is a word that is rare and stands in the title or the first lines.
        let isRareAtTop: Bool
    }

    /// - Parameter terms: how many there are.
    init(terms: Int) {
        bits = Array(repeating: 0, count: terms / 64 + 1)
        numbers = Array(repeating: 0, count: terms)
    }

    /// - Parameter mostOfRare: how many articles may have a rare word.
    mutating func insert(_ article: Int, of corpus: Corpus, mostOfRare: Int32) {
        terms.removeAll(keepingCapacity: true)
        for place in corpus.vectors.places(of: article) {
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
        for entry in vectors.entries[vectors.places(of: article)] { bits[Int(entry.term) >> 6] = 0 }
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

    mutating func comparison(with other: Int, in vectors: TermVectors) -> Common {
        var common = Common()
        let length = vectors.lengths[other]
        for place in places(inCommonWith: other, in: vectors) {
            let entry = vectors.entries[Int(place)]
            let term = terms[Int(numbers[Int(entry.term)])]
            // As `TermVectors` has it, without another look at what all articles have.
            let weight = length > 0 ? vectors.logarithms[Int(entry.occurrence)] * term.rarity / length : 0
            common.product += term.weight * weight
            if !term.isPair { common.words += 1 }
            if term.isRareAtTop, entry.prominence >= .lead { common.rareWords += 1 }
        }
        return common
    }

    /// Looks at some vectors before they are compared. They lie anywhere, and memory answers late: asked for all at once they come
    /// side by side, where comparison after comparison would wait for each. It takes a third of the time off.
    mutating func fetch(_ others: [Int], of vectors: TermVectors) {
        vectors.entries.withUnsafeBufferPointer { entries in
            for other in others {
                for place in stride(
                    from: vectors.places(of: other).lowerBound, to: vectors.places(of: other).upperBound,
                    by: Self.entriesOfLine)
                {
                    lastFetched ^= entries[place].term
                }
            }
        }
    }

    /// Where in another vector the terms stand that both have.
    private mutating func places(inCommonWith other: Int, in vectors: TermVectors) -> ArraySlice<Int32> {
        let all = vectors.places(of: other)
        if found.count <= all.count { found = Array(repeating: 0, count: all.count * 2) }
        // Which terms both have cannot be foretold, so nothing branches on it.
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
