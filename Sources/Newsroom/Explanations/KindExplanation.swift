/// Why an article is of its kind.
public struct KindExplanation: Sendable, Equatable {
    /// A rule that fits the article.
    public struct Evidence: Sendable, Equatable {
        public var kind: ArticleKind
        /// As the file of rules has it: where the phrase stands, and the phrase ("label opinion").
        public var rule: String
        /// The points; two of one kind decide.
        public var weight: Int

        public init(kind: ArticleKind, rule: String, weight: Int) {
            self.kind = kind
            self.rule = rule
            self.weight = weight
        }
    }

    public var kind: ArticleKind
    /// All that was found, that of the kind itself first.
    public var evidence: [Evidence]

    public init(kind: ArticleKind, evidence: [Evidence]) {
        self.kind = kind
        self.evidence = evidence
    }
}
