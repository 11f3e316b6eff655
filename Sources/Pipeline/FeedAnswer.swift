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
    /// Not asked for, because the time was up: the host's that is named, or that of all feeds together.
    case left(host: String?)
    /// It could not be fetched or not be parsed.
    case failed(Failure)

    /// Whether the server answered, with a feed or with "not modified".
    var isReached: Bool {
        switch self {
        case .read, .unchanged: true
        case .skipped, .left, .failed: false
        }
    }

    var isLeft: Bool { if case .left = self { true } else { false } }

    /// Whether it was asked for at all.
    var isAsked: Bool {
        switch self {
        case .read, .unchanged, .failed: true
        case .skipped, .left: false
        }
    }
}
