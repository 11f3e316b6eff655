/// Requests waiting for their turn: at most so many at once to one host, spaced, and the hosts in rotation.
///
/// Time is a duration since any fixed moment.
struct HostQueue<Request> {
    private struct Host {
        var waiting = Queue<Request>()
        var running = 0
        /// Whether it stands in `ready` or in `spaced`.
        var isListed = false
    }

    private let limit: Int
    private let interval: Duration
    private var hosts: [String: Host] = [:]
    /// Hosts that may be asked at once.
    private var ready = Queue<String>()
    /// Hosts that were asked a moment ago. The interval is the same for all, so the first in is the first out.
    private var spaced = Queue<(host: String, until: Duration)>()
    private var waiting = 0

    var isEmpty: Bool { waiting == 0 }

    /// - Parameter limit: requests at once to a host; 0 for any number.
    init(limit: Int, interval: Duration) {
        self.limit = limit > 0 ? limit : .max
        self.interval = interval
    }

    mutating func append(_ request: Request, to host: String) {
        waiting += 1
        hosts[host, default: Host()].waiting.append(request)
        list(host)
    }

    /// A request that may start now, if any; its host is busy with it until `finish(_:)`.
    mutating func next(at now: Duration) -> Request? {
        release(at: now)
        var turn = ready.popFirst()
        // Their requests may have been taken back since.
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

    /// Takes back what waits for a host.
    mutating func removeAll(for host: String) -> [Request] {
        var removed: [Request] = []
        while let request = hosts[host]?.waiting.popFirst() { removed.append(request) }
        waiting -= removed.count
        return removed
    }

    /// Takes back all that waits.
    mutating func removeAll() -> [Request] {
        hosts.keys.sorted().flatMap { removeAll(for: $0) }
    }

    /// A request to the host has ended.
    mutating func finish(_ host: String) {
        hosts[host]?.running -= 1
        list(host)
    }

    /// The time until the clock alone lets another request start; nil when only the end of a running one can.
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

/// First in, first out, without shifting what remains.
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
        // What was handed out is let go in bulk, so that each element is moved at most once.
        if head >= 32, head * 2 >= elements.count {
            elements.removeFirst(head)
            head = 0
        }
        return element
    }
}
