public import Newsroom

/// When something may be said about an article, and what.
public struct ContextRule: Sendable, Equatable {
    /// Lower-case letters, digits and hyphens; what a reader is shown as the origin of the sentence.
    public var name: String
    /// Ids of the categories in which it speaks.
    public var categories: [Category.ID]
    public var kind: ContextKind
    /// 0.70…0.90
    public var confidence: Double
    /// One of these in the title, or three in the summary, call the rule forth.
    public var any: [String]
    /// Words that say too little alone, such as the name of a firm: they count where one of `with` is there too.
    public var weak: [String]
    /// The company of `weak`, in the title or among the first words of the summary.
    public var with: [String]
    /// One of these anywhere forbids it.
    public var unless: [String]
    /// Why it matters, one sentence.
    public var reason: String
    /// What it may mean, up to three sentences.
    public var implications: [String]

    public init(
        name: String, categories: [Category.ID], kind: ContextKind, confidence: Double, any: [String],
        weak: [String] = [], with: [String] = [], unless: [String] = [], reason: String, implications: [String] = []
    ) {
        self.name = name
        self.categories = categories
        self.kind = kind
        self.confidence = confidence
        self.any = any
        self.weak = weak
        self.with = with
        self.unless = unless
        self.reason = reason
        self.implications = implications
    }
}
