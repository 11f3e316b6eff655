import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

/// Retention: what is old goes, what would come back as new stays.
struct ForgettingTests {
    @Test(arguments: ArchiveKind.available)
    func expiredArticlesAreDeletedAWeekLater(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(articles: [article("old"), article("revived"), article("new")], records: [])
            try archive.store(
                stories: [Story(id: "s", articles: ["old", "revived", "new"], lead: "old", publishers: 1)])
            let all = ["new", "old", "revived"]
            #expect(try archive.expire(["old", "revived"], at: hour(10), forgettingMarkedBefore: hour(0)) == 0)
            #expect(try archive.articles(since: .distantPast).map(\.id) == all)
            #expect(try archive.expire(["old"], at: hour(20), forgettingMarkedBefore: hour(10)) == 0)
            #expect(try archive.expire(["old", "revived"], at: hour(30), forgettingMarkedBefore: hour(11)) == 1)
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["new", "revived"])
            #expect(try archive.stories() == ["revived": "s", "new": "s"])
            #expect(try open().expire(["revived"], at: hour(40), forgettingMarkedBefore: hour(29)) == 0)
            #expect(try open().expire(["revived"], at: hour(50), forgettingMarkedBefore: hour(31)) == 1)
        }
    }

    /// A clock that ran ahead marked it; when the clock is right again, the week begins anew.
    @Test(arguments: ArchiveKind.available)
    func aMarkInTheFutureCountsFromNow(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(articles: [article("old")], records: [])
            #expect(try archive.expire(["old"], at: hour(1_000), forgettingMarkedBefore: hour(0)) == 0)
            #expect(try archive.expire(["old"], at: hour(10), forgettingMarkedBefore: hour(2_000)) == 0)
            #expect(try archive.expire(["old"], at: hour(20), forgettingMarkedBefore: hour(10)) == 0)
            #expect(try archive.expire(["old"], at: hour(30), forgettingMarkedBefore: hour(11)) == 1)
        }
    }

    @Test(arguments: ArchiveKind.available)
    func aFeedThatContinuesUnderAnotherIDKeepsItsArticles(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            var shared = article("shared", source: "other")
            shared.alsoIn = ["old", "third"]
            try archive.store(articles: [article("own", source: "old"), shared], records: [fullRecord("old")])
            try archive.rename(source: "old", to: "new")
            let articles = try open().articles(since: .distantPast)
            #expect(articles.map(\.sources) == [["new"], ["other", "new", "third"]])
            #expect(try archive.records().isEmpty)
        }
    }

    @Test(arguments: ArchiveKind.available)
    func modelAnswersAreKeptWhileUsed(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(
                modelAnswers: ["a": "The river rose.", "b": "It fell."], at: hour(0), forgettingBefore: hour(-24))
            #expect(try archive.modelAnswers(to: ["a", "c"]) == ["a": "The river rose."])
            try archive.store(modelAnswers: ["a": "The river rose."], at: hour(48), forgettingBefore: hour(24))
            #expect(try archive.modelAnswers(to: ["a", "b"]) == ["a": "The river rose."])
        }
    }
}
