/// Why a story matters: in a report's own words, by what the archive knows, or as a rule that can be named has it.
public struct Context: Sendable, Equatable {
    /// One sentence for the reader: a report's, word for word, where `sources` names one, else a rule's.
    public var reason: Statement
    public var kind: ContextKind
    /// 1: what a report says itself, or a rule about an event of this sort. 2: what may be said of the theme alone; only where a
    /// section has nothing better.
    public var tier: Int
    /// 0…1.
    public var confidence: Double
    /// The words of the text that matched the rule ("interest rates", "central bank"); of a report's own sentence the phrase that
    /// speaks; empty in what the archive knows.
    public var triggers: [String]
    /// Who says it: the report that the sentence stands in, then others that give the same figures; empty for a rule's sentence.
    public var sources: [ContextSource]
    /// The other stories that the sentence counts; nil where it is not one of what the archive knows.
    public var precedents: Precedents?

    public init(
        reason: Statement, kind: ContextKind, tier: Int, confidence: Double, triggers: [String] = [],
        sources: [ContextSource] = [], precedents: Precedents? = nil
    ) {
        self.reason = reason
        self.kind = kind
        self.tier = tier
        self.confidence = confidence
        self.triggers = triggers
        self.sources = sources
        self.precedents = precedents
    }
}

/// A report that says why its story matters.
public struct ContextSource: Sendable, Equatable {
    public var article: Article.ID
    /// The source's name.
    public var name: String
    public var url: String?
    /// A BCP 47 tag.
    public var language: String?

    public init(article: Article.ID, name: String, url: String?, language: String?) {
        self.article = article
        self.name = name
        self.url = url
        self.language = language
    }

    public init(_ brief: Brief) {
        self.init(article: brief.id, name: brief.source.name, url: brief.article.url, language: brief.language)
    }
}

/// The sort of significance, each with its colour in the design.
public enum ContextKind: String, Sendable, CaseIterable {
    /// Blue: matters within its category.
    case category
    /// Purple: matters to this reader. Only made in the page.
    case personal
    /// Orange: moves markets or money.
    case market
    /// Teal: reaches beyond its category.
    case crossCategory = "cross-category"
    /// Red: several publishers say the same.
    case trending
    /// Pink: is happening now, or must be acted on soon.
    case timeSensitive = "time-sensitive"
}
