/// What a day's news has in common: its signals, and the words that rise. Both are empty on most days.
public struct Patterns: Sendable, Equatable {
    /// At most five.
    public var signals: [Signal]
    /// The steepest first.
    public var trends: [Trend]

    public var isEmpty: Bool { signals.isEmpty && trends.isEmpty }

    public init(signals: [Signal] = [], trends: [Trend] = []) {
        self.signals = signals
        self.trends = trends
    }
}
