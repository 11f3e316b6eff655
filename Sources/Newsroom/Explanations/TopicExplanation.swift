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

    /// A category's points.
    public struct Score: Sendable, Equatable {
        public var category: Category.ID
        /// The points that decide.
        public var score: Double
        /// The sum of the category's evidence. A wider category may take precedence over a narrower one with more
        /// points; each then has the other's `score`.
        public var counted: Double
        /// Whether the category can be chosen. If not, too few different phrases suggest it.
        public var isOpen: Bool

        public init(category: Category.ID, score: Double, counted: Double, isOpen: Bool) {
            self.category = category
            self.score = score
            self.counted = counted
            self.isOpen = isOpen
        }
    }

    /// The topic; nil if none was found.
    public var topic: Topic?
    /// Category scores, highest first, without zeros. The first that can be chosen is the topic's, unless it has too few
    /// points: then the article stays in the category it is filed under.
    public var scores: [Score]
    /// The evidence, highest weight first.
    public var evidence: [Evidence]

    public init(topic: Topic?, scores: [Score], evidence: [Evidence]) {
        self.topic = topic
        self.scores = scores
        self.evidence = evidence
    }
}
