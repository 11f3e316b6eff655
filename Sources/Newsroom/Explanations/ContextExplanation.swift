/// Why something was said about an article, or nothing.
public struct ContextExplanation: Sendable, Equatable {
    /// A rule that the text called forth.
    public struct Match: Sendable, Equatable {
        /// The rule's name in `Rules/contexts.json`.
        public var rule: String
        /// 0…1.
        public var confidence: Double
        /// What in the text called it forth.
        public var triggers: [String]

        public init(rule: String, confidence: Double, triggers: [String]) {
            self.rule = rule
            self.confidence = confidence
            self.triggers = triggers
        }
    }

    /// The decision.
    public var context: Context?
    /// The most confident first.
    public var matches: [Match]
    /// One sentence: what decided between them, or why nothing is said.
    public var verdict: String

    public init(context: Context?, matches: [Match], verdict: String) {
        self.context = context
        self.matches = matches
        self.verdict = verdict
    }
}
