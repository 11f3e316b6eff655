import ArchiveConformance
import Archiving
import Foundation
import GRDB
import Newsroom
import TestSupport
import Testing

@testable import SQLiteArchiving

/// All that can be read of a damaged archive is saved, and the damaged file is kept.
struct RepairTests {
    private static let moment = Date(timeIntervalSince1970: 1_772_424_000)

    private func file(in folder: URL) -> URL { folder.appending(path: "pulse.sqlite") }

    /// An archive of many articles, on many pages.
    private func fill(_ folder: URL, count: Int = 200) throws {
        let articles = (0..<count).map { article("\($0)", title: String(repeating: "Bridge \($0) ", count: 20)) }
        try SQLiteArchive(folder: folder.path).store(
            articles: articles, records: [fullRecord("https://a.example/feed")])
    }

    /// The numbers of the pages that hold rows of a table, counted from 1, with how many each holds.
    private func leaves(of table: String, in folder: URL) throws -> [(page: Int, rows: Int)] {
        try DatabaseQueue(path: file(in: folder).path).read { db in
            try Row.fetchAll(
                db, sql: "SELECT pageno, ncell FROM dbstat WHERE name = ? AND pagetype = 'leaf'", arguments: [table]
            ).map { ($0["pageno"], $0["ncell"]) }
        }
    }

    private func empty(_ page: Int, of file: URL) throws {
        var bytes = try Data(contentsOf: file)
        // Where the header says so: older archives have smaller pages.
        let size = Int(bytes[16]) << 8 | Int(bytes[17])
        bytes.replaceSubrange((page - 1) * size..<page * size, with: Data(count: size))
        try bytes.write(to: file)
    }

