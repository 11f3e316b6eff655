/// A phrase found in a text.
public struct PhraseMatch: Sendable, Equatable {
    /// The phrase's number in its table.
    public var phrase: Int
    /// The words of the text that it covers.
    public var words: Range<Int>

    public init(phrase: Int, words: Range<Int>) {
        self.phrase = phrase
        self.words = words
    }
}
