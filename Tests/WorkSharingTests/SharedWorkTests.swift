import Testing
import WorkSharing

@Suite struct SharedWorkTests {
    @Test("each piece is done once, and stands in its place", arguments: [0, 1, 2, 7, 1000])
    func order(count: Int) {
        let results = SharedWork.results(of: count) { piece in
            // Later pieces are shorter.
            (0..<(count - piece) * 100).reduce(piece) { $0 &+ $1 &* 0 }
        }
        #expect(results == Array(0..<count))
    }

    @Test("what pieces share is shared by those of one core alone")
    func state() {
        let numbers = SharedWork.results(of: 500, sharing: { 0 }) { _, done in
            done += 1
            return done
        }
        // Each core has counted its own without a gap.
        let counts = Dictionary(grouping: numbers) { $0 }.mapValues(\.count)
        let cores = counts[1] ?? 0
        #expect(cores >= 1)
        #expect((1...(counts.keys.max() ?? 0)).allSatisfy { (counts[$0] ?? 0) >= 1 && (counts[$0] ?? 0) <= cores })
    }
}
