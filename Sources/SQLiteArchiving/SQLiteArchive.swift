public import Archiving
internal import Foundation
internal import GRDB

/// The archive as one SQLite file, `pulse.sqlite`, which may be copied, read with `sqlite3`, or thrown away.
public struct SQLiteArchive: Sendable {
    private let database: DatabaseQueue
    private let path: String
    private let tell: @Sendable (String) -> Void

    /// Opens the archive of a folder; makes the folder and the file where there are none.
    ///
    /// Two runs may share it: the second waits for the first one's transactions, for at most ten seconds each.
    ///
    /// - Parameter tell: told of rows that are damaged and left out, a line each, of a few of each table.
    public init(folder: String, findingDamage tell: @escaping @Sendable (String) -> Void = { _ in })
        throws(ArchiveError)
    {
        try self.init(folder: folder, patience: 10, findingDamage: tell)
    }

    /// Whether a folder has an archive; opening it would make one.
    public static func exists(in folder: String) -> Bool {
        FileManager.default.fileExists(atPath: file(in: folder).path(percentEncoded: false))
    }

    /// Whether a folder's archive has been cut to nothing: then SQLite would begin a new one in it without a word.
    public static func isEmptied(in folder: String) -> Bool {
        let size = try? file(in: folder).resourceValues(forKeys: [.fileSizeKey]).fileSize
        return size == 0
    }

    /// - Parameters:
    ///   - patience: seconds to wait for another run's transaction.
    ///   - pages: how large the file may grow, in SQLite's pages of 4,096 bytes; 0 is without limit.
    init(
        folder: String, patience: Double, pages: Int = 0,
        findingDamage tell: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) {
        self.tell = tell
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
        // SQLite does not wait for the change to WAL that the first ever to open the file makes; so we do.
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

    /// Opens the archive that a folder has only to read it; not a byte of it changes.
    ///
    /// - Parameter folder: of a sound archive of this version (`ArchiveCheck`).
    public init(reading folder: String) throws(ArchiveError) {
        tell = { _ in }
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
        // Before the change to WAL: a file that is not ours is not written to.
        var plain = configuration
        plain.journalMode = .default
        try DatabaseQueue(path: path, configuration: plain).read { db in
            try refuseForeign(db, at: path)
            // A damaged page may hide rows without a word. (A third of a second for thirty thousand articles.)
            if let damage = try ArchiveCheck.damage(in: db, most: 1).first {
                throw ArchiveError(.unreadable, at: path, detail: damage)
            }
            if try Schema.migrator.hasBeenSuperseded(db) { throw ArchiveError(.newer, at: path) }
        }
        let database = try DatabaseQueue(path: path, configuration: configuration)
        do {
            try Schema.migrator.migrate(database)
        } catch {
            // Another run may have taken the same step meanwhile; asked again, the migrator sees it.
            try Schema.migrator.migrate(database)
        }
        return database
    }

    /// Refuses another program's database: one with neither our mark nor any step of our schema.
    static func refuseForeign(_ db: Database, at path: String) throws {
        guard try !isMarked(db) else { return }
        let steps = try Schema.migrator.appliedIdentifiers(db)
        if steps.isDisjoint(with: Schema.migrator.migrations) { throw ArchiveError(.foreign, at: path) }
    }

    /// Whether a database has the mark of an archive, or no tables yet.
    static func isMarked(_ db: Database) throws -> Bool {
        if try Int.fetchOne(db, sql: "PRAGMA application_id") == Schema.applicationID { return true }
        // The migrator's own table comes first and alone: a run may have been killed right then.
        return try Int.fetchOne(
            db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'") == 0
    }

    func reading<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.read(body) } catch { throw ArchiveError(error, at: path) }
    }

    /// The same, leaving out rows that are damaged.
    func reading<T>(_ body: (Database, DamagedRows) throws -> T) throws(ArchiveError) -> T {
        let damage = DamagedRows()
        let result = try reading { db in try body(db, damage) }
        damage.lines.forEach(tell)
        return result
    }

    func writing<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.write(body) } catch { throw ArchiveError(error, at: path) }
    }
}
