public import FoundationEssentials

/// Why a comment was made on a story, or none.
public struct ContextExplanation: Sendable, Equatable {
    /// A rule that the text triggered.
    public struct Match: Sendable, Equatable {
        /// The rule's name in `Rules/contexts.json`.
        public var rule: String
        /// From 0 to 1.
        public var confidence: Double
        /// The phrases of the text that triggered it.
        public var triggers: [String]

        public init(rule: String, confidence: Double, triggers: [String]) {
            self.rule = rule
            self.confidence = confidence
            self.triggers = triggers
        }
    }

    /// A sentence of a report that says why the story matters.
    public struct Sentence: Sendable, Equatable {
        public var text: String
        /// The source's name.
        public var source: String
        /// A heading of `Rules/significance.txt`, or "numbers" where several publishers give its figure.
        public var rule: String
        /// The phrase of the rule, or the figure.
        public var trigger: String
        /// About 0…2; the best is taken.
        public var score: Double

        public init(text: String, source: String, rule: String, trigger: String, score: Double) {
            self.text = text
            self.source = source
            self.rule = rule
            self.trigger = trigger
            self.score = score
        }
    }

    /// What the archive has of the story's matter at its place.
    public struct Memory: Sendable, Equatable {
        /// Another story, and whether it is counted, or why not.
        public struct Story: Sendable, Equatable {
            public var id: Newsroom.Story.ID
            public var title: String
            public var latest: Date
            public var verdict: String

            public init(id: Newsroom.Story.ID, title: String, latest: Date, verdict: String) {
                self.id = id
                self.title = title
                self.latest = latest
                self.verdict = verdict
            }
        }

        /// As `Rules/lists.txt` names it under `occurrences`.
        public var matter: String
        public var place: Place
        /// The newest first.
        public var stories: [Story]

        public init(matter: String, place: Place, stories: [Story]) {
            self.matter = matter
            self.place = place
            self.stories = stories
        }
    }

    /// The comment, if one was made.
    public var context: Context?
    /// All triggered rules, the most confident first.
    public var matches: [Match]
    /// The reports' sentences that could be quoted, the best first, at most five.
    public var sentences: [Sentence]
    /// nil where the story tells of nothing that happens again and again, or not at a place that is small enough.
    public var memory: Memory?
    /// One sentence: the reason for the choice among them, or for the silence.
    public var verdict: String

    public init(
        context: Context?, matches: [Match], sentences: [Sentence] = [], memory: Memory? = nil, verdict: String
    ) {
        self.context = context
        self.matches = matches
        self.sentences = sentences
        self.memory = memory
        self.verdict = verdict
    }
}
