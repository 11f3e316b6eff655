/// A stretch of text that is spelled like a place.
struct Spot {
    /// Indices of the text's tokens.
    var tokens: Range<Int>
    /// Whether the full stop behind the last word belongs to the name ("Ill.").
    var endsWithStop: Bool
    /// What the words hash to, and whether an exact spelling was asked for: spots that agree in both have one meaning.
    var name: WordHash
    var isExact: Bool
    /// What the gazetteer says about the name.
    var marks: Marks = []
    /// Whether the headline or line that it stands in capitalises every word, so that capitals say nothing.
    var isCaseless = false
    /// Which of the text's names it is.
    var group = 0
    /// The spot behind the comma that says where this one is ("Paris" in "Paris, Texas"), by index.
    var container: Int?
    /// Whether it is the place behind such a comma.
    var isContainer = false
}
