/// A queue of requests with a limit on concurrency per host, spacing between requests, and rotation among hosts.
///
/// Times are durations on a monotonic clock.
struct HostQueue<Request> {
    private struct Host {
        var waiting = Queue<Request>()
        var running = 0
        /// Whether the host is in `ready` or in `spaced`.
        var isListed = false
    }

    private let limit: Int
    private let interval: Duration
    private var hosts: [String: Host] = [:]
    /// Hosts that may be contacted now.
    private var ready = Queue<String>()
    /// Hosts contacted a moment ago. The interval is the same for all, so this is first in, first out.
    private var spaced = Queue<(host: String, until: Duration)>()
    private var waiting = 0

    var isEmpty: Bool { waiting == 0 }

    /// Creates an empty queue.
    ///
    /// - Parameter limit: the maximum number of concurrent requests to a host; 0 for no limit.
    init(limit: Int, interval: Duration) {
        self.limit = limit > 0 ? limit : .max
        self.interval = interval
    }

    mutating func append(_ request: Request, to host: String) {
        waiting += 1
        hosts[host, default: Host()].waiting.append(request)
        list(host)
    }

    /// Returns a request that may start now, if there is one. It occupies its host until `finish(_:)`.
    mutating func next(at now: Duration) -> Request? {
        release(at: now)
        var turn = ready.popFirst()
        // Their requests may have been removed since.
        while let host = turn, hosts[host]?.waiting.isEmpty ?? true {
            hosts[host]?.isListed = false
            turn = ready.popFirst()
        }
        guard let host = turn, let request = hosts[host]?.waiting.popFirst() else { return nil }
        waiting -= 1
        hosts[host]?.running += 1
        hosts[host]?.isListed = false
        if interval > .zero {
            hosts[host]?.isListed = true
            spaced.append((host, now + interval))
        } else {
            list(host)
        }
        return request
    }

    /// Removes and returns all requests waiting for a host.
    mutating func removeAll(for host: String) -> [Request] {
        var removed: [Request] = []
        while let request = hosts[host]?.waiting.popFirst() { removed.append(request) }
        waiting -= removed.count
        return removed
    }

    /// Removes and returns all waiting requests.
    mutating func removeAll() -> [Request] {
        hosts.keys.sorted().flatMap { removeAll(for: $0) }
    }

    /// Marks a request to the host as finished.
    mutating func finish(_ host: String) {
        hosts[host]?.running -= 1
        list(host)
    }

    /// Returns the time until another request may start, or nil if a running one must end first.
    func pause(at now: Duration) -> Duration? {
        if !ready.isEmpty { return .zero }
        guard waiting > 0, let first = spaced.first else { return nil }
        return max(.zero, first.until - now)
    }

    private mutating func release(at now: Duration) {
        while let first = spaced.first, first.until <= now {
            _ = spaced.popFirst()
            hosts[first.host]?.isListed = false
            list(first.host)
        }
    }

    private mutating func list(_ host: String) {
        guard let state = hosts[host], !state.isListed, !state.waiting.isEmpty, state.running < limit else { return }
        hosts[host]?.isListed = true
        ready.append(host)
    }
}

/// A first-in, first-out queue that doesn't shift the remaining elements.
struct Queue<Element> {
    private var elements: [Element] = []
    private var head = 0

    var isEmpty: Bool { head == elements.count }
    var first: Element? { isEmpty ? nil : elements[head] }

    mutating func append(_ element: Element) {
        elements.append(element)
    }

    mutating func popFirst() -> Element? {
        guard !isEmpty else { return nil }
        let element = elements[head]
        head += 1
        // Remove handed-out elements in bulk, so that each element moves at most once.
        if head >= 32, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
