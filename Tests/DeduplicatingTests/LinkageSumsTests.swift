import Testing

@testable import Deduplicating

/// What groups share, in lists: sums stand once, in the order of the groups.
@Suite struct LinkageSumsTests {
    private static func sums(_ pairs: [(other: Int, similarity: Double)]) -> LinkageSums {
        var sums = LinkageSums()
        for (other, similarity) in pairs { sums.add(similarity, to: other) }
        return sums
    }

    private static func listed(_ sums: LinkageSums) -> [String] { sums.entries.map { "\($0.other): \($0.sum)" } }

    @Test func whatIsAddedTwiceIsOne() {
        let sums = Self.sums([(7, 0.5), (3, 0.25), (7, 0.25), (9, 1)])
        #expect(Self.listed(sums) == ["3: 0.25", "7: 0.75", "9: 1.0"])
    }

    @Test func whatIsRemovedIsGone() {
        var sums = Self.sums([(7, 0.5), (3, 0.25)])
        sums.remove(7)
        sums.remove(8)
        #expect(Self.listed(sums) == ["3: 0.25"])
    }

    @Test func mergedGroupsHaveNoSumForEachOther() {
        let kept = Self.sums([(2, 1), (4, 0.5), (6, 0.25)])
        let gone = Self.sums([(1, 1), (4, 0.5), (8, 2)])
        #expect(Self.listed(kept.joined(with: gone.entries, besides: 1, and: 2)) == ["4: 1.0", "6: 0.25", "8: 2.0"])
    }
}
