internal import TextReading

/// A word of a title, or a name of two or three words in capitals.
struct Term: Hashable {
    /// Made of its folded letters.
    let key: WordID
    /// As the title spells it.
    let form: String
    /// True for a name and false for a common word, judging by its capitals. Nil when these show nothing: at the
    /// beginning of a title, and in titles that capitalise every word.
    let isName: Bool?
    let words: Int
}
