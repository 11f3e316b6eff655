import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Pipeline

@Suite("Processing the elements of a stream")
struct ConcurrentMapTests {
    @Test("takes no more elements than there are processors, and loses none")
    func bounded() async {
        struct State: Sendable {
            var taken = 0
            var done = 0
            var most = 0
        }
        let state = Watch(State())
        let stream = AsyncStream<Int> {
            state.value.withLock { state -> Int? in
                guard state.taken < 200 else { return nil }
                state.taken += 1
                state.most = max(state.most, state.taken - state.done)
                return state.taken
            }
        }
        let results = await stream.concurrentMap { number in
            Thread.sleep(forTimeInterval: 0.001)
            state.value.withLock { $0.done += 1 }
            return number
        }
        #expect(results.sorted() == Array(1...200))
        #expect(state.value.withLock { $0.most } <= ProcessInfo.processInfo.activeProcessorCount + 1)
    }
}
