extension StorySummariser {
    /// The number of sentences in a summary, and how strongly it prefers different sources.
    public struct Spread: Sendable {
        let mostSentences: Int
        /// The factor for a sentence's score if its source has already been quoted.
        let again: Double
        /// The most sentences from one source.
        let mostOfOne: Int
        /// Whether it is for the story's page: this also states why the story matters, which the summary need not
        /// repeat; other reports' titles may open it, and each sentence must be bound to the title or the opening one.
        let isForPage: Bool

        /// Up to three sentences, chosen mainly on merit.
        public static let few = Spread(mostSentences: 3, again: 0.55, mostOfOne: 3, isForPage: false)
        /// Up to two sentences, from two sources if possible. Read one by one, nine of ten of one sentence were good,
        /// half of those of two, and one in five of the longer ones.
        public static let many = Spread(mostSentences: 2, again: 0.3, mostOfOne: 2, isForPage: true)
    }
}
