public import Archiving
internal import Foundation
internal import PostgresArchiving
internal import SQLiteArchiving

/// Copying of one archive into another, empty one.
public enum ArchiveCopy {
    /// Copies an archive without changing the original.
    ///
    /// - Parameters:
    ///   - origin: a data folder, its `pulse.sqlite`, or a database address.
    ///   - target: the same kinds of name; a missing file is created, but a database must already exist.
    /// - Returns: one line per table.
    /// - Throws: if the origin is missing, the target isn't empty, or either can't be used. Nothing has been written
    ///   then.
    public static func run(from origin: String, to target: String) throws(ArchiveError) -> [String] {
        let source = try opened(origin, isRead: true)
        let sink = try opened(target, isRead: false)
        var lines: [String] = []
        do {
            try source.reading { rows in
                try sink.filling { filled in
                    lines = try copy(rows, into: filled, called: PostgresAddress.withoutPassword(target))
                }
            }
        } catch let error as ArchiveError { throw error } catch { throw ArchiveError(.other, "\(error)") }
        return lines
    }

    private static func copy(_ rows: any RowSource, into sink: any RowSink, called target: String) throws -> [String] {
        let known = try sink.tables()
        guard known.allSatisfy({ $0.rows == 0 }) else {
            throw ArchiveError(.other, "the archive \(target) is not empty: name an empty one")
        }
        let tables = try rows.tables()
        for table in tables {
            guard let other = known.first(where: { $0.name == table.name }),
                Set(table.columns).isSubset(of: other.columns)
            else { throw ArchiveError(.other, "the archive \(target) has no table for \(table.name)") }
            try sink.write(into: table) { write in try rows.rows(of: table) { try write($0) } }
        }
        return tables.map { "\($0.name): \($0.rows)" }
    }

    private static func opened(_ text: String, isRead: Bool) throws(ArchiveError) -> any RowStore {
        if PostgresAddress.isMeant(by: text) {
            let address = try Configuration.address(text)
            // Opening would create a missing archive, so check first and report it.
            if isRead { _ = try PostgresCheck(address) }
            return try PostgresArchive(address)
        }
        let url = URL(filePath: text)
        let isFile = url.pathExtension == "sqlite"
        guard !isFile || url.lastPathComponent == "pulse.sqlite" else {
            throw ArchiveError(.other, "'\(text)' is not an archive: its file must be called pulse.sqlite")
        }
        let folder = (isFile ? url.deletingLastPathComponent() : url).path
        guard !isRead || SQLiteArchive.exists(in: folder) else {
            throw ArchiveError(.missing, "there is no archive \(text); name a data folder, or postgresql:///NAME")
        }
        return try SQLiteArchive(folder: folder)
    }
}
