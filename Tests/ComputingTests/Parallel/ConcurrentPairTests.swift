import Computing
import Synchronization
import Testing

@Suite("Two things at once")
struct TogetherTests {
    @Test("give both answers, each worked out once, whichever ends first")
    func givesBothAnswers() {
        let count = Counter()
        // From many threads at a time: then some find nobody to hand the second thing to, and do it themselves.
        let answers = Array(0..<500).concurrentMap(slice: 1) { number in
            concurrentPair {
                (0..<number % 7 * 100).reduce(number) { $0 ^ $1 ^ $1 }
            } _: {
                count.add()
                return "\(number)"
            }
        }
        #expect(answers.map(\.0) == Array(0..<500))
        #expect(answers.map(\.1) == (0..<500).map { "\($0)" })
        #expect(count.value == 500)
    }

    @Test("may each do two things at once themselves")
    func mayBeNested() {
        let (one, (two, three)) = concurrentPair {
            1
        } _: {
            concurrentPair {
                2
            } _: {
                3
            }
        }
        #expect([one, two, three] == [1, 2, 3])
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock(\.self) }

    func add() { count.withLock { $0 += 1 } }
}
