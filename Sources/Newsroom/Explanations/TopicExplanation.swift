/// The reasons for an article's topic.
public struct TopicExplanation: Sendable, Equatable {
    /// A phrase from the rules, a common word, the publisher's section or the source's own category, and the category
    /// it supports.
    public struct Evidence: Sendable, Equatable {
        public enum Origin: String, Sendable { case title, summary, filing, source }

        public var words: String
        public var origin: Origin
        public var category: Category.ID
        public var subcategory: Subcategory.ID?
        /// The points; negative values count against the category.
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

    /// The sum of a category's weights.
    public struct Score: Sendable, Equatable {
        public var category: Category.ID
        public var score: Double

        public init(category: Category.ID, score: Double) {
            self.category = category
            self.score = score
        }
    }

    /// The topic; nil if none was found.
    public var topic: Topic?
    /// Category scores, highest first, without zeros.
    public var scores: [Score]
    /// The evidence, highest weight first.
    public var evidence: [Evidence]

    public init(topic: Topic?, scores: [Score], evidence: [Evidence]) {
        self.topic = topic
        self.scores = scores
        self.evidence = evidence
    }
}
