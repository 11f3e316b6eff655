public import Archiving
internal import Foundation
internal import Newsroom
internal import Synchronization

/// The result of checking that an archive is readable, with the number of rows in each table. To check the server's
/// files, use its own tools (`pg_amcheck`, `pg_checksums`).
public struct PostgresCheck: Sendable {
    /// The number of schema migrations applied.
    public let version: Int
    public let tables: [TableContent]
    /// Everything unreadable, one line each; empty if there is no damage.
    public let problems: [String]

    /// Checks the archive without changing it.
    ///
    /// - Throws: if there is no archive, the server denies access, or it isn't an archive of this pulse.
    public init(_ address: PostgresAddress) throws(ArchiveError) {
        let version: Int
        do {
            let session = try Session(address)
            let missing = try Schema.missing(in: session, at: address).count
            version = Schema.steps.count - missing
            guard missing == 0 else {
                throw ArchiveError(
                    .missing,
                    version == 0
                        ? "there is no archive in \(address): run pulse build to create one"
                        : "the archive \(address) has an older format: run pulse build to upgrade it")
            }
        } catch { throw ArchiveError(error, at: address) }
        self.version = version
        let damage = DamageList()
        let archive = try PostgresArchive(address, reportDamage: damage.add)
        var content: [TableContent] = []
        do { try archive.reading { (source: any RowSource) in content = try source.tables() } } catch {
            throw ArchiveError(error, at: address)
        }
        tables = content
        var problems: [String] = []
        func reading(_ name: String, _ body: () throws -> Void) {
            do { try body() } catch { problems.append("\(name): \(error)") }
        }
        reading("article") { _ = try archive.articles(since: .distantPast) }
        reading("feed") { _ = try archive.records() }
        reading("membership") { _ = try archive.stories() }
        reading("story") { _ = try archive.storyRecords() }
        reading("thread") { _ = try archive.threadRecords() }
        reading("permalink") { _ = try archive.permalinks() }
        reading("page") { _ = try archive.pages() }
        reading("day") { problems += try archive.days().damaged.map { "day: \($0) cannot be read" } }
        reading("reading") { _ = try archive.workerResults() }
        self.problems = problems + damage.lines
    }
}

/// The damage found while reading an archive.
private final class DamageList: Sendable {
    private let found = Mutex<[String]>([])

    var lines: [String] { found.withLock { $0 } }

    @Sendable func add(_ line: String) { found.withLock { $0.append(line) } }
}
