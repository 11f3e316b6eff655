import Testing
import TextReading

@testable import Deduplicating

@Suite struct TermTallyTests {
    @Test func termsAreKeptInOrderOfFirstUse() {
        var tally = TermTally()
        // More than there is room for at first, every one twice.
        for number in (0..<1_000).map({ $0 % 500 }) {
            tally.add(WordID(folded: "\(number)"), else: .init(prominence: .lead)) { $0.add(1, .rest) }
        }
        #expect(tally.terms == (0..<500).map { WordID(folded: "\($0)") })
        #expect(tally.occurrences.allSatisfy { $0.weight == 2 && $0.prominence == .lead })
        #expect(tally.contains(WordID(folded: "499")))
        #expect(!tally.contains(WordID(folded: "500")))
    }

    @Test func nothingRemainsOfThePreviousText() {
        var tally = TermTally()
        tally.add(WordID(folded: "harbour"), else: .init(prominence: .lead)) { $0.add(1, .lead) }
        tally.removeAll()
        #expect(tally.terms.isEmpty)
        #expect(!tally.contains(WordID(folded: "harbour")))
    }

    @Test func countsOfTermsAreNumberedOnce() {
        var scale = CountCodes()
        #expect([1, 5.5, 1, 0.45, 5.5].map { scale.number(of: $0) } == [0, 1, 0, 2, 1])
        #expect(scale.weights.count == 3)
    }

    @Test func hostileCountsDoNotEndTheRun() {
        var scale = CountCodes()
        for number in 0..<70_000 { _ = scale.number(of: Double(number)) }
        #expect(scale.number(of: 69_999) == .max)
        #expect(scale.number(of: 3) == 3)
        #expect(scale.weights.count == 65_536)
    }
}
