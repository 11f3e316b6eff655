/// Something that went wrong with one feed. It is data: it is returned beside the results and never ends a run.
public struct Failure: Error, Sendable, Equatable {
    /// The stage that it happened in ("fetching", "parsing").
    public var stage: String
    /// The feed's address.
    public var source: FeedSource.ID
    /// The problem and, where it helps, what to do about it: one line, no full stop.
    public var reason: String

    public init(stage: String, source: FeedSource.ID, reason: String) {
        self.stage = stage
        self.source = source
        self.reason = reason
    }
}
