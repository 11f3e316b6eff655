/// The time in which the answers of one round may be parsed: `deadline` and `roundBudget` end it for all feeds,
/// `hostBudget` for each one.
public struct ReadingTime: Sendable {
    /// When it is over for all; nil for never.
    private let end: ContinuousClock.Instant?
    private let perFeed: Duration?

    /// - Parameter end: nil for never.
    init(until end: ContinuousClock.Instant?, perFeed: Duration?) {
        self.end = end
        self.perFeed = perFeed
    }

    /// Whether no parsing may begin any more.
    public var isOver: Bool { end.map { .now >= $0 } ?? false }

    /// Whether the parsing of one feed that begins now may go on.
    public func ofOneFeed() -> @Sendable () -> Bool {
        let own = perFeed.map { ContinuousClock.now + $0 }
        guard let limit = [end, own].compactMap(\.self).min() else { return { true } }
        return { .now < limit }
    }
}

extension Fetcher {
    /// The time for parsing; `roundBudget` counts from here.
    public var readingTime: ReadingTime {
        func duration(_ seconds: Double) -> Duration? { seconds > 0 ? .seconds(seconds) : nil }
        let round = duration(settings.roundBudget).map { ContinuousClock.now + $0 }
        return ReadingTime(
            until: [deadline, round].compactMap(\.self).min(), perFeed: duration(settings.hostBudget))
    }
}
