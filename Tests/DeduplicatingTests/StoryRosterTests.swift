import Foundation
import Newsroom
import Testing

@testable import Deduplicating

@Suite("How stories change from one edition to the next")
struct StoryRosterTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)
    private static let before = now.addingTimeInterval(-86_400)

    private func story(_ id: String, _ articles: String..., publishers: Int = 2) -> Story {
        Story(id: id, articles: articles, lead: articles[0], publishers: publishers)
    }

    private func record(_ id: String, movedTo: String? = nil) -> StoryRecord {
        StoryRecord(id: id, lead: "", firstShown: Self.before, lastShown: Self.before, movedTo: movedTo)
    }

    private func roster(
        _ stories: [Story], rebuilt: [Story] = [], memberships: [String: String] = [:], _ records: [StoryRecord]
    ) -> StoryRoster {
        StoryRoster(of: stories, rebuilt: rebuilt, memberships: memberships, records: records, at: Self.now)
    }

    @Test func onlyStoriesWithAPageAreRecorded() {
        let roster = roster([story("a", "1", "2"), story("b", "3", publishers: 1)], [])
        #expect(roster.records.map(\.id) == ["a"])
        #expect(roster.records.first?.firstShown == Self.now)
        #expect(roster.lone.isEmpty && roster.past.isEmpty && roster.moved.isEmpty)
    }

    @Test func aMergedStoryRedirectsToTheOther() {
        let roster = roster(
            [story("a", "1", "2", "3")], memberships: ["1": "a", "2": "b", "3": "b"], [record("a"), record("b")])
        #expect(roster.moved == [StoryMove(from: "b", to: "a")])
        #expect(roster.records.first { $0.id == "a" }?.firstShown == Self.before)
        let moved = roster.records.first { $0.id == "b" }
        #expect(moved?.movedTo == "a" && moved?.lastShown == Self.before)
        // The next night, and the night when that one moves on too.
        let records = [record("a"), record("b", movedTo: "a")]
        let next = self.roster([story("a", "1", "2", "3")], memberships: ["1": "a", "2": "a", "3": "a"], records)
        #expect(next.moved == [StoryMove(from: "b", to: "a")])
        let later = self.roster([story("c", "1", "2", "9")], memberships: ["1": "a", "2": "a", "9": "c"], records)
        #expect(later.moved == [StoryMove(from: "a", to: "c"), StoryMove(from: "b", to: "c")])
    }

    @Test func aStoryNobodyReportsAnyMoreKeepsItsPage() {
        let roster = roster([story("a", "1", "2")], rebuilt: [story("b", "3", "4")], [record("a"), record("b")])
        #expect(roster.past.map(\.id) == ["b"])
        #expect(roster.moved.isEmpty)
        // What leads to it leads there still.
        let led = self.roster([], rebuilt: [story("b", "3", "4")], [record("b"), record("c", movedTo: "b")])
        #expect(led.moved == [StoryMove(from: "c", to: "b")])
    }

    @Test func aStoryWhosePublishersAreSwitchedOffKeepsItsPage() {
        #expect(roster([story("a", "1", publishers: 1)], [record("a")]).lone == ["a"])
    }

    @Test func aStoryThatReturnsDoesNotRedirect() {
        let roster = roster([story("a", "1", "2"), story("b", "3", "4")], [record("a"), record("b", movedTo: "a")])
        #expect(roster.moved.isEmpty)
        #expect(roster.records.first { $0.id == "b" }?.movedTo == nil)
    }

    /// Most of its articles may have gone where there is no page to lead to.
    @Test func aStoryRedirectsToOneWithAPage() {
        let stories = [story("a", "1", "2"), story("c", "3", "4", publishers: 1)]
        let roster = roster(
            stories, memberships: ["1": "a", "2": "b", "3": "b", "4": "b"], [record("a"), record("b")])
        #expect(roster.moved == [StoryMove(from: "b", to: "a")])
    }

    @Test func aStoryRedirectsToOneThatIsOnlyRecorded() {
        let roster = roster([], [record("a"), record("b", movedTo: "a"), record("c", movedTo: "b")])
        #expect(roster.moved == [StoryMove(from: "b", to: "a"), StoryMove(from: "c", to: "a")])
        #expect(self.roster([], [record("c", movedTo: "unknown")]).moved.isEmpty)
    }

    @Test func redirectsWithoutATargetAreLeftOut() {
        #expect(roster([], [record("a", movedTo: "b"), record("b", movedTo: "a")]).moved.isEmpty)
    }
}
