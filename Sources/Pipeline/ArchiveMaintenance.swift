public import Archiving
public import FoundationEssentials
internal import PostgresArchiving
internal import SQLiteArchiving

/// The outcome of checking or repairing an archive, as lines to print.
public struct ArchiveMaintenance: Sendable {
    public let lines: [String]
    /// Whether the archive is undamaged.
    public let isSound: Bool
    /// Whether a build could open the archive without migrating it first.
    public var isCurrent = true
}

extension Configuration {
    /// Checks the archive without changing it.
    ///
    /// - Throws: if there is no archive that this version can read.
    public func checkedArchive() throws(ArchiveError) -> ArchiveMaintenance {
        if let database { return try Self.checkedDatabase(Self.address(database)) }
        let check = try ArchiveCheck(folder: dataFolder)
        let counts = check.tables.map { table in
            table.rows.map { "\(table.name): \($0)" } ?? "\(table.name): could not be counted"
        }
        let verdict =
            check.problems.isEmpty
            ? ["sound"] : check.problems.map { "damaged: \($0)" } + ["pulse archive repair saves what can be read"]
        return ArchiveMaintenance(
            lines: ["\(check.path), version \(check.version)"] + counts + verdict, isSound: check.problems.isEmpty,
            isCurrent: check.isCurrent)
    }

    private static func checkedDatabase(_ address: PostgresAddress) throws(ArchiveError) -> ArchiveMaintenance {
        let check = try PostgresCheck(address)
        let verdict =
            check.problems.isEmpty
            ? ["sound, as far as pulse can see; pg_amcheck checks the server's files"]
            : check.problems.map { "damaged: \($0)" } + ["restore a backup made with pg_dump"]
        return ArchiveMaintenance(
            lines: ["\(address), version \(check.version)"] + check.tables.map { "\($0.name): \($0.rows)" } + verdict,
            isSound: check.problems.isEmpty)
    }

    /// Replaces a damaged archive with a new one that holds everything still readable.
    ///
    /// - Throws: if the repair fails; the damaged archive then stays where it was.
    public func repairedArchive(at moment: Date) throws(ArchiveError) -> ArchiveMaintenance {
        guard database == nil else {
            throw ArchiveError(
                .other,
                "the archive \(archiveName) is a database, which pulse cannot repair: restore a backup made with pg_dump"
            )
        }
        guard let repair = try ArchiveRepair.run(in: dataFolder, at: moment) else {
            return ArchiveMaintenance(lines: ["the archive is sound: nothing to repair"], isSound: true)
        }
        let counts = repair.tables.map { table in
            switch table.lost {
            case 0: "\(table.name): \(table.saved) saved"
            case let lost?: "\(table.name): \(table.saved) saved, \(lost) could not be read"
            case nil: "\(table.name): \(table.saved) saved, others could not be read"
            }
        }
        // A build compares these tables with the site. An archive without any of them looks like another site's.
        let identifying = repair.tables.filter { ["feed", "article", "permalink"].contains($0.name) }
        let end =
            identifying.allSatisfy { $0.saved == 0 }
            ? "no feed, article or story could be read: pulse build --force starts afresh and replaces the site"
            : "a new archive is in its place: pulse build uses it and fetches what was lost again"
        return ArchiveMaintenance(
            lines: ["the damaged archive is kept as \(repair.backupPath)"] + counts + [end], isSound: true)
    }
}
