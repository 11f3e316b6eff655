import TextReading

/// A stretch of text that matches a place name.
struct Toponym {
    /// The range of word indices in the passage.
    var words: Range<Int>
    /// The range in the text, including a full stop or possessive ending that is part of the name.
    var bytes: Range<Int>
    var scalars: Range<Int>
    /// Whether the full stop after the last word is part of the name ("Ill.").
    var endsWithStop = false
    /// Whether a possessive ending is part of the name ("St. John's").
    var endsWithPossessive = false
    /// Whether it is a single plain word, without initials or an inner apostrophe.
    var isSimple: Bool
    /// A hash of the words and of whether their exact spelling is required. Toponyms with the same hash share a
    /// meaning.
    var name: WordID
    var isExact: Bool
    /// The name's markers in the gazetteer.
    var traits: NameTraits = []
    /// Whether its line capitalises every word, so that capitals mean nothing.
    var isCaseless = false
    /// The index of its name group.
    var group = 0
    /// The index of the toponym after the comma that locates this one ("Texas" in "Paris, Texas").
    var container: Int?
    /// Whether it is the place after such a comma.
    var isContainer = false
}

/// A name in the text with its possible places. All its toponyms refer to the same place unless a comma says otherwise.
struct NameGroup {
    var name: WordID
    var isExact: Bool
    var isSimple: Bool
    /// The candidates, most likely first.
    var candidates: [Candidate]
    /// The index of the candidate chosen so far.
    var chosen = 0
    /// The support of the rest of the text for the chosen candidate.
    var support: Float = 0
    /// The confidence, from 0 to 1, that the name is a place at all. Doubtful names lend others little support.
    var trust: Float = 1
    /// Whether neighbouring words suggest a town ("Jordan High School", "the mayor of Georgia").
    var isLocal = false
    /// Whether one of its mentions is followed by the place that contains it ("Paris, Texas").
    var hasContainer = false

    var candidate: Candidate { candidates[chosen] }
}

/// A place that a name may refer to.
struct Candidate {
    /// The index of the place's record.
    var place: Int32
    var traits: NameTraits
    /// The likelihood without context: roughly the decimal logarithm of the number of people concerned.
    var prior: Float
}
