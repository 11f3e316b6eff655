/// Why a comment was made on an article, or none.
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

    /// The comment, if one was made.
    public var context: Context?
    /// All triggered rules, the most confident first.
    public var matches: [Match]
    /// One sentence: the reason for the choice among them, or for the silence.
    public var verdict: String

    public init(context: Context?, matches: [Match], verdict: String) {
        self.context = context
        self.matches = matches
        self.verdict = verdict
    }
}
