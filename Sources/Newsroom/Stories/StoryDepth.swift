/// A comparison of a story's reports: figures they share and where they differ, titles that differ, quotations, and
/// near-identical copies. Each part is present only if the reports offer it.
public struct StoryDepth: Sendable, Equatable, Encodable {
    /// Figures that several independent publishers agree on, most widely given first.
    public var numbers: [SharedFigure]
    /// Things they count differently, smaller numbers first.
    public var differences: [Difference]
    /// Articles whose titles differ most from the story's and from one another, one per publisher.
    public var titles: [Article.ID]
    /// Direct quotations, most informative first, one per speaker.
    public var words: [SpokenWords]
    /// Articles whose text others repeat almost word for word, each with its copies, oldest first.
    @SortedByKey public var copies: [Article.ID: [Article.ID]]

    public init(
        numbers: [SharedFigure] = [], differences: [Difference] = [], titles: [Article.ID] = [],
        words: [SpokenWords] = [], copies: [Article.ID: [Article.ID]] = [:]
    ) {
        self.numbers = numbers
        self.differences = differences
        self.titles = titles
        self.words = words
        self.copies = copies
    }

    /// A figure as given in one report.
    public struct Mention: Sendable, Equatable, Encodable {
        /// The figure and what it counts, verbatim ("at least six people").
        public var text: String
        public var article: Article.ID

        public init(text: String, article: Article.ID) {
            self.text = text
            self.article = article
        }
    }

    /// A figure given by several reports.
    public struct SharedFigure: Sendable, Equatable, Encodable {
        /// The wording of one of the reports.
        public var text: String
        /// One article per publisher, most credible first.
        public var articles: [Article.ID]

        public init(text: String, articles: [Article.ID]) {
            self.text = text
            self.articles = articles
        }
    }

    /// A quantity that reports state differently.
    public struct Difference: Sendable, Equatable, Encodable {
        /// The group of words for the thing counted ("deaths"), as listed under `counted` in `Rules/lists.txt`.
        public var countedKind: String
        /// One mention per publisher, smallest number first; equal numbers are adjacent.
        public var mentions: [Mention]

        public init(countedKind: String, mentions: [Mention]) {
            self.countedKind = countedKind
            self.mentions = mentions
        }
    }

    /// A quotation from a report.
    public struct SpokenWords: Sendable, Equatable, Encodable {
        public var speaker: String
        /// The quotation, without quotation marks.
        public var text: String
        public var article: Article.ID

        public init(speaker: String, text: String, article: Article.ID) {
            self.speaker = speaker
            self.text = text
            self.article = article
        }
    }
}
