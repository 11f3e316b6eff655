import Computing
import Synchronization
import Testing

@Suite("Work by all processors")
struct ConcurrentMapTests {
    @Test("keeps the order, whatever the slices", arguments: [0, 1, 255, 256, 257, 5_000], [1, 7, 256])
    func order(count: Int, slice: Int) {
        let squares = Array(0..<count).concurrentMap(slice: slice) { $0 * $0 }
        #expect(squares == (0..<count).map { $0 * $0 })
    }

    @Test("makes a state for each slice, and hands it from element to element")
    func state() {
        let made = Mutex(0)
        let places = Array(0..<1_000).concurrentMap(
            slice: 100,
            makingState: { () -> Int in
                made.withLock { $0 += 1 }
                return 0
            }
        ) { place, _ in
            place += 1
            return place
        }
        #expect(places == (0..<1_000).map { $0 % 100 + 1 })
        #expect(made.withLock { $0 } == 10)
    }

    @Test("keeps a state from slice to slice, made no more often than there are slices", arguments: [0, 99, 1_000])
    func keptState(count: Int) {
        let made = Mutex(0)
        let numbers = Array(0..<count).concurrentMap(
            slice: 100,
            keepingState: { () -> Set<Int> in
                made.withLock { $0 += 1 }
                return []
            }
        ) { met, number -> Int in
            // As a reader keeps what it has looked up: whether it has changes no result.
            let isNew = met.insert(number % 10).inserted
            return isNew || met.contains(number % 10) ? number : -1
        }
        #expect(numbers == Array(0..<count))
        #expect(made.withLock { (1...10).contains($0) })
    }

    @Test("answers two questions at once, each once")
    func concurrentPair() {
        let asked = Mutex(0)
        let (one, other) = Computing.concurrentPair {
            asked.withLock { $0 += 1 }
            return "one"
        } _: {
            asked.withLock { $0 += 1 }
            return 2
        }
        #expect(one == "one" && other == 2 && asked.withLock { $0 } == 2)
    }
}
