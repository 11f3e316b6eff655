import Newsroom

/// The time that each host may take in one round of requests, and the round as a whole: whoever answers slowly, or not at
/// all, holds up a run no longer than that.
///
/// Time is a duration since any fixed moment.
struct TimeBudget {
    private let perHost: Duration?
    private let whole: Duration?
    private var spent: [String: Duration] = [:]
    private var begin: Duration?

    /// - Parameter settings: whose budgets count; one of 0 seconds is none.
    init(_ settings: FetchSettings) {
        perHost = settings.hostBudget > 0 ? .seconds(settings.hostBudget) : nil
        whole = settings.roundBudget > 0 ? .seconds(settings.roundBudget) : nil
    }

    /// The round has begun, unless it had before.
    mutating func start(at now: Duration) { begin = begin ?? now }

    /// A host has taken this long for one request, whether it answered or not.
    mutating func spend(_ time: Duration, on host: String) { spent[host, default: .zero] += time }

    func isSpent(by host: String) -> Bool {
        perHost.map { spent[host, default: .zero] >= $0 } ?? false
    }

    func isOver(at now: Duration) -> Bool {
        guard let whole, let begin else { return false }
        return now - begin >= whole
    }
}
