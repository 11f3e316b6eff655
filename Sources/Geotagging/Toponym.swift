import TextReading

/// A stretch of text that is spelled like a place.
struct Toponym {
    /// Indices of the passage's words.
    var words: Range<Int>
    /// With the full stop or the ending of a possessive that belongs to the name.
    var bytes: Range<Int>
    var scalars: Range<Int>
    /// Whether the full stop behind the last word belongs to the name ("Ill.").
    var endsWithStop = false
    /// Whether the ending of a possessive does ("St. John's").
    var endsWithPossessive = false
    /// Whether it is one plain word: neither several, nor initials, nor with an apostrophe within.
    var isSimple: Bool
    /// Its words, and whether an exact spelling was asked for: toponyms that agree in both have one meaning.
    var name: WordID
    var isExact: Bool
    /// How the gazetteer marks the name.
    var traits: NameTraits = []
    /// Whether its line capitalises every word, so that capitals say nothing.
    var isCaseless = false
    /// Index of its name among the text's names.
    var group = 0
    /// The toponym behind the comma that says where this one is ("Texas" in "Paris, Texas"), by index.
    var container: Int?
    /// Whether it is the one behind such a comma.
    var isContainer = false
}

/// A name of the text with the places that it may mean. All its toponyms mean the same place, unless a comma says
/// otherwise.
struct NameGroup {
    var name: WordID
    var isExact: Bool
    var isSimple: Bool
    /// The likeliest first.
    var candidates: [Candidate]
    /// Index of the candidate that it means, as far as known.
    var chosen = 0
    /// How well the chosen candidate fits the text.
    var support: Float = 0
    /// Confidence that the name is a place at all, 0…1; names that may be none say little of others.
    var trust: Float = 1
    /// Whether the words beside it belong to a town ("Jordan High School", "the mayor of Georgia").
    var isLocal = false
    /// Whether some toponym of it names its container.
    var hasContainer = false

    var candidate: Candidate { candidates[chosen] }
}

/// A place that a name may mean.
struct Candidate {
    /// The place's number among the gazetteer's records.
    var place: Int32
    var traits: NameTraits
    /// How likely it is without the text: about the decimal logarithm of how many people it concerns.
    var prior: Float
}
