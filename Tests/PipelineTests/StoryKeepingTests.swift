import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite("What becomes of stories from one edition to the next")
struct StoryKeepingTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)
    private static let before = now.addingTimeInterval(-86_400)

    private func story(_ id: String, _ articles: String..., publishers: Int = 2) -> Story {
        Story(id: id, articles: articles, lead: articles[0], publishers: publishers)
    }

    private func record(_ id: String, movedTo: String? = nil) -> StoryRecord {
        StoryRecord(id: id, lead: "", firstShown: Self.before, lastShown: Self.before, movedTo: movedTo)
    }

    private func keeping(
        _ stories: [Story], retold: [Story] = [], memberships: [String: String] = [:], _ records: [StoryRecord]
    ) -> StoryKeeping {
        StoryKeeping(of: stories, retold: retold, memberships: memberships, records: records, at: Self.now)
    }

    @Test func onlyStoriesWithAPageAreRemembered() {
        let keeping = keeping([story("a", "1", "2"), story("b", "3", publishers: 1)], [])
        #expect(keeping.records.map(\.id) == ["a"])
        #expect(keeping.records.first?.firstShown == Self.now)
        #expect(keeping.lone.isEmpty && keeping.faded.isEmpty && keeping.moved.isEmpty)
    }

    @Test func aStoryThatBecamePartOfAnotherLeadsThere() {
        let keeping = keeping(
            [story("a", "1", "2", "3")], memberships: ["1": "a", "2": "b", "3": "b"], [record("a"), record("b")])
        #expect(keeping.moved == [StoryMove(from: "b", to: "a")])
        #expect(keeping.records.first { $0.id == "a" }?.firstShown == Self.before)
        let moved = keeping.records.first { $0.id == "b" }
        #expect(moved?.movedTo == "a" && moved?.lastShown == Self.before)
        // The next night, and the night when that one moves on too.
        let records = [record("a"), record("b", movedTo: "a")]
        let next = self.keeping([story("a", "1", "2", "3")], memberships: ["1": "a", "2": "a", "3": "a"], records)
        #expect(next.moved == [StoryMove(from: "b", to: "a")])
        let later = self.keeping([story("c", "1", "2", "9")], memberships: ["1": "a", "2": "a", "9": "c"], records)
        #expect(later.moved == [StoryMove(from: "a", to: "c"), StoryMove(from: "b", to: "c")])
    }

    @Test func aStoryThatNobodyTellsKeepsItsPage() {
        let keeping = keeping([story("a", "1", "2")], retold: [story("b", "3", "4")], [record("a"), record("b")])
        #expect(keeping.faded.map(\.id) == ["b"])
        #expect(keeping.moved.isEmpty)
        // What leads to it leads there still.
        let led = self.keeping([], retold: [story("b", "3", "4")], [record("b"), record("c", movedTo: "b")])
        #expect(led.moved == [StoryMove(from: "c", to: "b")])
    }

    @Test func aStoryWhosePublishersAreSwitchedOffKeepsItsPage() {
        #expect(keeping([story("a", "1", publishers: 1)], [record("a")]).lone == ["a"])
    }

    @Test func aStoryThatComesBackLeadsNowhere() {
        let keeping = keeping([story("a", "1", "2"), story("b", "3", "4")], [record("a"), record("b", movedTo: "a")])
        #expect(keeping.moved.isEmpty)
        #expect(keeping.records.first { $0.id == "b" }?.movedTo == nil)
    }

    @Test func whatLeadsNowhereIsLeftOut() {
        #expect(keeping([], [record("a", movedTo: "b"), record("b", movedTo: "a")]).moved.isEmpty)
    }
}
