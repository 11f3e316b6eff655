import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// What links two stories of a day: matters, names, and the affairs of a country abroad.
struct ThreadLinkTests {
    private static let middle = Coordinates(latitude: 50, longitude: 8)

    /// A story with so much of one word in common with others, which is a name where it says so.
    private func node(
        _ id: String, weight: Float = 0.3, names: Set<UInt64> = [], besides: Set<UInt64> = [],
        phrases: [UInt64: [UInt64]] = [:], told: String? = nil, spoken: Set<String> = [], ground: StoryGround? = nil
    ) -> ThreadNode {
        ThreadNode(
            id: id, began: .distantPast, latest: .distantPast,
            hallmarks: [1, 2].map { Hallmark(term: $0, weight: weight, prominence: 1) }, names: names,
            namesBesides: names.union(besides), phrases: phrases,
            matter: told.map { StoryMatter(name: $0, country: "GB", coordinates: Self.middle) },
            mentioned: spoken.union(told.map { [$0] } ?? []), spoken: spoken, ground: ground, thread: nil,
            isCurrent: true, hasPage: true)
    }

    private func ground(isAbroad: Bool = false, isAssumed: Bool = false, country: String = "GB") -> StoryGround {
        StoryGround(country: country, coordinates: Self.middle, isAbroad: isAbroad, isAssumed: isAssumed)
    }

    private func reasons(_ nodes: ThreadNode...) -> [[ThreadLink.Reason]] {
        ThreadLinks(among: nodes).links.map { $0.map(\.link.reason) }
    }

    @Test func whatSpeaksOfOneMatterInOneCountryAndIsAlikeIsOfIt() {
        let flood = ["flood"] as Set<String>
        let (here, there) = (ground(), ground(country: "IE"))
        #expect(
            reasons(node("a", spoken: flood, ground: here), node("b", spoken: flood, ground: here))
                == [[.matter("flood")], [.matter("flood")]])
        #expect(reasons(node("a", spoken: flood, ground: here), node("b", spoken: flood, ground: there)) == [[], []])
        #expect(reasons(node("a", spoken: flood, ground: here), node("b", ground: here)) == [[], []])
        // Too little in common besides.
        #expect(
            reasons(
                node("a", weight: 0.2, spoken: flood, ground: here), node("b", weight: 0.2, spoken: flood, ground: here)
            )
                == [[], []])
    }

    @Test func whoIsLinkedByAMatterLeadsToOthersThatSpeakOfIt() {
        let flood = ["flood"] as Set<String>
        let here = ground()
        // The third shares a whole name with the second, which tells nothing of the matter but is linked by it.
        let first = ThreadNode(
            id: "a", began: .distantPast, latest: .distantPast,
            hallmarks: [Hallmark(term: 3, weight: 0.4, prominence: 1)], names: [], namesBesides: [], matter: nil,
            mentioned: flood, spoken: flood, ground: here, thread: nil, isCurrent: true, hasPage: true)
        let second = ThreadNode(
            id: "b", began: .distantPast, latest: .distantPast,
            hallmarks: [1, 2].map { Hallmark(term: $0, weight: 0.2, prominence: 1) }
                + [Hallmark(term: 3, weight: 0.4, prominence: 1)], names: [1, 2], namesBesides: [1, 2], matter: nil,
            mentioned: flood, spoken: flood, ground: here, thread: nil, isCurrent: true, hasPage: true)
        let third = node("c", weight: 0.2, names: [1, 2], spoken: flood, ground: here)
        #expect(reasons(second, third) == [[], []])
        #expect(
            reasons(first, second, third)
                == [[.matter("flood")], [.matter("flood"), .matter("flood")], [.matter("flood")]])
    }

    @Test func theAffairsOfACountryAbroadAreOneStory() {
        let (abroad, home) = (ground(isAbroad: true), ground())
        #expect(
            reasons(
                node("a", weight: 0.2, besides: [1], ground: abroad),
                node("b", weight: 0.2, besides: [1], ground: abroad)) == [[.affairs([1])], [.affairs([1])]])
        #expect(
            reasons(
                node("a", weight: 0.2, besides: [1], ground: home), node("b", weight: 0.2, besides: [1], ground: home))
                == [[], []])
    }

    @Test func aNameFromEverywhereIsNoAffairOfACountry() {
        let (abroad, third) = (ground(isAbroad: true), ground(isAbroad: true, country: "IE"))
        let nodes = [
            node("a", weight: 0.2, besides: [1], ground: abroad), node("b", weight: 0.2, besides: [1], ground: abroad),
            node("c", weight: 0.2, besides: [1], ground: third), node("d", weight: 0.2, besides: [1], ground: third),
        ]
        #expect(!ThreadLinks(among: nodes).links.contains { !$0.isEmpty })
    }

    @Test func aPhraseInTheNewsLinksStoriesOfOneCountry() {
        let phrases: [UInt64: [UInt64]] = [1: [7, 8]]
        let (here, there) = (ground(), ground(country: "IE"))
        func linked(_ weight: Float, _ first: StoryGround?, _ second: StoryGround?) -> [[ThreadLink.Reason]] {
            reasons(
                node("a", weight: weight, phrases: phrases, ground: first),
                node("b", weight: weight, phrases: phrases, ground: second))
        }
        #expect(linked(0.2, here, here) == [[.phrase([7, 8])], [.phrase([7, 8])]])
        #expect(linked(0.2, here, there) == [[], []])
        #expect(linked(0.2, nil, nil) == [[], []])
        #expect(linked(0.1, here, here) == [[], []])
    }

    @Test func aNameAloneNeedsMoreLikeness() {
        #expect(reasons(node("a", weight: 0.32, names: [1]), node("b", weight: 0.32, names: [1])).first?.count == 1)
        #expect(reasons(node("a", weight: 0.27, names: [1]), node("b", weight: 0.27, names: [1])) == [[], []])
    }

    @Test func aNameAndAnOfficeAloneLinkNothing() {
        #expect(reasons(node("a", weight: 0.5, names: [1, 2]), node("b", weight: 0.5, names: [1, 2])) == [[], []])
    }

    @Test func anAssumedCountryContradictsNoOther() {
        let (here, assumed) = (ground(), ground(isAssumed: true, country: "IE"))
        #expect(
            reasons(
                node("a", weight: 0.33, names: [1], ground: here),
                node("b", weight: 0.33, names: [1], ground: assumed)) == [[.names([1])], [.names([1])]])
        #expect(
            reasons(
                node("a", weight: 0.33, names: [1], ground: here),
                node("b", weight: 0.33, names: [1], ground: ground(country: "IE"))) == [[], []])
    }
}
