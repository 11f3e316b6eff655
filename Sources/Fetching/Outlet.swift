import Synchronization

/// A stream that a thread fills and others empty, which tells the thread how much waits: when reading is slower than
/// the network, what has come in must not pile up.
final class Outlet<Element: Sendable>: Sendable {
    let stream: AsyncStream<Element>
    private let continuation: AsyncStream<Element>.Continuation
    private let waiting: Backlog
    private let hasEnded: Flag
    private let weigh: @Sendable (Element) -> Int

    /// - Parameters:
    ///   - limit: the weight from which on there is no room for more.
    ///   - weigh: an element's weight, such as its bytes.
    init(limit: Int, weighing weigh: @escaping @Sendable (Element) -> Int) {
        let (inner, continuation) = AsyncStream.makeStream(of: Element.self)
        let waiting = Backlog(limit: limit)
        let hasEnded = Flag()
        continuation.onTermination = { _ in hasEnded.set() }
        stream = AsyncStream {
            // All iterators of a stream take from the same elements.
            for await element in inner {
                waiting.take(weigh(element))
                return element
            }
            return nil
        }
        self.continuation = continuation
        self.waiting = waiting
        self.hasEnded = hasEnded
        self.weigh = weigh
    }

    /// Whether anybody still listens.
    var isWanted: Bool { !hasEnded.isSet }

    /// Whether what has been delivered and not been taken is light enough for more to come.
    var hasRoom: Bool { waiting.hasRoom }

    /// Delivers in any case: what has come must not be lost.
    func deliver(_ element: Element) {
        waiting.put(weigh(element))
        continuation.yield(element)
    }

    func finish() { continuation.finish() }
}

/// The weight of what waits; told on one thread and asked on another.
private final class Backlog: Sendable {
    private let limit: Int
    private let weight = Atomic(0)

    init(limit: Int) { self.limit = limit }

    var hasRoom: Bool { weight.load(ordering: .relaxed) < limit }
    func put(_ amount: Int) { weight.add(amount, ordering: .relaxed) }
    func take(_ amount: Int) { weight.subtract(amount, ordering: .relaxed) }
}

/// Set once, on any thread.
private final class Flag: Sendable {
    private let state = Atomic(false)

    var isSet: Bool { state.load(ordering: .relaxed) }
    func set() { state.store(true, ordering: .relaxed) }
}
