/// A place that a name may mean.
struct Candidate {
    /// Index of the place's row.
    var row: Int32
    var marks: Marks
    /// How likely it is without the text: about the decimal logarithm of how many people it concerns.
    var prior: Float
}
