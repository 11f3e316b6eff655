import CCurl
import Newsroom

/// An event loop that runs concurrent requests on the calling thread, until all are finished or nobody is listening.
final class FetchLoop {
    typealias Delivery = (Request, FetchOutcome?) -> Void

    private let settings: FetchSettings
    private let judge: ResponseJudge
    /// A monotonic clock.
    private let now: () -> Duration
    /// Whether memory allows further requests.
    private let hasRoom: () -> Bool
    private let multi: UnsafeMutableRawPointer
    private var queue: HostQueue<Request>
    private var budget: TimeBudget
    /// The time on the same clock at which all fetching stops.
    private let end: Duration?
    private var running: [UnsafeMutableRawPointer: Transfer] = [:]

    /// Creates a loop, or returns nil if libcurl runs out of memory.
    ///
    /// - Parameters:
    ///   - now: the clock used to space requests.
    ///   - deadline: when all fetching stops, even requests in progress.
    ///   - hasRoom: checked before each request; while it returns false, none is made.
    init?(
        settings: FetchSettings, judge: ResponseJudge, now: @escaping () -> Duration = stopwatch(),
        until deadline: ContinuousClock.Instant? = nil, while hasRoom: @escaping () -> Bool = { true }
    ) {
        // libcurl counts these calls and they are thread-safe. Never cleaned up, because name look-ups may outlive a
        // run.
        guard curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let multi = curl_multi_init() else { return nil }
        self.settings = settings
        self.judge = judge
        self.multi = multi
        self.now = now
        self.hasRoom = hasRoom
        budget = TimeBudget(settings)
        end = deadline.map { now() + ContinuousClock.now.duration(to: $0) }
        queue = HostQueue(limit: settings.perHost, interval: .seconds(settings.hostInterval))
        pulse_multi_set_long(multi, CURLMOPT_MAXCONNECTS, max(1, settings.concurrency))
    }

    deinit {
        for transfer in running.values { curl_multi_remove_handle(multi, transfer.handle) }
        running = [:]
        curl_multi_cleanup(multi)
    }

    /// Runs requests. Can be called repeatedly; the spacing between requests to a host and the budgets carry over.
    ///
    /// - Parameters:
    ///   - deliver: called when a request finishes. The outcome is nil if a page was redirected, because the caller
    ///     must first check whether the new address is allowed.
    ///   - isWanted: checked at least ten times a second. If it returns false, everything is dropped.
    func run(_ requests: [Request], while isWanted: () -> Bool, deliver: Delivery) {
        budget.start(at: now())
        for request in requests { append(request, deliver) }
        while isWanted() {
            if budget.isOver(at: now()) {
                for request in queue.removeAll() { deliver(request, .left(host: nil)) }
            }
            if let end, now() >= end { breakOff(deliver) }
            startRequests(deliver)
            if running.isEmpty, queue.isEmpty { return }
            var active: Int32 = 0
            curl_multi_perform(multi, &active)
            if !collect(deliver) { curl_multi_poll(multi, nil, 0, Int32(pause.milliseconds), nil) }
        }
    }

    /// Returns a clock that starts at zero.
    static func stopwatch() -> () -> Duration {
        let clock = ContinuousClock()
        let start = clock.now
        return { start.duration(to: clock.now) }
    }

    /// The time until the next event that libcurl doesn't know about.
    private var pause: Duration {
        let longest = Duration.milliseconds(100)
        guard hasRoom(), running.count < max(1, settings.concurrency), let turn = queue.pause(at: now()) else {
            return longest
        }
        // Add a millisecond, so that rounding down doesn't wake us too early.
        return min(longest, turn + .milliseconds(1))
    }

    private func startRequests(_ deliver: Delivery) {
        while hasRoom(), running.count < max(1, settings.concurrency), let request = queue.next(at: now()) {
            if let reason = judge.objection(to: request) {
                end(request, with: .failed(request.failure(reason), retryAfter: nil), deliver)
                continue
            }
            guard let transfer = Transfer(request, settings: settings, start: now()),
                curl_multi_add_handle(multi, transfer.handle) == CURLM_OK
            else {
                end(request, with: .failed(request.failure(Message(.outOfMemory)), retryAfter: nil), deliver)
                continue
            }
            running[transfer.handle] = transfer
        }
    }

    /// Handles finished transfers. Returns false if there were none.
    private func collect(_ deliver: Delivery) -> Bool {
        var remaining: Int32 = 0
        var hasCollected = false
        while let message = curl_multi_info_read(multi, &remaining) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle else { continue }
            // Removing the handle frees the message, so read its result first.
            let result = message.pointee.data.result
            guard let transfer = running.removeValue(forKey: handle) else { continue }
            curl_multi_remove_handle(multi, handle)
            hasCollected = true
            var request = transfer.request
            let host = request.trail.address.host
            let time = now() - transfer.start
            request.elapsed += time
            request.received += transfer.received
            budget.spend(time, on: host)
            if transfer.head.status > 0 {
                request.isAnswered = true
                request.serverTime = transfer.head.date
            }
            if let outcome = judge.outcome(of: transfer, result: result, for: &request) {
                end(request, at: host, with: outcome, deliver)
            } else if request.purpose.heedsRobots {
                end(request, at: host, with: nil, deliver)
            } else {
                queue.finish(host)
                append(request, deliver)
            }
            if budget.isSpent(by: host) {
                for request in queue.removeAll(for: host) { deliver(request, .left(host: host)) }
            }
        }
        return hasCollected
    }

    /// Stops all requests, including those in progress, and leaves them for the next run.
    private func breakOff(_ deliver: Delivery) {
        for request in queue.removeAll() { deliver(request, .left(host: nil)) }
        for transfer in running.values {
            curl_multi_remove_handle(multi, transfer.handle)
            end(transfer.request, with: .left(host: nil), deliver)
        }
        running = [:]
    }

    private func append(_ request: Request, _ deliver: Delivery) {
        let host = request.trail.address.host
        if budget.isSpent(by: host) { deliver(request, .left(host: host)) } else { queue.append(request, to: host) }
    }

    private func end(
        _ request: Request, at host: String? = nil, with outcome: FetchOutcome?, _ deliver: Delivery
    ) {
        queue.finish(host ?? request.trail.address.host)
        deliver(request, outcome)
    }
}
