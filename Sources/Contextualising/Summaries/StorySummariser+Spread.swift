extension StorySummariser {
    /// How many sentences a summary has, and how much it wants other sources.
    public struct Spread: Sendable {
        let mostSentences: Int
        /// The factor for a sentence's score when its source has been quoted already.
        let again: Double
        /// The most sentences of one source.
        let mostOfOne: Int
        /// Whether why the story matters stands beside it and need not be said again.
        let isBesideContext: Bool

        /// A few sentences, by their worth.
        public static let few = Spread(mostSentences: 4, again: 0.55, mostOfOne: 4, isBesideContext: false)
        /// Up to five, from as many sources as have something to say.
        public static let many = Spread(mostSentences: 5, again: 0.3, mostOfOne: 2, isBesideContext: true)
    }
}
