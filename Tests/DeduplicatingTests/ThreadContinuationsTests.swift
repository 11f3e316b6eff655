import Deduplicating
import Foundation
import Newsroom
import Testing

/// The page of a running story that is no longer shown leads to where its matter goes on.
struct ThreadContinuationsTests {
    private static let shown = [
        StoryThread(id: "new", stories: [StoryLink(story: "n1", title: "", latest: .distantPast)]),
        StoryThread(id: "other", stories: [StoryLink(story: "o1", title: "", latest: .distantPast)]),
    ]

    private static func record(_ id: String, _ thread: String?, movedTo: String? = nil) -> StoryRecord {
        StoryRecord(
            id: id, lead: "", firstShown: .distantPast, lastShown: .distantPast, movedTo: movedTo, thread: thread)
    }

    private static func continuations(
        _ records: [StoryRecord], besides merged: [ThreadMove] = []
    ) -> ThreadContinuations {
        ThreadContinuations(of: records + [record("n1", "new"), record("o1", "other")], shown: shown, besides: merged)
    }

    @Test("it goes on where one of its stories went, also in two steps, although others of it are left")
    func moved() {
        let found = Self.continuations([
            Self.record("a", "old", movedTo: "b"), Self.record("b", nil, movedTo: "n1"), Self.record("c", "old"),
        ])
        #expect(found.moved == [ThreadMove(from: "old", to: "new")])
        #expect(found.ended.isEmpty)
    }

    @Test("where most of its stories went")
    func most() {
        let found = Self.continuations([
            Self.record("a", "old", movedTo: "n1"), Self.record("b", "old", movedTo: "o1"),
            Self.record("c", "old", movedTo: "o1"),
        ])
        #expect(found.moved == [ThreadMove(from: "old", to: "other")])
    }

    @Test("without a story of its own it ends at the one that has them, which belongs to no running story")
    func ended() {
        let found = Self.continuations([Self.record("a", "old", movedTo: "lone"), Self.record("lone", nil)])
        #expect(found.moved.isEmpty)
        #expect(found.ended == ["old": "lone"])
        let left = Self.continuations([
            Self.record("a", "old", movedTo: "lone"), Self.record("lone", nil), Self.record("b", "old"),
        ])
        #expect(left.ended.isEmpty)
    }

    @Test("one that is shown, or was merged, stays as it is")
    func settled() {
        let found = Self.continuations(
            [Self.record("a", "other", movedTo: "n1"), Self.record("b", "gone", movedTo: "n1")],
            besides: [ThreadMove(from: "gone", to: "other")])
        #expect(found.moved.isEmpty && found.ended.isEmpty)
    }
}
