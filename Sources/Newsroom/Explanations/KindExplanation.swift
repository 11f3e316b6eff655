/// The reasons for an article's kind.
public struct KindExplanation: Sendable, Equatable {
    /// A rule that matches the article.
    public struct Evidence: Sendable, Equatable {
        public var kind: ArticleKind
        /// The rule as written in the rules file: where the phrase occurs, then the phrase ("label opinion").
        public var rule: String
        /// The rule's points; a kind needs two.
        public var weight: Int

        public init(kind: ArticleKind, rule: String, weight: Int) {
            self.kind = kind
            self.rule = rule
            self.weight = weight
        }
    }

    public var kind: ArticleKind
    /// All the evidence found, with that for the chosen kind first.
    public var evidence: [Evidence]

    public init(kind: ArticleKind, evidence: [Evidence]) {
        self.kind = kind
        self.evidence = evidence
    }
}
