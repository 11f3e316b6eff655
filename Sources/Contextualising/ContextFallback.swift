public import Newsroom

/// The reasons given when no rule matches and only the category is known: tier 2.
public struct ContextFallback: Sendable, Equatable {
    public var category: Category.ID
    /// From 0.42 to 0.48.
    public var confidence: Double
    /// Three or four phrasings; the article's id decides which one it gets.
    public var reasons: [String]

    public init(category: Category.ID, confidence: Double, reasons: [String]) {
        self.category = category
        self.confidence = confidence
        self.reasons = reasons
    }
}
