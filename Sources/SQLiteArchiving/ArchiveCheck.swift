public import Archiving
internal import Foundation
internal import GRDB

/// The result of an integrity check of an archive, with the number of rows in each table.
public struct ArchiveCheck: Sendable {
    public struct Table: Sendable, Equatable {
        public let name: String
        /// The number of rows; nil if they cannot be counted.
        public let rows: Int?
    }

    public let path: String
    /// The number of schema migrations applied.
    public let version: Int
    /// Whether all migrations have been applied. Opening an older archive would change it.
    public var isCurrent: Bool { version == Schema.migrator.migrations.count }
    public let tables: [Table]
    /// The damage found, one line each; empty if there is none.
    public let problems: [String]

    /// Checks the archive in a folder without changing it.
    ///
    /// - Throws: if there is no archive, if it isn't one of this pulse or an earlier one, or if it cannot be opened for
    ///   a reason other than damage.
    public init(folder: String) throws(ArchiveError) {
        let path = SQLiteArchive.file(in: folder).path(percentEncoded: false)
        guard FileManager.default.fileExists(atPath: path) else {
            throw ArchiveError(.other, "there is no archive \(path): run pulse build to create one")
        }
        self.path = path
        do {
            var configuration = Configuration()
            configuration.busyMode = .timeout(10)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            (version, tables, problems) = try database.read { db in
                try SQLiteArchive.refuseForeign(db, at: path)
                let problems = try Self.damage(in: db, most: 20)
                if problems.isEmpty, try Schema.migrator.hasBeenSuperseded(db) { throw ArchiveError(.newer, at: path) }
                let tables = try TableShape.all(in: db)
                return (
                    try Schema.migrator.appliedMigrations(db).count,
                    tables.map { table in
                        Table(name: table.name, rows: try? Int.fetchOne(db, sql: "SELECT count(*) FROM \(table.name)"))
                    },
                    problems + tables.flatMap { Self.misfits(in: $0, of: db) }
                )
            }
        } catch {
            let known = ArchiveError(error, at: path)
            guard known.reason == .unreadable else { throw known }
            (version, tables, problems) = (0, [], [(error as? DatabaseError)?.message ?? "not a database"])
        }
    }

    /// Runs SQLite's integrity check of pages and indexes; returns one line per problem.
    static func damage(in db: Database, most: Int) throws -> [String] {
        do {
            guard try SQLiteArchive.isMarked(db) else { return ["its header does not mark it as an archive"] }
            return try String.fetchAll(db, sql: "PRAGMA integrity_check(\(most))")
                .flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
                .filter { $0 != "ok" && !$0.hasPrefix("***") }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return [error.message ?? "\(error.resultCode)"]
        }
    }

    /// Finds columns with values of a type that is never written there.
    private static func misfits(in table: TableShape, of db: Database) -> [String] {
        table.columns.compactMap { column in
            let sql = """
                SELECT count(*) FROM \(table.name)
                WHERE typeof("\(column.name)") NOT IN (\(column.kinds), 'null')
                """
            guard let count = try? Int.fetchOne(db, sql: sql), count > 0 else { return nil }
            return "\(table.name).\(column.name): \(count) values have the wrong type"
        }
    }
}
