/// The terms of a text, by number, with their weights.
struct TermVector {
    /// Ascending.
    var terms: [Int32]
    var weights: [Double]

    /// The sum of the products of the weights of common terms, for vectors of length one the cosine between them; and
    /// how many words, pairs aside, both have.
    func comparison(with other: TermVector, isPair: [Bool]) -> (product: Double, words: Int) {
        var i = 0
        var j = 0
        var sum = 0.0
        var words = 0
        while i < terms.count, j < other.terms.count {
            let a = terms[i]
            let b = other.terms[j]
            if a == b {
                sum += weights[i] * other.weights[j]
                if !isPair[Int(a)] { words += 1 }
                i += 1
                j += 1
            } else if a < b {
                i += 1
            } else {
                j += 1
            }
        }
        return (sum, words)
    }
}
