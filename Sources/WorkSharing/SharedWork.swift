internal import Dispatch
internal import FoundationEssentials
internal import Synchronization

/// Independent pieces of work, spread over the machine's cores.
public enum SharedWork {
    /// What each piece gives, in the order of the pieces. A core that has finished one takes the next, so the longest come
    /// first.
    ///
    /// - Parameters:
    ///   - count: of the pieces.
    ///   - state: makes what the pieces of one core share, such as a cache; nothing in it may change what they give.
    ///   - body: is given a piece's number, from 0.
    public static func results<State, Result: Sendable>(
        of count: Int, sharing state: @Sendable () -> State, _ body: @Sendable (Int, inout State) -> Result
    ) -> [Result] {
        let next = Atomic(0)
        let finished = Mutex<[(piece: Int, result: Result)]>([])
        let cores = max(1, min(count, ProcessInfo.processInfo.activeProcessorCount))
        DispatchQueue.concurrentPerform(iterations: cores) { _ in
            var own = state()
            var results: [(piece: Int, result: Result)] = []
            while true {
                let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard piece < count else { break }
                results.append((piece, body(piece, &own)))
            }
            finished.withLock { $0 += results }
        }
        return finished.withLock { $0 }.sorted { $0.piece < $1.piece }.map(\.result)
    }

    /// The same for pieces that share nothing.
    public static func results<Result: Sendable>(of count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
        results(of: count, sharing: {}) { piece, _ in body(piece) }
    }
}
