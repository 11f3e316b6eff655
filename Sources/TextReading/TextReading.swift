/// A tokenised text: its words and sentences as numbers and positions, without the letters.
public struct TextReading: Sendable, Hashable {
    /// Words in text order.
    public var words: [Word]
    /// Sentences in text order; every word belongs to one.
    public var sentences: [SentenceRange]
    /// The language the words were stemmed in; nil if unknown.
    public var language: Language?
    /// The number of exclamation marks.
    public var exclamations: Int

    /// Creates a reading without words.
    public init(language: Language? = nil) {
        words = []
        sentences = []
        self.language = language
        exclamations = 0
    }
}

/// A sentence of a text.
public struct SentenceRange: Sendable, Hashable {
    /// Its words; empty for a line of punctuation.
    public var words: Range<Int>
    /// Its range in the text's UTF-8, including punctuation but not surrounding blanks.
    public var bytes: Range<Int>
}
