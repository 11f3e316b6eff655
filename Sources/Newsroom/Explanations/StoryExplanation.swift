/// The articles considered for an article's story, and how similar each is.
public struct StoryExplanation: Sendable, Equatable {
    public struct Neighbour: Sendable, Equatable {
        public var article: Article.ID
        /// Similarity from 0 to 1: the words in common, weighted by rarity, then adjusted for other evidence.
        public var likeness: Double
        /// Up to eight words in common, highest weight first.
        public var commonWords: [String]
        /// Other evidence for or against the same event ("no name in common").
        public var reasons: [String]
        /// Whether it is in the article's story.
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
    /// The path of the story's page from the site's root; nil if it has none.
    public var page: String?
    /// The mean similarity over all pairs from two clusters at which the clusters merge into one story.
    public var threshold: Double
    /// The neighbours, most similar first.
    public var neighbours: [Neighbour]

    public init(story: Story, page: String? = nil, threshold: Double, neighbours: [Neighbour]) {
        self.story = story
        self.page = page
        self.threshold = threshold
        self.neighbours = neighbours
    }
}
