/// Something that went wrong with one feed. It is data: it is returned beside the results and never ends a run.
public struct Failure: Error, Sendable, Hashable {
    /// Where something can go wrong with a feed, an article or a model server. The raw value is the stage's name for
    /// people who read logs; `Templates/words` has it for readers under `stage.…`.
    public enum Stage: String, CaseIterable, Sendable, Codable {
        case fetching, parsing, illustrating, summarising
    }

    public var stage: Stage
    /// The feed's address.
    public var source: FeedSource.ID
    /// The problem and, where it helps, what to do about it.
    public var reason: Message

    public init(stage: Stage, source: FeedSource.ID, reason: Message) {
        self.stage = stage
        self.source = source
        self.reason = reason
    }
}
