import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

/// The promises that every archive keeps: it returns what was stored, and never forgets what must stay.
struct ArchivingTests {
    @Test(arguments: ArchiveKind.available)
    func aNewFolderHoldsAnEmptyArchive(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            #expect(try archive.articles(since: .distantPast).isEmpty)
            #expect(try archive.records().isEmpty)
            #expect(try archive.stories().isEmpty)
        }
    }

    @Test(arguments: ArchiveKind.available)
    func everythingComesBackExactlyAsItWentIn(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let records = [fullRecord("https://a.example/feed"), FeedRecord(source: "https://b.example/feed")]
            let plain = article("1", published: nil)
            try open().store(articles: [fullArticle, plain], records: records)
            let archive = try open()
            #expect(try archive.articles(since: .distantPast) == [fullArticle, plain])
            #expect(try archive.records() == Dictionary(uniqueKeysWithValues: records.map { ($0.source, $0) }))
        }
    }

    @Test(arguments: ArchiveKind.available)
    func anArticleSeenAgainIsUpdatedAndKeepsWhenItWasFirstSeen(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(articles: [article("1"), article("2")], records: [])
            var again = fullArticle
            again.id = "1"
            again.firstSeen = hour(24)
            again.lastSeen = hour(24)
            try archive.store(articles: [again], records: [])
            again.firstSeen = hour(0)
            #expect(try archive.articles(since: .distantPast) == [again, article("2")])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func anArticlesLastSightingOnlyMovesForward(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(articles: [article("1", lastSeen: hour(5))], records: [])
            try archive.store(articles: [article("1", lastSeen: hour(3))], records: [])
            #expect(try archive.articles(since: .distantPast).map(\.lastSeen) == [hour(5)])
            try archive.store(articles: [article("1", lastSeen: hour(9))], records: [])
            #expect(try archive.articles(since: .distantPast).map(\.lastSeen) == [hour(9)])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func onlyArticlesFromTheRequestedTimeAreLoaded(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(
                articles: [
                    article("dated", published: hour(-2), firstSeen: hour(50), lastSeen: hour(-2)),
                    article("undated", firstSeen: hour(10), lastSeen: hour(0)),
                    article("seen", published: hour(-90), firstSeen: hour(-80), lastSeen: hour(10)),
                    article("ahead", published: hour(99), firstSeen: hour(9), lastSeen: hour(9)),
                ], records: [])
            #expect(try archive.articles(since: hour(10)).map(\.id) == ["seen", "undated"])
            #expect(try archive.articles(since: hour(-2)).map(\.id) == ["seen", "ahead", "undated", "dated"])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func storiesKeepTheirArticlesUntilTheseMove(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            try archive.store(stories: [Story(id: "s", articles: ["1", "2"], lead: "1", publishers: 2)])
            try archive.store(stories: [Story(id: "t", articles: ["2", "3"], lead: "2", publishers: 1)])
            #expect(try archive.stories() == ["1": "s", "2": "t", "3": "t"])
        }
    }
}
