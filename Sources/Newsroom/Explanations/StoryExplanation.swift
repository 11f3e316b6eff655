/// The articles that were considered for an article's story, and how alike each is.
public struct StoryExplanation: Sendable, Equatable {
    public struct Neighbour: Sendable, Equatable {
        public var article: Article.ID
        /// How alike the two are, from 0 to 1: their common words, weighted by how rare these are, then corrected by
        /// the other clues.
        public var likeness: Double
        /// The weightiest common words, at most eight.
        public var commonWords: [String]
        /// The other clues for or against one event ("no name in common").
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
    /// The path of its page from the site's root; nil where it has none.
    public var page: String?
    /// The average likeness over all pairs of two groups from which on the groups become one story.
    public var threshold: Double
    /// The neighbours, the most alike first.
    public var neighbours: [Neighbour]

    public init(story: Story, page: String? = nil, threshold: Double, neighbours: [Neighbour]) {
        self.story = story
        self.page = page
        self.threshold = threshold
        self.neighbours = neighbours
    }
}
