/// One feed's misfortune: data that stands beside the results and never ends a run.
public struct Failure: Error, Sendable, Equatable {
    /// The stage that it happened in ("fetching", "parsing").
    public var stage: String
    /// The feed's address.
    public var source: FeedSource.ID
    /// What is wrong and, where it helps, what to do: one line, no full stop.
    public var reason: String

    public init(stage: String, source: FeedSource.ID, reason: String) {
        self.stage = stage
        self.source = source
        self.reason = reason
    }
}
