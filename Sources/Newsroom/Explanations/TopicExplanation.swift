/// Why an article stands where it stands.
public struct TopicExplanation: Sendable, Equatable {
    /// A phrase of the rules, a common word, or the source's own category, and what it speaks for.
    public struct Evidence: Sendable, Equatable {
        public enum Origin: String, Sendable { case title, summary, source }

        public var words: String
        public var origin: Origin
        public var category: Category.ID
        public var subcategory: Subcategory.ID?
        /// Below 0 it speaks against.
        public var weight: Double

        public init(
            words: String, origin: Origin, category: Category.ID, subcategory: Subcategory.ID? = nil, weight: Double
        ) {
            self.words = words
            self.origin = origin
            self.category = category
            self.subcategory = subcategory
            self.weight = weight
        }
    }

    /// What the weights of a category come to.
    public struct Score: Sendable, Equatable {
        public var category: Category.ID
        public var score: Double

        public init(category: Category.ID, score: Double) {
            self.category = category
            self.score = score
        }
    }

    /// The decision.
    public var topic: Topic?
    /// The strongest first; categories that nothing speaks for are left out.
    public var scores: [Score]
    /// The heaviest first.
    public var evidence: [Evidence]

    public init(topic: Topic?, scores: [Score], evidence: [Evidence]) {
        self.topic = topic
        self.scores = scores
        self.evidence = evidence
    }
}
