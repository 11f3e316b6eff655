/// Why an article has its topic.
public struct TopicExplanation: Sendable, Equatable {
    /// A phrase of the rules, a common word, the publisher's section or the source's own category, with the category that it
    /// counts for.
    public struct Evidence: Sendable, Equatable {
        public enum Origin: String, Sendable { case title, summary, filing, source }

        public var words: String
        public var origin: Origin
        public var category: Category.ID
        public var subcategory: Subcategory.ID?
        /// The points; below 0 they count against the category.
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

    /// The sum of the weights of one category.
    public struct Score: Sendable, Equatable {
        public var category: Category.ID
        public var score: Double

        public init(category: Category.ID, score: Double) {
            self.category = category
            self.score = score
        }
    }

    /// The topic; nil when none could be found.
    public var topic: Topic?
    /// The categories' scores, the highest first; categories with a score of 0 are left out.
    public var scores: [Score]
    /// The evidence, the weightiest first.
    public var evidence: [Evidence]

    public init(topic: Topic?, scores: [Score], evidence: [Evidence]) {
        self.topic = topic
        self.scores = scores
        self.evidence = evidence
    }
}
