/// The terms of a text, by number, with their weights.
struct TermVector {
    /// Ascending.
    var terms: [Int32]
    var weights: [Double]
}
