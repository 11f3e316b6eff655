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

    @Test func aFileThatIsNotADatabaseIsLeftAlone() async throws {
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
    @Test func aFileWithOnlyTheMigratorsTableIsOurs() async throws {
        try await withTemporaryFolder { folder in
            try sqlite("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)", in: folder)
            try SQLiteArchive(folder: folder.path).store(articles: [article("1")], records: [])
        }
    }

    @Test func anArchiveOfANewerToolIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try SQLiteArchive(folder: folder.path).store(articles: [article("1")], records: [])
            try sqlite("INSERT INTO grdb_migrations VALUES ('999 from the future')", in: folder)
            expectOneLine(failure { _ = try SQLiteArchive(folder: folder.path) }, .newer, naming: folder)
        }
    }

    @Test func aFolderThatCannotBeCreatedIsReported() async throws {
        try await withTemporaryFolder { folder in
            let file = folder.appending(path: "file")
            try Data().write(to: file)
            expectOneLine(
                failure { _ = try SQLiteArchive(folder: file.appending(path: "data").path) }, .unwritable,
                naming: folder)
        }
    }

    @Test func aSecondWriterWaitsAndThenReportsIt() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path, patience: 0.1)
            try archive.store(articles: [article("1")], records: [])
            try whileLocked(folder) {
                expectOneLine(
                    failure { try archive.store(articles: [article("2")], records: []) }, .locked, naming: folder)
            }
            try archive.store(articles: [article("2")], records: [])
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
                            try archive.store(articles: articles, records: [])
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).count == 2001)
        }
    }

    /// A validator that got ahead of its articles would lose them behind a "not modified".
    @Test func articlesAndRecordsAreStoredTogetherOrNotAtAll() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            let known = FeedRecord(source: "https://a.example/feed")
            try archive.store(articles: [article("1")], records: [known])
            try sqlite(
                "CREATE TRIGGER trouble BEFORE INSERT ON feed BEGIN SELECT RAISE(ABORT, 'trouble'); END", in: folder)
            expectOneLine(
                failure {
                    try archive.store(articles: [article("2")], records: [fullRecord("https://a.example/feed")])
                }, .other, naming: folder)
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["1"])
            #expect(try archive.records() == [known.source: known])
        }
    }

    @Test func aFullDiskLosesNoStoredData() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path, patience: 1, pages: 40)
            try archive.store(articles: [article("1")], records: [])
            let many = (0..<3000).map { article("many \($0)") }
            expectOneLine(failure { try archive.store(articles: many, records: []) }, .full, naming: folder)
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["1"])
            try archive.store(articles: [article("2")], records: [])
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).map(\.id) == ["1", "2"])
        }
    }

    @Test(arguments: ["'{'", "'{}'", "NULL", "x'ff'", "7"])
    func aDamagedDayIsLeftOutAndNamed(content: String) async throws {
        try await withTemporaryFolder { folder in
            let days = (1...3).map { Day(id: "2023-03-0\($0)", isOver: true, headlines: [], stories: [], articles: 3) }
            try SQLiteArchive(folder: folder.path).store(days: days)
            try damaged(folder, "UPDATE day SET content = \(content) WHERE id = '2023-03-02'")
            let again = try SQLiteArchive(folder: folder.path)
            #expect(try again.days() == ArchivedDays([days[0], days[2]], damaged: ["2023-03-02"]))
        }
    }

    /// As SQLite 3 says it of a disk without a free page.
    @Test func aDiskThatIsFullToTheLastPageIsCalledFull() {
        #expect(ArchiveError(DatabaseError(resultCode: .SQLITE_IOERR_SHMSIZE), at: "a").reason == .full)
        #expect(ArchiveError(DatabaseError(resultCode: .SQLITE_IOERR_READ), at: "a").reason == .unwritable)
    }
}