    private func keptFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains("-damaged-") }
    }

    @Test func aSoundArchiveIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try fill(folder)
            #expect(try ArchiveCheck(folder: folder.path).problems.isEmpty)
            let bytes = try Data(contentsOf: file(in: folder))
            #expect(try ArchiveRepair.run(in: folder.path, at: Self.moment) == nil)
            #expect(try Data(contentsOf: file(in: folder)) == bytes)
            #expect(try keptFiles(in: folder).isEmpty)
        }
    }

    @Test(arguments: ["article", "sighting"])
    func aDamagedPageLosesOnlyItsOwnRows(table: String) async throws {
        try await withTemporaryFolder { folder in
            try fill(folder)
            let leaves = try leaves(of: table, in: folder)
            // Two of them, so that something lies between: SQLite reads neither forwards nor backwards to there.
            let (first, last) = (leaves[0], leaves[leaves.count - 1])
            try empty(first.page, of: file(in: folder))
            if leaves.count > 2 { try empty(last.page, of: file(in: folder)) }
            let lost = first.rows + (leaves.count > 2 ? last.rows : 0)
            let damaged = try Data(contentsOf: file(in: folder))
            let refusal = #expect(throws: ArchiveError.self) { _ = try SQLiteArchive(folder: folder.path) }
            #expect(refusal?.reason == .unreadable)
            #expect(refusal?.description.contains("pulse archive repair") == true)

            let repair = try #require(try ArchiveRepair.run(in: folder.path, at: Self.moment))
            #expect(repair.tables.first { $0.name == table }?.saved == 200 - lost)
            #expect(try Data(contentsOf: URL(filePath: repair.backupPath)) == damaged)
            let archive = try SQLiteArchive(folder: folder.path)
            #expect(try archive.articles(since: .distantPast).count == (table == "article" ? 200 - lost : 200))
            // A server must not answer "not modified" about what is lost.
            #expect(try archive.records().values.map(\.validators) == [nil])
            #expect(try ArchiveCheck(folder: folder.path).problems.isEmpty)
        }
    }

    @Test func valuesOfAnotherKindAreNotSaved() async throws {
        try await withTemporaryFolder { folder in
            try fill(folder, count: 3)
            try damaged(
                folder,
                """
                UPDATE article SET title = NULL WHERE id = '0';
                UPDATE article SET published = 'yesterday' WHERE id = '1';
                """)
            #expect(try ArchiveCheck(folder: folder.path).problems.isEmpty == false)
            let repair = try #require(try ArchiveRepair.run(in: folder.path, at: Self.moment))
            #expect(repair.tables.first { $0.name == "article" } == .init(name: "article", saved: 2, lost: 1))
            let articles = try SQLiteArchive(folder: folder.path).articles(since: .distantPast)
            #expect(articles.map(\.id) == ["1", "2"])
            #expect(articles.first?.published == nil)
        }
    }

    @Test func anUnreadableArchiveIsKept() async throws {
        try await withTemporaryFolder { folder in
            let text = Data(String(repeating: "not a database\n", count: 500).utf8)
            try text.write(to: file(in: folder))
            let repair = try #require(try ArchiveRepair.run(in: folder.path, at: Self.moment))
            #expect(repair.tables.allSatisfy { $0.saved == 0 && $0.lost == nil })
            #expect(try Data(contentsOf: URL(filePath: repair.backupPath)) == text)
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).isEmpty)
        }
    }

    @Test func aHeaderIsMadeAnew() async throws {
        try await withTemporaryFolder { folder in
            try fill(folder)
            var bytes = try Data(contentsOf: file(in: folder))
            bytes.replaceSubrange(0..<24, with: Data(count: 24))
            try bytes.write(to: file(in: folder))
            _ = try #require(try ArchiveRepair.run(in: folder.path, at: Self.moment))
            #expect(try SQLiteArchive(folder: folder.path).articles(since: .distantPast).count == 200)
        }
    }

    @Test(arguments: 1...10)
    func anOlderArchiveIsBroughtUpToDate(version: Int) async throws {
        try await withTemporaryFolder { folder in
            let fixture = repository.appending(path: "Tests/SQLiteArchivingTests/Fixtures/version-\(version).sqlite")
            let sound = folder.appending(path: "sound")
            try FileManager.default.createDirectory(at: sound, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: fixture, to: file(in: sound))
            try FileManager.default.copyItem(at: fixture, to: file(in: folder))
            let index = try #require(try leaves(of: "sqlite_autoindex_article_1", in: folder).first)
            try empty(index.page, of: file(in: folder))
            _ = try #require(try ArchiveRepair.run(in: folder.path, at: Self.moment))
            let (repaired, expected) = (try SQLiteArchive(folder: folder.path), try SQLiteArchive(folder: sound.path))
            #expect(
                try repaired.articles(since: .distantPast) == expected.articles(since: .distantPast))
            #expect(try repaired.stories() == expected.stories())
            #expect(try repaired.records() == expected.records())
        }
    }

    @Test func anotherProgramsDatabaseIsLeftAlone() async throws {
        try await withTemporaryFolder { folder in
            try sqlite("CREATE TABLE theirs (a)", in: folder)
            let refusal = #expect(throws: ArchiveError.self) {
                _ = try ArchiveRepair.run(in: folder.path, at: Self.moment)
            }
            #expect(refusal?.reason == .foreign)
            #expect(try keptFiles(in: folder).isEmpty)
        }
    }

    /// Between damaged pages, keys are looked for half-way.
    @Test func aKeyIsFoundHalfWayBetweenTwoOthers() {
        func key(_ values: any DatabaseValueConvertible...) -> SalvageKey {
            SalvageKey(values: values.map(\.databaseValue))
        }
        #expect(SalvageKey.between(key(2), key(8)) == key(5))
        #expect(SalvageKey.between(key(2), key(3)) == nil)
        let partitions = SalvageKey.partitions(from: key(0), to: key(5_000))
        #expect(partitions.map(\.0) == [0, 16, 48, 112, 240, 496, 1_008, 2_032, 4_080].map { key($0) })
        #expect(partitions.map(\.1) == [17, 49, 113, 241, 497, 1_009, 2_033, 4_081, 5_000].map { key($0) })
        #expect(SalvageKey.between(key("same"), key("same")) == nil)
        for (low, high) in [("", "~"), ("0a", "0b"), ("00ff", "0100"), ("ab", "abc"), ("é", "ê")] {
            guard case .string(let middle)? = SalvageKey.between(key(low), key(high))?.values.first?.storage else {
                // Half-way lies within a letter.
                #expect(low == "é")
                continue
            }
            #expect(low.utf8.lexicographicallyPrecedes(middle.utf8) && middle.utf8.lexicographicallyPrecedes(high.utf8))
        }
    }
}
