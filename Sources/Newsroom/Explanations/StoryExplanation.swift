/// The articles considered for an article's story, and how similar each is.
public struct StoryExplanation: Sendable, Equatable {
    public struct Neighbour: Sendable, Equatable {
        public var article: Article.ID
        /// Similarity from 0 to 1: the words in common, weighted by rarity, then adjusted for other evidence.
        public var similarity: Double
        /// Up to eight words in common, highest weight first.
        public var commonWords: [String]
        /// Other evidence for or against the same event ("no name in common").
        public var reasons: [String]
        /// Whether it is in the article's story.
        public var isInStory: Bool

        public init(
            article: Article.ID, similarity: Double, commonWords: [String], reasons: [String], isInStory: Bool
        ) {
            self.article = article
            self.similarity = similarity
            self.commonWords = commonWords
            self.reasons = reasons
            self.isInStory = isInStory
        }
    }

    /// A step of clustering, and the article's group after it.
    public struct Step: Sendable, Equatable {
        /// The steps that change groups, in order.
        public enum Name: String, Sendable, CaseIterable {
            /// Articles with the same title are grouped.
            case titles
            /// Groups that are similar on average merge.
            case linkage
            /// Groups take in articles that use other words.
            case growth
            /// Groups that don't make a story are split.
            case corroboration
            /// Groups that report two events are divided.
            case division
            /// The owner's decisions split and merge groups. Absent if there are none.
            case decisions
        }

        public var name: Name
        /// The group, earliest first.
        public var articles: [Article.ID]
        /// The articles that this step added.
        public var joined: [Article.ID]
        /// The articles that this step removed.
        public var left: [Article.ID]

        public init(name: Name, articles: [Article.ID], joined: [Article.ID], left: [Article.ID]) {
            self.name = name
            self.articles = articles
            self.joined = joined
            self.left = left
        }
    }

    /// A line of the owner's decisions that names a report of the story.
    public struct Decision: Sendable, Equatable {
        /// The file's name.
        public var file: String
        /// The line number, from 1.
        public var line: Int
        /// The line, with long lists of addresses replaced by their number.
        public var text: String
        /// The later line that contradicts it and so applies instead; nil if there is none.
        public var overriddenBy: Int?

        public init(file: String, line: Int, text: String, overriddenBy: Int? = nil) {
            self.file = file
            self.line = line
            self.text = text
            self.overriddenBy = overriddenBy
        }
    }

    public var story: Story
    /// The path of the story's page from the site's root; nil if it has none.
    public var page: String?
    /// The mean similarity over all pairs from two clusters at which the clusters merge into one story.
    public var threshold: Double
    /// The neighbours, most similar first, up to ten.
    public var neighbours: [Neighbour]
    /// The number of all neighbours, and of those at least as similar as the threshold.
    public var compared: Int
    public var similar: Int
    /// The steps that its group went through; none if it was not clustered: its kind joins no story, or it is too old.
    public var steps: [Step]
    /// The owner's decisions about the story's reports, in file order.
    public var decisions: [Decision]

    public init(
        story: Story, page: String? = nil, threshold: Double, neighbours: [Neighbour] = [], compared: Int = 0,
        similar: Int = 0, steps: [Step] = [], decisions: [Decision] = []
    ) {
        self.story = story
        self.page = page
        self.threshold = threshold
        self.neighbours = neighbours
        self.compared = compared
        self.similar = similar
        self.steps = steps
        self.decisions = decisions
    }
}
