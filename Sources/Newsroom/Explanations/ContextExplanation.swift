public import FoundationEssentials

/// The reasons why a story was given a context, or wasn't.
public struct ContextExplanation: Sendable, Equatable {
    /// A rule triggered by the text.
    public struct Match: Sendable, Equatable {
        /// The rule's name in `Rules/contexts.json`.
        public var rule: String
        /// Confidence from 0 to 1.
        public var confidence: Double
        /// The phrases in the text that triggered it.
        public var triggers: [String]

        public init(rule: String, confidence: Double, triggers: [String]) {
            self.rule = rule
            self.confidence = confidence
            self.triggers = triggers
        }
    }

    /// A sentence from a report that says why the story matters.
    public struct Sentence: Sendable, Equatable {
        public var text: String
        /// The source's name.
        public var source: String
        /// A heading in `Rules/significance.txt`, or "numbers" if several publishers give the same figure.
        public var rule: String
        /// The phrase from the rule, or the figure.
        public var trigger: String
        /// A score of about 0…2; the highest wins.
        public var score: Double

        public init(text: String, source: String, rule: String, trigger: String, score: Double) {
            self.text = text
            self.source = source
            self.rule = rule
            self.trigger = trigger
            self.score = score
        }
    }

    /// Similar events at the same place, from the archive.
    public struct Memory: Sendable, Equatable {
        /// Another story, and whether it is counted or why not.
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

        /// The type of event, as listed under `occurrences` in `Rules/lists.txt`.
        public var eventKind: String
        public var place: Place
        /// Stories, newest first.
        public var stories: [Story]

        public init(eventKind: String, place: Place, stories: [Story]) {
            self.eventKind = eventKind
            self.place = place
            self.stories = stories
        }
    }

    /// The context, if there is one.
    public var context: Context?
    /// All triggered rules, highest confidence first.
    public var matches: [Match]
    /// Up to five quotable sentences from the reports, best first.
    public var sentences: [Sentence]
    /// Earlier events; nil if the story isn't about a recurring type of event, or its place is too large.
    public var memory: Memory?
    /// One sentence explaining the choice, or why there is no context.
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
