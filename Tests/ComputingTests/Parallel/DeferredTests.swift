import Computing
import Synchronization
import Testing

@Suite("A deferred value")
struct DeferredTests {
    @Test("is made once, however many threads need it")
    func isMadeOnce() {
        let made = Made()
        let deferred = Deferred { made.add() }
        #expect(made.count == 0)
        #expect(Array(0..<500).concurrentMap(slice: 1) { _ in deferred.value } == Array(repeating: 1, count: 500))
        #expect(made.count == 1)
    }
}

/// Counts how often a value is made.
private final class Made: Sendable {
    private let total = Mutex(0)

    var count: Int { total.withLock(\.self) }

    func add() -> Int {
        total.withLock {
            $0 += 1
            return $0
        }
    }
}
