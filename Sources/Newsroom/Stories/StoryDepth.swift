/// What a story's reports say beside one another: figures that they share, and where they differ; who says what; which report says
/// most, and which say the same. Each part only where the reports hold it.
public struct StoryDepth: Sendable, Equatable {
    /// Figures that several independent publishers give alike, those that most give first.
    public var numbers: [SharedFigure]
    /// Things that they count differently, the smaller numbers first.
    public var differences: [Difference]
    /// In people's own words, the most telling first, one a speaker.
    public var words: [SpokenWords]
    /// The report that says much that the summary does not; nil where none does.
    public var longest: Account?
    /// Articles that others tell again with nearly the same words, each with these others, oldest first.
    public var copies: [Article.ID: [Article.ID]]

    public init(
        numbers: [SharedFigure] = [], differences: [Difference] = [], words: [SpokenWords] = [],
        longest: Account? = nil, copies: [Article.ID: [Article.ID]] = [:]
    ) {
        self.numbers = numbers
        self.differences = differences
        self.words = words
        self.longest = longest
        self.copies = copies
    }

    /// A figure as one report has it.
    public struct Mention: Sendable, Equatable {
        /// The figure with what it counts, word for word ("at least six people").
        public var text: String
        public var article: Article.ID

        public init(text: String, article: Article.ID) {
            self.text = text
            self.article = article
        }
    }

    /// A figure that several give.
    public struct SharedFigure: Sendable, Equatable {
        /// As one of them writes it.
        public var text: String
        /// One of each publisher, the most credible first.
        public var articles: [Article.ID]

        public init(text: String, articles: [Article.ID]) {
            self.text = text
            self.articles = articles
        }
    }

    /// What a report says beside the summary.
    public struct Account: Sendable, Equatable {
        public var article: Article.ID
        /// Whole sentences of it, word for word, in its order.
        public var sentences: [String]

        public init(article: Article.ID, sentences: [String]) {
            self.article = article
            self.sentences = sentences
        }
    }

    /// Something that reports count differently.
    public struct Difference: Sendable, Equatable {
        /// The family of what is counted ("deaths"), as `Rules/lists.txt` has it under `counted`.
        public var family: String
        /// One of each publisher, the smallest number first; several that give one number stand together.
        public var mentions: [Mention]

        public init(family: String, mentions: [Mention]) {
            self.family = family
            self.mentions = mentions
        }
    }

    /// What somebody says, as a report has it.
    public struct SpokenWords: Sendable, Equatable {
        public var speaker: String
        /// Without quotation marks.
        public var text: String
        public var article: Article.ID

        public init(speaker: String, text: String, article: Article.ID) {
            self.speaker = speaker
            self.text = text
            self.article = article
        }
    }
}
