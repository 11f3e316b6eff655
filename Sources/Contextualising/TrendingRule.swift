/// What is said of stories that several publishers tell now.
public struct TrendingRule: Sendable, Equatable {
    /// From how many publishers on.
    public var publishers: Int
    /// 0.70…0.90
    public var confidence: Double
    /// Phrasings; `{publishers}` is their number, and the article's id chooses.
    public var reasons: [String]

    public init(publishers: Int, confidence: Double, reasons: [String]) {
        self.publishers = publishers
        self.confidence = confidence
        self.reasons = reasons
    }
}
