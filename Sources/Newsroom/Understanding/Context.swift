/// Why an article matters, as a rule that can be named has it.
public struct Context: Sendable, Equatable {
    /// One sentence for the reader.
    public var reason: String
    public var kind: ContextKind
    /// 1: a named trigger in the text. 2: what the category alone allows to say.
    public var tier: Int
    /// 0…1.
    public var confidence: Double
    /// What in the text called the rule forth ("interest rates", "central bank"); empty in tier 2.
    public var triggers: [String]

    public init(reason: String, kind: ContextKind, tier: Int, confidence: Double, triggers: [String] = []) {
        self.reason = reason
        self.kind = kind
        self.tier = tier
        self.confidence = confidence
        self.triggers = triggers
    }
}
