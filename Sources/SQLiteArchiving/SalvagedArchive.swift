internal import Archiving
internal import Foundation
internal import GRDB

/// Reads a damaged archive into a new one.
enum SalvagedArchive {
    /// - Parameters:
    ///   - copy: of the damaged file; it is written to.
    ///   - new: where there is no file yet.
    ///   - path: the damaged file's, for messages.
    static func save(_ copy: String, to new: String, of path: String) throws(ArchiveError) -> [ArchiveRepair.Table] {
        do {
            // The new one takes the same steps first, so that the steps after them find what they expect.
            let last = try lastStep(of: copy)
            let tables = try rows(of: copy, into: new, upTo: last)
            let database = try DatabaseQueue(path: new)
            try Schema.migrator.migrate(database)
            // A server that answers "not modified" would keep what has been lost from coming back.
            if tables.contains(where: { $0.lost != 0 }) {
                try database.write { try $0.execute(sql: "UPDATE feed SET entityTag = NULL, lastModified = NULL") }
            }
            let damage = try database.read { try ArchiveCheck.damage(in: $0, most: 1) }
            guard damage.isEmpty else { throw ArchiveError(.unwritable, at: new) }
            try database.close()
            return tables
        } catch {
            throw ArchiveError(error, at: path)
        }
    }

    /// Makes the damaged file known as `old` for as long as the connection lasts, where it can be opened at all.
    private static func attach(_ copy: String, to db: Database) throws {
        // What of its schema cannot be read shall not hide the rest.
        try db.execute(sql: "PRAGMA writable_schema = ON")
        do { try db.execute(sql: "ATTACH ? AS old", arguments: [copy]) } catch {
            try HeaderRepair.run(on: copy)
            try? db.execute(sql: "ATTACH ? AS old", arguments: [copy])
        }
    }

    /// The last step of the schema that the damaged file has taken; where that cannot be read, the last that expects no
    /// column which it lacks.
    private static func lastStep(of copy: String) throws -> String? {
        let (steps, tables) = try DatabaseQueue().inDatabase { db in
            try attach(copy, to: db)
            return (
                (try? String.fetchAll(db, sql: "SELECT identifier FROM old.grdb_migrations")) ?? [],
                (try? TableShape.all(in: db, of: "old")) ?? []
            )
        }
        if let last = Schema.migrator.migrations.last(where: steps.contains) { return last }
        return try Schema.migrator.migrations.last { step in
            let trial = try DatabaseQueue()
            try Schema.migrator.migrate(trial, upTo: step)
            return try trial.inDatabase { db in
                try TableShape.all(in: db).allSatisfy { table in
                    tables.allSatisfy { $0.name != table.name || $0.columns.count >= table.columns.count }
                }
            }
        }
    }

    /// Makes the new file, with the tables of the damaged one and all rows that can be read.
    private static func rows(of copy: String, into new: String, upTo step: String?) throws -> [ArchiveRepair.Table] {
        let database = try DatabaseQueue(path: new)
        if let step { try Schema.migrator.migrate(database, upTo: step) }
        return try database.inDatabase { db in
            let shapes = try TableShape.all(in: db)
            // Without a transaction: SQLite commits none in which it has met a damaged page. The file is nobody's yet.
            try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
            try attach(copy, to: db)
            return try rows(of: shapes, in: db)
        }
    }

    private static func rows(of shapes: [TableShape], in db: Database) throws -> [ArchiveRepair.Table] {
        var tables: [ArchiveRepair.Table] = []
        for table in shapes {
            guard var salvage = try? Salvage(table, in: db) else {
                tables.append(ArchiveRepair.Table(name: table.name, saved: 0, lost: nil))
                continue
            }
            let isWhole = try salvage.run()
            // Counted in an index, where there is one, which tells of rows that the table has lost.
            let count = try? Int.fetchOne(db, sql: "SELECT count(*) FROM old.\(table.name)")
            let missing = count.map { max(0, $0 - salvage.saved) } ?? 0
            let lost = isWhole || missing > 0 ? missing : nil
            tables.append(ArchiveRepair.Table(name: table.name, saved: salvage.saved, lost: lost))
        }
        return tables
    }
}
