public import FoundationEssentials
public import Newsroom

/// The outcome of asking for one feed in one run.
public enum FeedAnswer: Sendable, Equatable {
    /// It was fetched and parsed.
    case read(format: String, items: Int, problem: Message?)
    /// Nothing new since the last run (status 304).
    case unchanged
    /// Not asked for: the feed is gone for good, or must not be asked for before the date.
    case skipped(until: Date?)
    /// It could not be fetched or parsed.
    case failed(Failure)

    /// Whether the server answered, with a feed or with "not modified".
    var isReached: Bool {
        switch self {
        case .read, .unchanged: true
        case .skipped, .failed: false
        }
    }
}
