/// What came of asking for one feed.
public struct FetchedFeed: Sendable {
    public var source: FeedSource
    public var outcome: FetchOutcome
    /// Where a permanent redirect (301, 308) pointed, when every hop before it was permanent too.
    public var movedTo: String?

    public init(source: FeedSource, outcome: FetchOutcome, movedTo: String? = nil) {
        self.source = source
        self.outcome = outcome
        self.movedTo = movedTo
    }
}
