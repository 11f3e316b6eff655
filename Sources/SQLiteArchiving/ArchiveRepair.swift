public import Archiving
public import Foundation
internal import GRDB

/// The rows that could be saved of a damaged archive.
public struct ArchiveRepair: Sendable {
    public struct Table: Sendable, Equatable {
        public let name: String
        public let saved: Int
        /// How many rows could not be read; nil where nothing tells how many there were.
        public let lost: Int?
    }

    /// Where the damaged file is now.
    public let aside: String
    public let tables: [Table]

    /// Puts a new archive with all that can be read in the place of a damaged one, which is moved aside.
    ///
    /// A copy is read. Until all has been saved, and if this is interrupted, the old archive stays where it is.
    ///
    /// - Parameter moment: tells the name that the damaged file gets.
    /// - Returns: nil where the archive is sound: nothing is done then.
    /// - Throws: where there is no archive, where another run has it open, where it is another program's or a newer
    ///   pulse's, and where the new one cannot be written.
    public static func run(in folder: String, at moment: Date) throws(ArchiveError) -> ArchiveRepair? {
        // Opening the file here later would let go of its lock.
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
        return ArchiveRepair(aside: try switching.run(at: moment), tables: tables)
    }
}
