internal import FoundationEssentials

/// How often a branch's history starts afresh, which bounds the size of its repository. The first commit of a period
/// has no parent; earlier ones are then unreachable, and the server deletes them in its own time.
public enum HistoryRestart: String, Sendable, CaseIterable {
    case never, monthly, yearly

    /// Returns whether a commit at a given moment starts a new history.
    ///
    /// - Parameter last: the date of the branch's latest commit. A commit dated earlier, by a clock that was set back,
    ///   starts none.
    func isDue(after last: Date, at now: Date) -> Bool {
        switch self {
        case .never: false
        case .monthly: last < now && Self.period(of: last, "yyyy-MM".count) != Self.period(of: now, "yyyy-MM".count)
        case .yearly: last < now && Self.period(of: last, "yyyy".count) != Self.period(of: now, "yyyy".count)
        }
    }

    /// Returns the month or year in UTC, which commits are dated in: "2026-03", "2026".
    private static func period(of date: Date, _ length: Int) -> Substring { date.formatted(.iso8601).prefix(length) }
}
