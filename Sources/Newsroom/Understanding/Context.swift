/// Why an article matters, as a rule that can be named has it.
public struct Context: Sendable, Equatable {
    /// One sentence for the reader.
    public var reason: Statement
    public var kind: ContextKind
    /// 1: a named trigger in the text. 2: what the category alone allows to say.
    public var tier: Int
    /// 0…1.
    public var confidence: Double
    /// The words of the text that matched the rule ("interest rates", "central bank"); empty in tier 2, and where the number of publishers is
    /// the reason.
    public var triggers: [String]

    public init(reason: Statement, kind: ContextKind, tier: Int, confidence: Double, triggers: [String] = []) {
        self.reason = reason
        self.kind = kind
        self.tier = tier
        self.confidence = confidence
        self.triggers = triggers
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
    /// Red: several publishers carry it now.
    case trending
    /// Pink: is happening now, or must be acted on soon.
    case timeSensitive = "time-sensitive"
}
