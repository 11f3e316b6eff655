import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import PostgresArchiving

/// Every failure is one line that names the archive and the remedy and no password; a server that goes and comes back
/// costs nothing.
@Suite(.needsPostgres)
struct AdversityTests {
    private func open(_ text: String) throws -> PostgresArchive { try PostgresArchive(#require(PostgresAddress(text))) }

    private func expectOneLine(_ text: String, _ reason: ArchiveError.Reason, naming words: String...) throws {
        let address = try #require(PostgresAddress(text))
        let error = #expect(throws: ArchiveError.self) { try PostgresArchive(address) }
        #expect(error?.reason == reason)
        let line = error?.description ?? ""
        #expect(!line.contains("\n") && !line.contains("geheim") && line.contains("\(address)"), "\(line)")
        for word in words { #expect(line.contains(word), "\(line)") }
    }

    @Test func aServerThatIsNotThere() throws {
        try expectOneLine(
            "postgresql:///pulse?host=/tmp/no-such-folder&password=geheim", .unreachable, naming: "start it")
    }

    @Test func aDatabaseThatIsNotThere() throws {
        let server = try PostgresServer.shared()
        try expectOneLine(server.address(of: "nobodys"), .missing, naming: "createdb")
    }

    @Test(arguments: ["", "&password=geheim"]) func aPasswordThatIsMissingOrWrong(password: String) throws {
        let server = try PostgresServer.shared()
        let address = try server.database().replacing("postgres@", with: "reader@")
        try expectOneLine(address + password, .refused, naming: "PGPASSWORD")
    }

    @Test func aUserWithoutPermissionToCreateTables() throws {
        let address = try PostgresServer.shared().database().replacing("postgres@", with: "reader@")
        try expectOneLine(address + "&password=secret", .unwritable, naming: "GRANT CREATE")
    }

    @Test func anotherProgramsSchema() throws {
        let address = try PostgresServer.shared().database()
        try PostgresServer.shared().execute("CREATE SCHEMA pulse; CREATE TABLE pulse.heart (rate int)", in: address)
        try expectOneLine(address, .foreign, naming: "another program")
    }

    @Test func aNewerArchive() throws {
        let address = try PostgresServer.shared().database()
        _ = try open(address)
        try PostgresServer.shared().execute("INSERT INTO pulse.step VALUES ('99 of tomorrow')", in: address)
        try expectOneLine(address, .newer, naming: "update")
    }

    @Test func aDatabaseThatCannotHoldTheNews() throws {
        try expectOneLine(try PostgresServer.shared().database("ENCODING 'LATIN1'"), .foreign, naming: "LATIN1")
    }

    @Test func aReadOnlyDatabase() throws {
        let address = try PostgresServer.shared().database()
        let archive = try open(address)
        let name = try PostgresServer.shared().execute("SELECT current_database()", in: address)
        try PostgresServer.shared().execute("ALTER DATABASE \(name) SET default_transaction_read_only = on")
        let error = #expect(throws: ArchiveError.self) { try archive.store(articles: [article("1")], records: []) }
        #expect(error?.reason == .unwritable)
    }

    /// All or nothing: what fails at the end leaves nothing of its beginning.
    @Test func aCallThatFailsLeavesNothing() throws {
        let address = try PostgresServer.shared().database()
        let archive = try open(address)
        try PostgresServer.shared().execute("ALTER TABLE pulse.feed ADD CHECK (failures < 3)", in: address)
        #expect(throws: ArchiveError.self) {
            try archive.store(articles: [article("1")], records: [fullRecord("a")])
        }
        #expect(try archive.articles(since: .distantPast).isEmpty)
    }

    @Test func twoRunsAtOnceLoseNothing() async throws {
        let address = try PostgresServer.shared().database()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for run in 0..<4 {
                group.addTask {
                    let archive = try open(address)
                    for number in 0..<25 {
                        // Each run sees all articles, in an order of its own.
                        let ids = (0..<20).map { "\(($0 + number * (run + 1)) % 20)" }
                        try archive.store(
                            articles: Set(ids).map { article($0, lastSeen: hour(Double(run * 25 + number))) },
                            records: [FeedRecord(source: "\(run)-\(number)")])
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try open(address).records().count == 100)
        let articles = try open(address).articles(since: .distantPast)
        #expect(articles.count == 20 && articles.allSatisfy { $0.lastSeen == hour(99) })
    }

    @Test func aServerThatComesBackIsWaitedForAndReportedOnce() throws {
        let server = try PostgresServer()
        let address = try #require(PostgresAddress(try server.database()))
        let lines = Watch<[String]>([])
        let archive = try PostgresArchive(address, reportWait: { line in lines.value.withLock { $0.append(line) } })
        try archive.store(articles: [article("1")], records: [])
        server.interrupt()
        // On a thread of its own: the call below waits on one of the few that tasks have.
        Thread.detachNewThread {
            Thread.sleep(forTimeInterval: 1)
            try? server.start()
        }
        try archive.store(articles: [article("2")], records: [])
        #expect(try archive.articles(since: .distantPast).map(\.id) == ["1", "2"])
        #expect(lines.value.withLock { $0.count } == 1)
    }

    @Test func aServerThatStaysAwayIsReportedInOneLine() throws {
        let server = try PostgresServer()
        let address = try #require(PostgresAddress(try server.database()))
        let archive = try PostgresArchive(address, patience: 0.3)
        server.interrupt()
        let error = #expect(throws: ArchiveError.self) { try archive.articles(since: .distantPast) }
        #expect(error?.reason == .unreachable)
    }

    @Test func aNULIsLeftOut() throws {
        let archive = try open(try PostgresServer.shared().database())
        var odd = article("1")
        odd.identifier = "a\0b\\u0000"
        try archive.store(articles: [odd], records: [])
        try archive.store(
            permalinks: [Permalink(path: "p", title: "c\0d\\u0000", moment: hour(0))], stories: [], threads: [])
        #expect(try archive.articles(since: .distantPast).map(\.identifier) == ["ab\\u0000"])
        #expect(try archive.permalinks().map(\.title) == ["cd\\u0000"])
    }
}
