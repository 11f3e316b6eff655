/// Which words made a text sound as it does.
public struct SentimentExplanation: Sendable, Equatable {
    /// A word or phrase of the lexicon as it counted, after what negates, strengthens or weakens it.
    public struct Word: Sendable, Equatable {
        public var text: String
        /// Below 0 is bad.
        public var valence: Double

        public init(text: String, valence: Double) {
            self.text = text
            self.valence = valence
        }
    }

    /// −1…+1.
    public var sentiment: Double
    /// In the order of the text.
    public var words: [Word]

    public init(sentiment: Double, words: [Word]) {
        self.sentiment = sentiment
        self.words = words
    }
}
