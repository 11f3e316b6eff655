/// The terms of one or more texts, by number, with their weights.
struct TermVector {
    private(set) var terms: [Int32]
    private(set) var weights: [Double]

    static let empty = TermVector(terms: [], weights: [])

    /// - Parameter terms: ascending.
    init(terms: [Int32], weights: [Double]) {
        self.terms = terms
        self.weights = weights
    }

    /// The sum of the products of the weights of common terms: for vectors of length one, the cosine between them.
    func product(with other: TermVector) -> Double {
        var i = 0
        var j = 0
        var sum = 0.0
        while i < terms.count, j < other.terms.count {
            let a = terms[i]
            let b = other.terms[j]
            if a == b {
                sum += weights[i] * other.weights[j]
                i += 1
                j += 1
            } else if a < b {
                i += 1
            } else {
                j += 1
            }
        }
        return sum
    }

    /// How many terms both have.
    func common(with other: TermVector) -> Int {
        var i = 0
        var j = 0
        var count = 0
        while i < terms.count, j < other.terms.count {
            let a = terms[i]
            let b = other.terms[j]
            if a == b { count += 1 }
            if a <= b { i += 1 }
            if b <= a { j += 1 }
        }
        return count
    }

    static func + (a: TermVector, b: TermVector) -> TermVector {
        var terms: [Int32] = []
        var weights: [Double] = []
        terms.reserveCapacity(a.terms.count + b.terms.count)
        weights.reserveCapacity(a.terms.count + b.terms.count)
        var i = 0
        var j = 0
        while i < a.terms.count || j < b.terms.count {
            let isA = j == b.terms.count || (i < a.terms.count && a.terms[i] <= b.terms[j])
            let isB = i == a.terms.count || (j < b.terms.count && b.terms[j] <= a.terms[i])
            terms.append(isA ? a.terms[i] : b.terms[j])
            weights.append((isA ? a.weights[i] : 0) + (isB ? b.weights[j] : 0))
            i += isA ? 1 : 0
            j += isB ? 1 : 0
        }
        return TermVector(terms: terms, weights: weights)
    }
}
