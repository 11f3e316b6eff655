import Synchronization

/// A stream filled by one thread that also tracks how much is waiting. It keeps answers from piling up when processing
/// is slower than the network.
final class BackpressureStream<Element: Sendable>: Sendable {
    let stream: AsyncStream<Element>
    private let continuation: AsyncStream<Element>.Continuation
    private let waiting: Backlog
    private let hasEnded: Flag
    private let size: @Sendable (Element) -> Int

    /// Creates a stream.
    ///
    /// - Parameters:
    ///   - limit: the total size at which the stream is full.
    ///   - size: returns the size of an element, such as its number of bytes.
    init(limit: Int, size: @escaping @Sendable (Element) -> Int) {
        let (inner, continuation) = AsyncStream.makeStream(of: Element.self)
        let waiting = Backlog(limit: limit)
        let hasEnded = Flag()
        continuation.onTermination = { _ in hasEnded.set() }
        stream = AsyncStream {
            // All iterators of a stream share the same elements.
            for await element in inner {
                waiting.take(size(element))
                return element
            }
            return nil
        }
        self.continuation = continuation
        self.waiting = waiting
        self.hasEnded = hasEnded
        self.size = size
    }

    /// Whether anyone is still listening.
    var isWanted: Bool { !hasEnded.isSet }

    /// Whether the elements still waiting are below the limit.
    var hasRoom: Bool { waiting.hasRoom }

    /// Delivers an element even if the stream is full, so that no answer is lost.
    func deliver(_ element: Element) {
        waiting.put(size(element))
        continuation.yield(element)
    }

    func finish() { continuation.finish() }
}

/// The total size of waiting elements, shared between threads.
private final class Backlog: Sendable {
    private let limit: Int
    private let size = Atomic(0)

    init(limit: Int) { self.limit = limit }

    var hasRoom: Bool { size.load(ordering: .relaxed) < limit }
    func put(_ amount: Int) { size.add(amount, ordering: .relaxed) }
    func take(_ amount: Int) { size.subtract(amount, ordering: .relaxed) }
}

/// A thread-safe flag that can only be set.
private final class Flag: Sendable {
    private let state = Atomic(false)

    var isSet: Bool { state.load(ordering: .relaxed) }
    func set() { state.store(true, ordering: .relaxed) }
}
