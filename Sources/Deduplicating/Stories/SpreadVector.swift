/// One vector with a place for every term, against which many others are held: one that is compared with eighty others
/// need not be walked through eighty times.
struct SpreadVector {
    private var weights: [Double]
    /// A bit for each term, small enough to stay in the processor's cache: most terms of two vectors are not common.
    private var bits: [UInt64]

    /// - Parameter terms: how many there are.
    init(terms: Int) {
        weights = Array(repeating: 0, count: terms)
        bits = Array(repeating: 0, count: terms / 64 + 1)
    }

    mutating func insert(_ vector: TermVector) {
        for position in 0..<vector.shared {
            let term = vector.terms[position]
            weights[Int(term)] = vector.weights[position]
            bits[Int(term) >> 6] |= 1 << UInt64(term & 63)
        }
    }

    mutating func remove(_ vector: TermVector) {
        for term in vector.terms[..<vector.shared] { bits[Int(term) >> 6] = 0 }
    }

    /// The sum of the products of the weights of common terms, for vectors of length one the cosine between them; and
    /// how many words, pairs aside, both have.
    func comparison(with other: TermVector, isPair: [Bool]) -> (product: Double, words: Int) {
        bits.withUnsafeBufferPointer { bits in
            other.terms.withUnsafeBufferPointer { terms in
                var (sum, words) = (0.0, 0)
                for position in 0..<other.shared {
                    let term = Int(terms[position])
                    guard bits[term >> 6] & (1 << UInt64(term & 63)) != 0 else { continue }
                    sum += weights[term] * other.weights[position]
                    if !isPair[term] { words += 1 }
                }
                return (sum, words)
            }
        }
    }
}

/// The terms of a text, by number, with their weights.
struct TermVector {
    /// Those that other texts have too, ascending, and behind them those that no other has.
    var terms: [Int32]
    /// Of those that other texts have too: no likeness comes of the rest.
    var weights: [Double]
    /// How prominently each term stands in the text.
    var prominences: [Prominence]
    /// How many of the terms other texts have too.
    var shared: Int

    /// How prominently a term that several texts have stands in this one; nil when it does not.
    func prominence(of term: Int32) -> Prominence? {
        var (low, high) = (0, shared)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle] < term { low = middle + 1 } else { high = middle }
        }
        return low < shared && terms[low] == term ? prominences[low] : nil
    }
}
