/// The time limits for parsing a round's answers: `deadline` and `roundBudget` apply to all feeds together,
/// `hostBudget` to each one.
public struct ParsingTimeLimits: Sendable {
    /// The time at which parsing stops for all feeds; nil for no limit.
    private let end: ContinuousClock.Instant?
    private let perFeed: Duration?

    /// Creates the limits.
    ///
    /// - Parameter end: the time at which parsing stops for all feeds; nil for no limit.
    init(until end: ContinuousClock.Instant?, perFeed: Duration?) {
        self.end = end
        self.perFeed = perFeed
    }

    /// Whether it is too late to start parsing another feed.
    public var isOver: Bool { end.map { .now >= $0 } ?? false }

    /// Returns a check of whether a feed whose parsing starts now may continue.
    public func ofOneFeed() -> @Sendable () -> Bool {
        let own = perFeed.map { ContinuousClock.now + $0 }
        guard let limit = [end, own].compactMap(\.self).min() else { return { true } }
        return { .now < limit }
    }
}

extension Fetcher {
    /// The time limits for parsing; `roundBudget` counts from this call.
    public var parsingTimeLimits: ParsingTimeLimits {
        func duration(_ seconds: Double) -> Duration? { seconds > 0 ? .seconds(seconds) : nil }
        let round = duration(settings.roundBudget).map { ContinuousClock.now + $0 }
        return ParsingTimeLimits(
            until: [deadline, round].compactMap(\.self).min(), perFeed: duration(settings.hostBudget))
    }
}
