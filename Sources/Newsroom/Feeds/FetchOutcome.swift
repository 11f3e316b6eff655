public import FoundationEssentials

/// How asking for one feed ended.
public enum FetchOutcome: Sendable {
    /// The feed was sent.
    case body(FeedBody)
    /// The server said that nothing has changed (304).
    case unchanged
    /// The feed was not asked for: it is gone, or the server or our own back-off asked us to wait.
    case skipped(until: Date?)
    /// The server said that the feed is gone for good (410).
    case gone
    /// It could not be had. `retryAfter` is the earliest moment that the server named.
    case failed(Failure, retryAfter: Date?)
}
