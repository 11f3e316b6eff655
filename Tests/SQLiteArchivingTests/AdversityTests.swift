import ArchiveConformance
import Archiving
import Foundation
import GRDB
import Newsroom
import TestSupport
import Testing

@testable import SQLiteArchiving

/// Every failure is reported in one line that names the file and the remedy, and loses nothing already stored.
struct AdversityTests {
    private func failure(_ body: () throws -> Void) -> ArchiveError? {
        do {
            try body()
            return nil
        } catch { return error as? ArchiveError }
    }

    private func expectOneLine(_ error: ArchiveError?, _ reason: ArchiveError.Reason, naming folder: URL) {
        #expect(error?.reason == reason)
        #expect(error?.description.contains(folder.path) == true)
        #expect(error?.description.contains("\n") == false)
    }

    @Test func aFileThatIsNoDatabaseIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "pulse.sqlite")
            let bytes = Data(String(repeating: "not a database\n", count: 500).utf8)
            try bytes.write(to: file)
            expectOneLine(failure { _ = try SQLiteArchive(folder: folder.path) }, .unreadable, naming: folder)
            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    @Test func anotherProgramsDatabaseIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try sqlite("CREATE TABLE theirs (a)", in: folder)
            let file = folder.appending(path: "pulse.sqlite")
            let bytes = try Data(contentsOf: file)
            expectOneLine(failure { _ = try SQLiteArchive(folder: folder.path) }, .foreign, naming: folder)
            #expect(try Data(contentsOf: file) == bytes)
        }
    }

    /// As a run leaves it that is killed in its first moment.
    @Test func aFileWithNothingButTheMigratorsTableIsOurs() async throws {
        try await withTemporaryFolder { folder in
            try sqlite("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)", in: folder)
            try SQLiteArchive(folder: folder.path).remember(articles: [article("1")], records: [])
        }
    }

    @Test func anArchiveOfANewerToolIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try SQLiteArchive(folder: folder.path).remember(articles: [article("1")], records: [])
            try sqlite("INSERT INTO grdb_migrations VALUES ('999 from the future')", in: folder)
            expectOneLine(failure { _ = try SQLiteArchive(folder: folder.path) }, .newer, naming: folder)
        }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "file")
            try Data().write(to: file)
            expectOneLine(
                failure { _ = try SQLiteArchive(folder: file.appending(path: "data").path) }, .unwritable,
                naming: folder)
        }
    }

    @Test func aSecondWriterWaitsAndThenSaysSo() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path, patience: 0.1)
            try archive.remember(articles: [article("1")], records: [])
            try whileLocked(folder) {
                expectOneLine(
                    failure { try archive.remember(articles: [article("2")], records: []) }, .locked, naming: folder)
            }
            try archive.remember(articles: [article("2")], records: [])
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["1", "2"])
        }
    }

    @Test func twoRunsAtOnceLoseNothing() async throws {
        try await withTemporaryFolder { folder in
            try await withThrowingTaskGroup { group in
                for run in 0..<2 {
                    group.addTask {
                        for batch in 0..<20 {
                            let archive = try SQLiteArchive(folder: folder.path)
                            let articles = (0..<50).map { article("\(run) \(batch) \($0)") } + [article("both")]
                            try archive.remember(articles: articles, records: [])
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).count == 2001)
        }
    }

    /// A validator that got ahead of its articles would lose them behind a "not modified".
    @Test func articlesAndRecordsAreRememberedTogetherOrNotAtAll() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            let known = FeedRecord(source: "https://a.example/feed")
            try archive.remember(articles: [article("1")], records: [known])
            try sqlite(
                "CREATE TRIGGER trouble BEFORE INSERT ON feed BEGIN SELECT RAISE(ABORT, 'trouble'); END", in: folder)
            expectOneLine(
                failure {
                    try archive.remember(articles: [article("2")], records: [fullRecord("https://a.example/feed")])
                }, .other, naming: folder)
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["1"])
            #expect(try archive.records() == [known.source: known])
        }
    }

    @Test func aFullDiskLosesNothingThatWasKnown() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path, patience: 1, pages: 40)
            try archive.remember(articles: [article("1")], records: [])
            let many = (0..<3000).map { article("many \($0)") }
            expectOneLine(failure { try archive.remember(articles: many, records: []) }, .full, naming: folder)
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["1"])
            try archive.remember(articles: [article("2")], records: [])
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).map(\.id) == ["1", "2"])
        }
    }

    /// A value that cannot be what was written is one line and no end of the process.
    @Test(arguments: [
        "UPDATE article SET title = NULL", "UPDATE article SET firstSeen = NULL", "UPDATE sighting SET lastSeen = 'x'",
        "UPDATE article SET published = 'yesterday'",
    ])
    func aDamagedArticleIsNamed(damage: String) async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            try archive.remember(articles: [article("1", published: hour(0))], records: [])
            try damaged(folder, damage)
            expectOneLine(
                failure { _ = try SQLiteArchive(folder: folder.path).articles(since: .distantPast) }, .unreadable,
                naming: folder)
        }
    }

    @Test
    func aDamagedArticleIsNamedWhenItsSourceIsRenamed() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            try archive.remember(articles: [article("1")], records: [])
            try damaged(folder, "UPDATE article SET alsoIn = 'other', source = NULL")
            let again = try SQLiteArchive(folder: folder.path)
            expectOneLine(failure { try again.rename(source: "old", to: "new") }, .unreadable, naming: folder)
        }
    }

    @Test(arguments: ["'{'", "'{}'", "NULL", "x'ff'", "7"])
    func aDamagedDayIsLeftOutAndNamed(content: String) async throws {
        try await withTemporaryFolder { folder in
            let days = (1...3).map { Day(id: "2023-03-0\($0)", isOver: true, headlines: [], stories: [], articles: 3) }
            try SQLiteArchive(folder: folder.path).remember(days: days)
            try damaged(folder, "UPDATE day SET content = \(content) WHERE id = '2023-03-02'")
            let again = try SQLiteArchive(folder: folder.path)
            #expect(try again.days() == KeptDays([days[0], days[2]], damaged: ["2023-03-02"]))
        }
    }

    /// As SQLite 3 says it of a disk without a free page.
    @Test func aDiskThatIsFullToTheLastPageIsCalledFull() {
        #expect(ArchiveError(DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE), at: "a").reason == .full)
        #expect(ArchiveError(DatabaseError(resultCode: .SQLITE_IOERR_READ), at: "a").reason == .unwritable)
    }

    @Test func anyDamagedRecordIsNamed() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            try archive.remember(articles: [article("1")], records: [fullRecord("https://a.example/feed")])
            try archive.remember(
                permalinks: [Permalink(path: "stories/s", title: "", moment: hour(1))],
                stories: [StoryRecord(id: "s", lead: "1", firstShown: hour(1), lastShown: hour(1))],
                threads: [ThreadRecord(id: "t", firstShown: hour(1))])
            try archive.remember(
                pages: [ArticlePage(article: "1", lastAttempt: hour(1))],
                robots: [RobotsRecord(origin: "https://a.example", text: "", fetched: hour(1))])
            try archive.remember(
                pictures: [PictureRecord(url: "u", lastAttempt: hour(1), isSettled: true)], shown: [], robots: [],
                at: hour(1))
            try damaged(
                folder,
                """
                UPDATE feed SET failures = NULL; UPDATE story SET lead = NULL; UPDATE permalink SET moment = 'x';
                UPDATE page SET lastAttempt = 'x'; UPDATE thread SET firstShown = 'x'; UPDATE robots SET text = NULL; UPDATE picture SET failures = NULL;
                """)
            let again = try SQLiteArchive(folder: folder.path)
            let questions: [() throws -> Void] = [
                { _ = try again.records() }, { _ = try again.storyRecords() }, { _ = try again.permalinks() },
                { _ = try again.threadRecords() }, { _ = try again.pages() },
                { _ = try again.robots(of: ["https://a.example"], since: .distantPast) },
                { _ = try again.pictures(at: ["u"]) },
            ]
            for question in questions { expectOneLine(failure(question), .unreadable, naming: folder) }
        }
    }
}
