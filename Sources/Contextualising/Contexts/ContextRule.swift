public import Newsroom

/// A statement about articles, and the words that trigger it.
public struct ContextRule: Sendable, Equatable {
    /// The rule's name, of lower-case letters, digits and hyphens. Readers see it as the origin of the sentence.
    public var name: String
    /// Ids of the categories in which the rule applies.
    public var categories: [Category.ID]
    public var kind: ContextKind
    /// From 0.70 to 0.90.
    public var confidence: Double
    /// Whether the sentence fits every event of this sort. What is not so speaks of a theme, and only where a section has nothing
    /// better.
    public var isEvent: Bool
    /// Triggers: one in the title, or three in the summary, trigger the rule.
    public var any: [String]
    /// Triggers that say too little alone, such as the name of a firm: they count only where one of `with` occurs too.
    public var weak: [String]
    /// The words that `weak` triggers need beside them, in the title or among the first words of the summary.
    public var with: [String]
    /// One of these anywhere in the text prevents the rule.
    public var unless: [String]
    /// Why it matters, one sentence.
    public var reason: String
    /// Possible consequences, up to three sentences.
    public var implications: [String]

    public init(
        name: String, categories: [Category.ID], kind: ContextKind, confidence: Double, isEvent: Bool = false,
        any: [String],
        weak: [String] = [], with: [String] = [], unless: [String] = [], reason: String, implications: [String] = []
    ) {
        self.name = name
        self.categories = categories
        self.kind = kind
        self.confidence = confidence
        self.isEvent = isEvent
        self.any = any
        self.weak = weak
        self.with = with
        self.unless = unless
        self.reason = reason
        self.implications = implications
    }
}
