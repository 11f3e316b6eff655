public import Archiving
internal import Foundation
internal import GRDB

/// The archive as one SQLite file, `pulse.sqlite`, which may be copied, read with `sqlite3`, or thrown away.
public struct SQLiteArchive: Sendable {
    private let database: DatabaseQueue
    private let path: String

    /// Opens the archive of a folder; makes the folder and the file where there are none.
    ///
    /// Two runs may share it: the second waits for the first one's transactions, for at most ten seconds each.
    public init(folder: String) throws(ArchiveError) {
        try self.init(folder: folder, patience: 10)
    }

    /// Whether a folder has an archive; opening it would make one.
    public static func exists(in folder: String) -> Bool {
        FileManager.default.fileExists(atPath: file(in: folder).path(percentEncoded: false))
    }

    /// - Parameters:
    ///   - patience: seconds to wait for another run's transaction.
    ///   - pages: how large the file may grow, in SQLite's pages of 4,096 bytes; 0 is without limit.
    init(folder: String, patience: Double, pages: Int = 0) throws(ArchiveError) {
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

    private static func file(in folder: String) -> URL {
        URL(filePath: folder, directoryHint: .isDirectory).appending(path: "pulse.sqlite")
    }

    private static func open(_ path: String, _ configuration: Configuration) throws -> DatabaseQueue {
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try database.read { db in
            // The migrator's own table comes first and alone: a run may have been killed right then.
            let sql = "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'"
            if let count = try Int.fetchOne(db, sql: sql), count > 0,
                try Int.fetchOne(db, sql: "PRAGMA application_id") != Schema.applicationID
            {
                throw ArchiveError(.foreign, at: path)
            }
            if try Schema.migrator.hasBeenSuperseded(db) { throw ArchiveError(.newer, at: path) }
        }
        do {
            try Schema.migrator.migrate(database)
        } catch {
            // Another run may have taken the same step meanwhile; asked again, the migrator sees it.
            try Schema.migrator.migrate(database)
        }
        return database
    }

    func reading<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.read(body) } catch { throw ArchiveError(error, at: path) }
    }

    func writing<T>(_ body: (Database) throws -> T) throws(ArchiveError) -> T {
        do { return try database.write(body) } catch { throw ArchiveError(error, at: path) }
    }
}
