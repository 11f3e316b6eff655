/// A problem with a single feed. It is a value, returned alongside the results, and never aborts a run.
public struct Failure: Error, Sendable, Hashable, Encodable {
    /// The stage at which a feed, article or model server failed. The raw value is the name used in logs; the text for
    /// readers is under `stage.…` in `Templates/words`.
    public enum Stage: String, CaseIterable, Sendable, Codable {
        case fetching, parsing, illustrating, summarising
    }

    public var stage: Stage
    /// The feed's address.
    public var source: FeedSource.ID
    /// The problem, with advice on fixing it if there is any.
    public var reason: Message

    public init(stage: Stage, source: FeedSource.ID, reason: Message) {
        self.stage = stage
        self.source = source
        self.reason = reason
    }
}
