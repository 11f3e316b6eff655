/// A name of the text with the places that it may mean. All its spots mean the same place, unless a comma says
/// otherwise.
struct NameGroup {
    var name: WordHash
    var isExact: Bool
    /// How many words it has.
    var words: Int
    /// The likeliest first.
    var candidates: [Candidate]
    /// Index of the candidate that it means, as far as known.
    var chosen = 0
    /// How well the chosen candidate fits the text.
    var support: Float = 0
    /// How much the name can be trusted to be a place at all, 0…1; places that may be none say little of others.
    var trust: Float = 1
    /// Whether the words beside it belong to a town ("Jordan High School", "the mayor of Georgia").
    var isLocal = false
    /// Whether some spot of it names its container.
    var hasContainer = false

    var candidate: Candidate { candidates[chosen] }
}
