public import FoundationEssentials

/// The outcome of requesting one feed in one run.
public enum FeedAnswer: Sendable, Equatable {
    /// The feed was fetched and parsed.
    case read(format: String, items: Int, problem: Message?)
    /// The feed hasn't changed since the last run (status 304).
    case unchanged
    /// Not requested, because it failed earlier or its server asked us to wait; `after` is the earlier failure.
    case skipped(until: Date, after: Failure?)
    /// Not requested, because time ran out: for the named host, or if nil for all feeds together.
    case left(host: String?)
    /// The feed could not be fetched or parsed.
    case failed(Failure)

    /// Whether the server answered with a feed or with "not modified".
    public var isReached: Bool {
        switch self {
        case .read, .unchanged: true
        case .skipped, .left, .failed: false
        }
    }

    public var isLeft: Bool { if case .left = self { true } else { false } }

    /// Whether the feed was requested at all.
    public var isAsked: Bool {
        switch self {
        case .read, .unchanged, .failed: true
        case .skipped, .left: false
        }
    }
}
