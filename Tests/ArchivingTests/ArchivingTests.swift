import Archiving
import Foundation
import Newsroom
import TestSupport
import Testing

/// What is remembered comes back, and what must not be forgotten stays.
struct ArchivingTests {
    @Test func aNewFolderHoldsAnEmptyArchive() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.appending(path: "deep/er").path)
            #expect(try archive.articles(since: .distantPast).isEmpty)
            #expect(try archive.records().isEmpty)
            #expect(try archive.stories().isEmpty)
        }
    }

    @Test func everythingComesBackExactlyAsItWentIn() async throws {
        try await withTemporaryFolder { folder in
            let records = [fullRecord("https://a.example/feed"), FeedRecord(source: "https://b.example/feed")]
            let plain = article("1", published: nil)
            try Archive(folder: folder.path).remember(articles: [fullArticle, plain], records: records)
            let archive = try Archive(folder: folder.path)
            #expect(try archive.articles(since: .distantPast) == [fullArticle, plain])
            #expect(try archive.records() == Dictionary(uniqueKeysWithValues: records.map { ($0.source, $0) }))
        }
    }

    /// What version 2 of the tables held, files in their shorter form included.
    @Test func anOlderArchiveIsReadAndGrows() async throws {
        try await withTemporaryFolder { folder in
            try Archive(folder: folder.path).remember(articles: [article("1")], records: [])
            try sqlite(
                """
                ALTER TABLE article DROP COLUMN latitude;
                ALTER TABLE article DROP COLUMN longitude;
                ALTER TABLE article DROP COLUMN discussion;
                ALTER TABLE article DROP COLUMN comments;
                ALTER TABLE article DROP COLUMN views;
                ALTER TABLE article DROP COLUMN licence;
                DROP TABLE story; DROP TABLE edition; DROP TABLE told; DROP TABLE modelAnswer; DROP TABLE day; DROP TABLE picture;
                DELETE FROM grdb_migrations WHERE identifier > '3';
                UPDATE article SET enclosures = 'https://a.example/a.mp3' || char(9) || '=audio/mpeg' || char(9) || '12';
                """, in: folder)
            let archive = try Archive(folder: folder.path)
            var known = article("1")
            known.enclosures = [Enclosure(url: "https://a.example/a.mp3", type: "audio/mpeg", length: 12)]
            #expect(try archive.articles(since: .distantPast) == [known])
            known.location = Coordinates(latitude: 41.1496, longitude: -8.611)
            known.reception = Reception(comments: 12)
            known.licence = "https://licence.example/by/4.0"
            try archive.remember(articles: [known], records: [])
            #expect(try archive.articles(since: .distantPast) == [known])
        }
    }

    @Test func anArticleSeenAgainIsUpdatedAndKeepsWhenItWasFirstSeen() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            try archive.remember(articles: [article("1"), article("2")], records: [])
            var again = fullArticle
            again.id = "1"
            again.firstSeen = hour(24)
            again.lastSeen = hour(24)
            try archive.remember(articles: [again], records: [])
            again.firstSeen = hour(0)
            #expect(try archive.articles(since: .distantPast) == [again, article("2")])
        }
    }

    @Test func aSightingOfTheSameMovesOnlyForward() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            try archive.remember(articles: [article("1", lastSeen: hour(5))], records: [])
            try archive.remember(articles: [article("1", lastSeen: hour(3))], records: [])
            #expect(try archive.articles(since: .distantPast).map(\.lastSeen) == [hour(5)])
            try archive.remember(articles: [article("1", lastSeen: hour(9))], records: [])
            #expect(try archive.articles(since: .distantPast).map(\.lastSeen) == [hour(9)])
        }
    }

    @Test func onlyArticlesOfTheTimeAskedForAreLoaded() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            try archive.remember(
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

    @Test func storiesKeepTheirMembersUntilTheseMove() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            try archive.remember(stories: [Story(id: "s", articles: ["1", "2"], lead: "1", publishers: 2)])
            try archive.remember(stories: [Story(id: "t", articles: ["2", "3"], lead: "2", publishers: 1)])
            #expect(try archive.stories() == ["1": "s", "2": "t", "3": "t"])
        }
    }
}
