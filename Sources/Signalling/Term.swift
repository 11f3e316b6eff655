internal import TextReading

/// A word of a title, or two or three that stand together with capitals.
struct Term: Hashable {
    /// Of its folded letters.
    let key: WordID
    /// As the title writes it.
    let form: String
    /// What its capitals tell: true for a name, false for a common word, nil where they tell nothing (the beginning of a
    /// title, and titles that capitalise everything).
    let isName: Bool?
    let words: Int
}
