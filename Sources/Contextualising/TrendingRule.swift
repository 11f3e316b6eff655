/// The statement about stories that several publishers report now.
public struct TrendingRule: Sendable, Equatable {
    /// The least number of publishers.
    public var publishers: Int
    /// From 0.70 to 0.90.
    public var confidence: Double
    /// Phrasings; `{publishers}` becomes the number of publishers. The article's id decides which one it gets.
    public var reasons: [String]

    public init(publishers: Int, confidence: Double, reasons: [String]) {
        self.publishers = publishers
        self.confidence = confidence
        self.reasons = reasons
    }
}
