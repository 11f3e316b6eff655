public import Archiving
public import Foundation
internal import GRDB

/// The result of repairing a damaged archive.
public struct ArchiveRepair: Sendable {
    public struct Table: Sendable, Equatable {
        public let name: String
        public let saved: Int
        /// The number of rows lost; nil if it is unknown how many there were.
        public let lost: Int?
    }

    /// The path the damaged file was moved to.
    public let backupPath: String
    public let tables: [Table]

    /// Replaces a damaged archive with a new one that holds everything readable, and moves the old one aside.
    ///
    /// It works on a copy. The old archive stays in place until everything is saved, and if the repair is interrupted.
    ///
    /// - Parameter moment: the moment used to name the damaged file.
    /// - Returns: the result; nil if the archive is sound and nothing was done.
    /// - Throws: if there is no archive, another run has it open, or the new one cannot be written. Also if it belongs
    ///   to another program or a newer pulse.
    public static func run(in folder: String, at moment: Date) throws(ArchiveError) -> ArchiveRepair? {
        // Check first. Opening the file here after locking it would release the lock.
        let check = try ArchiveCheck(folder: folder)
        guard !check.problems.isEmpty else { return nil }
        let file = SQLiteArchive.file(in: folder).resolvingSymlinksInPath()
        let old = try ExclusiveFile(file.path(percentEncoded: false))
        let workshop = URL(filePath: old.path + "-repair", directoryHint: .isDirectory)
        let manager = FileManager.default
        try? manager.removeItem(at: workshop)
        do { try manager.createDirectory(at: workshop, withIntermediateDirectories: false) } catch {
            throw ArchiveError(.unwritable, at: old.path)
        }
        defer { try? manager.removeItem(at: workshop) }
        let copy = workshop.appending(path: "old.sqlite").path(percentEncoded: false)
        let new = workshop.appending(path: "new.sqlite").path(percentEncoded: false)
        try old.copy(to: copy)
        if manager.fileExists(atPath: old.path + "-wal") {
            try ExclusiveFile.copy(old.path + "-wal", to: copy + "-wal")
        }
        let tables = try SalvagedArchive.save(copy, to: new, of: old.path)
        let switching = ArchiveSwitch(old: old, copy: copy, new: new)
        return ArchiveRepair(backupPath: try switching.run(at: moment), tables: tables)
    }
}
