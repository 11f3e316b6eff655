import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

/// Retention: what is old goes, what would come back as new stays.
struct ForgettingTests {
    @Test(arguments: ArchiveKind.allCases)
    func oldArticlesGoWithTheirMemberships(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.remember(
                articles: [
                    article("old", published: hour(-50), lastSeen: hour(0)),
                    article("undated", firstSeen: hour(5), lastSeen: hour(5)),
                    article("still in its feed", published: hour(-50), lastSeen: hour(10)),
                    article("recent", published: hour(10), firstSeen: hour(10), lastSeen: hour(10)),
                ], records: [])
            let all = ["old", "undated", "still in its feed", "recent"]
            try archive.remember(stories: [Story(id: "s", articles: all, lead: "old", publishers: 1)])
            #expect(try archive.forget(before: hour(10)) == 2)
            #expect(try archive.articles(since: .distantPast).map(\.id).sorted() == ["recent", "still in its feed"])
            #expect(try archive.stories() == ["recent": "s", "still in its feed": "s"])
            #expect(try archive.forget(before: hour(10)) == 0)
        }
    }

    @Test(
        arguments: ArchiveKind.allCases,
        [
            // The feed said "not modified" ever since: what it held, it holds.
            (lastAttempt: hour(100), kept: ["held"]),
            // Nobody asks for it any more.
            (lastAttempt: hour(49), kept: []),
        ])
    func whatAnUnchangedFeedHoldsStays(kind: ArchiveKind, feed: (lastAttempt: Date, kept: [String])) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            var record = FeedRecord(source: "https://a.example/feed")
            record.lastRead = hour(3)
            record.lastSuccess = feed.lastAttempt
            record.lastAttempt = feed.lastAttempt
            try archive.remember(
                articles: [
                    article("held", lastSeen: hour(3)), article("dropped by the feed", lastSeen: hour(2)),
                    article("elsewhere", source: "https://b.example/feed", lastSeen: hour(3)),
                ], records: [record])
            _ = try archive.forget(before: hour(50))
            #expect(try archive.articles(since: .distantPast).map(\.id) == feed.kept)
        }
    }

    @Test(arguments: ArchiveKind.allCases)
    func whatModelsAnsweredIsKeptWhileItIsUsed(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.remember(
                modelAnswers: ["a": "The river rose.", "b": "It fell."], at: hour(0), forgettingBefore: hour(-24))
            #expect(try archive.modelAnswers(to: ["a", "c"]) == ["a": "The river rose."])
            try archive.remember(modelAnswers: ["a": "The river rose."], at: hour(48), forgettingBefore: hour(24))
            #expect(try archive.modelAnswers(to: ["a", "b"]) == ["a": "The river rose."])
        }
    }
}
