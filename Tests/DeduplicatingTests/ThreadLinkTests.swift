import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// What links two stories of a day: themes, names, and the affairs of a country abroad.
struct ThreadLinkTests {
    private static let middle = Coordinates(latitude: 50, longitude: 8)

    /// A story with so much of one word in common with others, which is a name where it says so.
    private func node(
        _ id: String, weight: Float = 0.3, names: Set<UInt64> = [], besides: Set<UInt64> = [],
        phrases: [UInt64: [UInt64]] = [:], told: String? = nil, discussed: Set<String> = [],
        location: StoryLocation? = nil
    ) -> ThreadNode {
        ThreadNode(
            id: id, began: .distantPast, latest: .distantPast,
            hallmarks: [1, 2].map { Hallmark(term: $0, weight: weight, prominence: 1) }, names: names,
            prominentNames: names.union(besides), phrases: phrases,
            theme: told.map { StoryTheme(name: $0, country: "GB", coordinates: Self.middle) },
            mentioned: discussed.union(told.map { [$0] } ?? []), discussed: discussed, location: location, thread: nil,
            isCurrent: true, hasPage: true)
    }

    private func location(isAbroad: Bool = false, isAssumed: Bool = false, country: String = "GB") -> StoryLocation {
        StoryLocation(country: country, coordinates: Self.middle, isAbroad: isAbroad, isAssumed: isAssumed)
    }

    private func reasons(_ nodes: ThreadNode...) -> [[ThreadLink.Reason]] {
        ThreadLinks(among: nodes).links.map { $0.map(\.link.reason) }
    }

    @Test func similarStoriesThatDiscussOneThemeInOneCountryAreLinked() {
        let flood = ["flood"] as Set<String>
        let (here, there) = (location(), location(country: "IE"))
        #expect(
            reasons(node("a", discussed: flood, location: here), node("b", discussed: flood, location: here))
                == [[.theme("flood")], [.theme("flood")]])
        #expect(
            reasons(node("a", discussed: flood, location: here), node("b", discussed: flood, location: there)) == [
                [], [],
            ])
        #expect(reasons(node("a", discussed: flood, location: here), node("b", location: here)) == [[], []])
        // Too little in common besides.
        #expect(
            reasons(
                node("a", weight: 0.2, discussed: flood, location: here),
                node("b", weight: 0.2, discussed: flood, location: here)
            )
                == [[], []])
    }

    @Test func aStoryLinkedByAThemeLinksOthersThatDiscussIt() {
        let flood = ["flood"] as Set<String>
        let here = location()
        // The third shares a whole name with the second, which tells nothing of the theme but is linked by it.
        let first = ThreadNode(
            id: "a", began: .distantPast, latest: .distantPast,
            hallmarks: [Hallmark(term: 3, weight: 0.4, prominence: 1)], names: [], prominentNames: [], theme: nil,
            mentioned: flood, discussed: flood, location: here, thread: nil, isCurrent: true, hasPage: true)
        let second = ThreadNode(
            id: "b", began: .distantPast, latest: .distantPast,
            hallmarks: [1, 2].map { Hallmark(term: $0, weight: 0.2, prominence: 1) }
                + [Hallmark(term: 3, weight: 0.4, prominence: 1)], names: [1, 2], prominentNames: [1, 2], theme: nil,
            mentioned: flood, discussed: flood, location: here, thread: nil, isCurrent: true, hasPage: true)
        let third = node("c", weight: 0.2, names: [1, 2], discussed: flood, location: here)
        #expect(reasons(second, third) == [[], []])
        #expect(
            reasons(first, second, third)
                == [[.theme("flood")], [.theme("flood"), .theme("flood")], [.theme("flood")]])
    }

    @Test func theAffairsOfACountryAbroadAreOneStory() {
        let (abroad, home) = (location(isAbroad: true), location())
        #expect(
            reasons(
                node("a", weight: 0.2, besides: [1], location: abroad),
                node("b", weight: 0.2, besides: [1], location: abroad)) == [[.affairs([1])], [.affairs([1])]])
        #expect(
            reasons(
                node("a", weight: 0.2, besides: [1], location: home),
                node("b", weight: 0.2, besides: [1], location: home))
                == [[], []])
    }

    @Test func aNameFromEverywhereLinksNoStoriesOfACountry() {
        let (abroad, third) = (location(isAbroad: true), location(isAbroad: true, country: "IE"))
        let nodes = [
            node("a", weight: 0.2, besides: [1], location: abroad),
            node("b", weight: 0.2, besides: [1], location: abroad),
            node("c", weight: 0.2, besides: [1], location: third),
            node("d", weight: 0.2, besides: [1], location: third),
        ]
        #expect(!ThreadLinks(among: nodes).links.contains { !$0.isEmpty })
    }

    @Test func aCountryWithManyStoriesHasSeveralAffairs() {
        let abroad = location(isAbroad: true)
        func links(_ count: Int) -> Int {
            let nodes = (0..<count).map { node("\($0)", weight: 0.2, besides: [1], location: abroad) }
            return ThreadLinks(among: nodes).links.count { !$0.isEmpty }
        }
        #expect(links(5) == 5)
        #expect(links(6) == 0)
    }

    @Test func aPhraseInTheNewsLinksStoriesOfOneCountry() {
        let phrases: [UInt64: [UInt64]] = [1: [7, 8]]
        let (here, there) = (location(), location(country: "IE"))
        func linked(_ weight: Float, _ first: StoryLocation?, _ second: StoryLocation?) -> [[ThreadLink.Reason]] {
            reasons(
                node("a", weight: weight, phrases: phrases, location: first),
                node("b", weight: weight, phrases: phrases, location: second))
        }
        #expect(linked(0.2, here, here) == [[.phrase([7, 8])], [.phrase([7, 8])]])
        #expect(linked(0.2, here, there) == [[], []])
        #expect(linked(0.2, nil, nil) == [[], []])
        #expect(linked(0.1, here, here) == [[], []])
    }

    @Test func aNameAloneNeedsMoreSimilarity() {
        #expect(reasons(node("a", weight: 0.32, names: [1]), node("b", weight: 0.32, names: [1])).first?.count == 1)
        #expect(reasons(node("a", weight: 0.3, names: [1]), node("b", weight: 0.3, names: [1])) == [[], []])
    }

    @Test func namesAloneLinkOnlyStoriesThatTheyMostlyMakeUp() {
        #expect(reasons(node("a", weight: 0.38, names: [1, 2]), node("b", weight: 0.38, names: [1, 2])) == [[], []])
        #expect(
            reasons(node("a", weight: 0.4, names: [1, 2]), node("b", weight: 0.4, names: [1, 2]))
                == [[.names([1, 2])], [.names([1, 2])]])
    }

    @Test func anAssumedCountryContradictsNoOther() {
        let (here, assumed) = (location(), location(isAssumed: true, country: "IE"))
        #expect(
            reasons(
                node("a", weight: 0.33, names: [1], location: here),
                node("b", weight: 0.33, names: [1], location: assumed)) == [[.names([1])], [.names([1])]])
        #expect(
            reasons(
                node("a", weight: 0.33, names: [1], location: here),
                node("b", weight: 0.33, names: [1], location: location(country: "IE"))) == [[], []])
    }
}
