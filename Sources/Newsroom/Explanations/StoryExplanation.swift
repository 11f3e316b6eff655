/// Which other articles were thought to tell an article's event, and how much speaks for each.
public struct StoryExplanation: Sendable, Equatable {
    public struct Neighbour: Sendable, Equatable {
        public var article: Article.ID
        /// 0…1: what the words of both have in common, weighed by how rare they are, and after what else tells events
        /// apart.
        public var likeness: Double
        /// The weightiest words that both have, at most eight.
        public var commonWords: [String]
        /// What else spoke for or against one event ("no name in common").
        public var reasons: [String]
        /// Whether it belongs to the article's story.
        public var isInStory: Bool

        public init(
            article: Article.ID, likeness: Double, commonWords: [String], reasons: [String], isInStory: Bool
        ) {
            self.article = article
            self.likeness = likeness
            self.commonWords = commonWords
            self.reasons = reasons
            self.isInStory = isInStory
        }
    }

    public var story: Story
    /// How alike two groups of articles must be, on the average over all pairs, to be one story.
    public var threshold: Double
    /// The most alike first.
    public var neighbours: [Neighbour]

    public init(story: Story, threshold: Double, neighbours: [Neighbour]) {
        self.story = story
        self.threshold = threshold
        self.neighbours = neighbours
    }
}
