public import FoundationEssentials
public import Newsroom

/// The outcome of asking for one feed in one run.
public enum FeedAnswer: Sendable, Equatable {
    /// It was fetched and parsed.
    case read(format: String, items: Int, problem: Message?)
    /// Nothing new since the last run (status 304).
    case unchanged
    /// Not asked for, because it failed before or we were asked to wait; with why it failed.
    case skipped(until: Date, after: Failure?)
    /// It could not be fetched or not be parsed.
    case failed(Failure)

    /// Whether the server answered, with a feed or with "not modified".
    var isReached: Bool {
        switch self {
        case .read, .unchanged: true
        case .skipped, .failed: false
        }
    }

    var isSkipped: Bool { if case .skipped = self { true } else { false } }
}
