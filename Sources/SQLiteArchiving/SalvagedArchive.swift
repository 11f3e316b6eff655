internal import Archiving
internal import Foundation
internal import GRDB

/// The transfer of a damaged archive's readable rows into a new one.
enum SalvagedArchive {
    /// Saves the readable rows.
    ///
    /// - Parameters:
    ///   - copy: a copy of the damaged file, which may be modified.
    ///   - new: the path for the new file, which must not exist.
    ///   - path: the path of the damaged file, for messages.
    static func save(_ copy: String, to new: String, of path: String) throws(ArchiveError) -> [ArchiveRepair.Table] {
        do {
            // First apply only the same migrations to the new archive, so that later ones find the data they expect.
            let last = try lastStep(of: copy)
            let tables = try rows(of: copy, into: new, upTo: last)
            let database = try DatabaseQueue(path: new)
            try Schema.migrator.migrate(database)
            // Remove the validators. Otherwise servers would answer "not modified", and lost articles would never come
            // back.
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

    /// Attaches the damaged file as `old` to the connection, if it can be opened at all.
    private static func attach(_ copy: String, to db: Database) throws {
        // An unreadable part of the schema must not hide the rest.
        try db.execute(sql: "PRAGMA writable_schema = ON")
        do { try db.execute(sql: "ATTACH ? AS old", arguments: [copy]) } catch {
            try HeaderRepair.run(on: copy)
            try? db.execute(sql: "ATTACH ? AS old", arguments: [copy])
        }
    }

    /// Returns the last migration applied to the damaged file. If that is unreadable, returns the last one that expects
    /// no column the file lacks.
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

    /// Creates the new file with the tables of the damaged one and all readable rows.
    private static func rows(of copy: String, into new: String, upTo step: String?) throws -> [ArchiveRepair.Table] {
        let database = try DatabaseQueue(path: new)
        if let step { try Schema.migrator.migrate(database, upTo: step) }
        return try database.inDatabase { db in
            let shapes = try TableShape.all(in: db)
            // Don't use a transaction, because SQLite won't commit one that has met a damaged page. Nobody else uses
            // the file yet.
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
            // SQLite counts in an index if there is one, which includes rows the table has lost.
            let count = try? Int.fetchOne(db, sql: "SELECT count(*) FROM old.\(table.name)")
            let missing = count.map { max(0, $0 - salvage.saved) } ?? 0
            let lost = isWhole || missing > 0 ? missing : nil
            tables.append(ArchiveRepair.Table(name: table.name, saved: salvage.saved, lost: lost))
        }
        return tables
    }
}
