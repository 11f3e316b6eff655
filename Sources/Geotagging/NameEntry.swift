/// What is known about a sequence of words.
struct NameEntry {
    /// The first posting of the name; -1 when the words are only the beginning of names.
    var first: Int32 = -1
    /// Whether a longer name begins with these words.
    var goesOn = false
    /// How many words it has.
    var words: Int8 = 1
}
