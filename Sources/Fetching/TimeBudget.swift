import Newsroom

/// Time limits for each host and for a whole round of requests, so that slow or unresponsive hosts can't hold up a run.
///
/// Times are durations on a monotonic clock.
struct TimeBudget {
    private let perHost: Duration?
    private let whole: Duration?
    private var spent: [String: Duration] = [:]
    private var begin: Duration?

    /// Creates the limits.
    ///
    /// - Parameter settings: the settings with the budgets; 0 seconds means no limit.
    init(_ settings: FetchSettings) {
        perHost = settings.hostBudget > 0 ? .seconds(settings.hostBudget) : nil
        whole = settings.roundBudget > 0 ? .seconds(settings.roundBudget) : nil
    }

    /// Starts the round's clock, unless it is running.
    mutating func start(at now: Duration) { begin = begin ?? now }

    /// Adds the time a host took for a request, whether or not it answered.
    mutating func spend(_ time: Duration, on host: String) { spent[host, default: .zero] += time }

    func isSpent(by host: String) -> Bool {
        perHost.map { spent[host, default: .zero] >= $0 } ?? false
    }

    func isOver(at now: Duration) -> Bool {
        guard let whole, let begin else { return false }
        return now - begin >= whole
    }
}
