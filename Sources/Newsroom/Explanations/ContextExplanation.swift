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

    /// The comment, if one was made.
    public var context: Context?
    /// All triggered rules, the most confident first.
    public var matches: [Match]
    /// The reports' sentences that could be quoted, the best first, at most five.
    public var sentences: [Sentence]
    /// One sentence: the reason for the choice among them, or for the silence.
    public var verdict: String

    public init(context: Context?, matches: [Match], sentences: [Sentence] = [], verdict: String) {
        self.context = context
        self.matches = matches
        self.sentences = sentences
        self.verdict = verdict
    }
}
