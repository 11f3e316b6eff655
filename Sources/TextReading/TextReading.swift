/// A text, read once: its words and its sentences as numbers and places, without its letters.
public struct TextReading: Sendable, Hashable {
    /// In the text's order.
    public var words: [Word]
    /// In the text's order; every word belongs to one.
    public var sentences: [SentenceRange]
    /// The language by which the words were stemmed; nil where it is not known.
    public var language: Language?
    /// How many exclamation marks the text has.
    public var exclamations: Int

    /// Of a text without words.
    public init(language: Language? = nil) {
        words = []
        sentences = []
        self.language = language
        exclamations = 0
    }
}

/// A sentence of a text.
public struct SentenceRange: Sendable, Hashable {
    /// Its words; empty for a line of marks.
    public var words: Range<Int>
    /// Where it stands in the UTF-8 of the text, with its marks, without blanks at either end.
    public var bytes: Range<Int>

    public init(words: Range<Int>, bytes: Range<Int>) {
        self.words = words
        self.bytes = bytes
    }
}
