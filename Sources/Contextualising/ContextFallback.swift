public import Newsroom

/// What the category alone allows to say: tier 2.
public struct ContextFallback: Sendable, Equatable {
    public var category: Category.ID
    /// 0.42…0.48
    public var confidence: Double
    /// Three or four phrasings; the article's id chooses.
    public var reasons: [String]

    public init(category: Category.ID, confidence: Double, reasons: [String]) {
        self.category = category
        self.confidence = confidence
        self.reasons = reasons
    }
}
