/// The words that determine a text's sentiment.
public struct SentimentExplanation: Sendable, Equatable {
    /// A word or phrase from the lexicon, with its valence after negation, intensifiers and diminishers.
    public struct Word: Sendable, Equatable {
        public var text: String
        /// The valence; negative values are bad.
        public var valence: Double

        public init(text: String, valence: Double) {
            self.text = text
            self.valence = valence
        }
    }

    /// The overall sentiment, −1…+1.
    public var sentiment: Double
    /// Words in text order.
    public var words: [Word]

    public init(sentiment: Double, words: [Word]) {
        self.sentiment = sentiment
        self.words = words
    }
}
