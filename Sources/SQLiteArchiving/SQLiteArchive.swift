public import Archiving
internal import Foundation
internal import GRDB

/// An archive in a single SQLite file, `pulse.sqlite`, which may be copied, read with `sqlite3`, or deleted.
public struct SQLiteArchive: Sendable {
    private let database: DatabaseQueue
    private let path: String
    private let reportDamage: @Sendable (String) -> Void

    /// Opens the archive in a folder, creating both if necessary.
    ///
    /// Two runs may share it. The second waits for each of the first one's transactions, for up to ten seconds.
    ///
    /// - Parameter reportDamage: receives lines about damaged rows that are skipped: a few per table, and a count of the rest.
    public init(folder: String, reportDamage: @escaping @Sendable (String) -> Void = { _ in })
        throws(ArchiveError)
    {
        try self.init(folder: folder, patience: 10, reportDamage: reportDamage)
    }

    /// Returns whether a folder has an archive. Opening it would create one.
    public static func exists(in folder: String) -> Bool {
        FileManager.default.fileExists(atPath: file(in: folder).path(percentEncoded: false))
    }

    /// Returns whether a folder's archive has been truncated to nothing. SQLite would then silently start a new one in
    /// it.
    public static func isEmptied(in folder: String) -> Bool {
        let size = try? file(in: folder).resourceValues(forKeys: [.fileSizeKey]).fileSize
        return size == 0
    }

    /// Opens the archive.
    ///
    /// - Parameters:
    ///   - patience: seconds to wait for another run's transaction.
    ///   - pages: the maximum file size in pages of 4,096 bytes; 0 for no limit.
    init(
        folder: String, patience: Double, pages: Int = 0,
        reportDamage: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) {
        self.reportDamage = reportDamage
        let url = Self.file(in: folder)
        let path = url.path(percentEncoded: false)
        self.path = path
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw ArchiveError(.unwritable, at: path)
        }
        var configuration = Configuration()
        configuration.journalMode = .wal
        configuration.busyMode = .timeout(patience)
        configuration.label = "archive"
        if pages > 0 { configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") } }
        // SQLite's busy timeout doesn't cover the switch to WAL mode when a file is first opened, so wait here.
        let pause = 0.05
        var attempts = max(1, Int(patience / pause))
        while true {
            do {
                database = try Self.open(path, configuration)
                return
            } catch {
                let error = ArchiveError(error, at: path)
                attempts -= 1
                if error.reason != .locked || attempts == 0 { throw error }
                Thread.sleep(forTimeInterval: pause)
            }
        }
    }

    /// Opens an existing archive for reading only, without changing a byte.
    ///
    /// - Parameter folder: the folder of a sound, current archive (see `ArchiveCheck`).
    public init(reading folder: String) throws(ArchiveError) {
        reportDamage = { _ in }
        path = Self.file(in: folder).path(percentEncoded: false)
        var configuration = Configuration()
        configuration.busyMode = .timeout(10)
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA query_only = 1") }
        do { database = try DatabaseQueue(path: path, configuration: configuration) } catch {
            throw ArchiveError(error, at: path)
        }
    }

    static func file(in folder: String) -> URL {
        URL(filePath: folder, directoryHint: .isDirectory).appending(path: "pulse.sqlite")
    }

    private static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        // Check before switching to WAL mode, so that another program's file isn't written to.
        var plain = configuration
        plain.journalMode = .default
        try DatabaseQueue(path: path, configuration: plain).read { db in
            try refuseForeign(db, at: path)
            // Check for damage at every start, because a damaged page can silently hide rows. This takes well under a
            // second for tens of thousands of articles.
            if let damage = try ArchiveCheck.damage(in: db, most: 1).first {
                throw ArchiveError(.unreadable, at: path, detail: damage)
            }
            if try Schema.migrator.hasBeenSuperseded(db) { throw ArchiveError(.newer, at: path) }
        }
        let database = try DatabaseQueue(path: path, configuration: configuration)
        do {
            try Schema.migrator.migrate(database)
        } catch {
            // Another run may have applied the same migration in the meantime; a second attempt notices that.
            try Schema.migrator.migrate(database)
        }
        return database
    }

    /// Rejects another program's database: one with neither our application id nor any of our migrations.
    static func refuseForeign(_ db: Database, at path: String) throws {
        guard try !isMarked(db) else { return }
        let steps = try Schema.migrator.appliedIdentifiers(db)
        if steps.isDisjoint(with: Schema.migrator.migrations) { throw ArchiveError(.foreign, at: path) }
    }

    /// Returns whether a database has an archive's application id, or no tables yet.
    static func isMarked(_ db: Database) throws -> Bool {
        if try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID { return true }
        // The migrator creates its own table first, and a run may have been killed right then.
        return try Int.fetchOne(
            db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    }

    func reading<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.read(body) } catch { throw ArchiveError(error, at: path) }
    }

    /// Reads from the database, skipping and reporting damaged rows.
    func reading<T>(_ body: (Database, DamagedRows) throws -> T) throws(ArchiveError) -> T {
        let damage = DamagedRows()
        let result = try reading { db in try body(db, damage) }
        damage.lines.forEach(reportDamage)
        return result
    }

    func writing<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.write(body) } catch { throw ArchiveError(error, at: path) }
    }
}
