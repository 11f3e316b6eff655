/// The reason why a story matters: quoted from a report, based on the archive, or taken from a named rule.
public struct Context: Sendable, Equatable, Encodable {
    /// One sentence for the reader: quoted verbatim from a report if `sources` names one, otherwise from a rule.
    public var reason: Statement
    public var kind: ContextKind
    /// 1: a quotation, or a rule about this type of event. 2: a general remark on the theme, used only if a section has
    /// nothing better.
    public var tier: Int
    /// Confidence, 0…1.
    public var confidence: Double
    /// The words that matched the rule ("interest rates", "central bank"). For a quotation, the phrase that qualified
    /// it; empty if based on the archive.
    public var triggers: [String]
    /// The report quoted, followed by others with the same figures; empty for a rule's sentence.
    public var sources: [ContextSource]
    /// The earlier stories counted in the sentence; nil if it isn't based on the archive.
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
public struct ContextSource: Sendable, Equatable, Encodable {
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

/// The type of significance; each has its own colour in the design.
public enum ContextKind: String, Sendable, CaseIterable, Encodable {
    /// Blue: matters within its category.
    case category
    /// Purple: matters to this reader. Created only in the browser.
    case personal
    /// Orange: moves markets or money.
    case market
    /// Teal: affects other categories too.
    case crossCategory = "cross-category"
    /// Red: several publishers agree.
    case trending
    /// Pink: happening now, or needs action soon.
    case timeSensitive = "time-sensitive"
}
