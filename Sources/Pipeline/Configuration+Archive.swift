internal import Archiving
internal import PostgresArchiving
internal import SQLiteArchiving

/// Opening of the configured archive. Only this file knows the kinds of archive.
extension Configuration {
    /// Opens the archive, creating it if necessary.
    ///
    /// - Parameters:
    ///   - hasPublished: whether a site already exists. A missing archive is then a mistyped or unmounted folder, and
    ///     an empty one has lost its data. (A first run killed early also leaves an empty file, but no site.)
    ///   - reportWait: receives a line when the archive's server keeps the run waiting.
    ///   - reportDamage: receives lines about damaged rows, which are skipped.
    func openedArchive(
        hasPublished: Bool, reportWait: @escaping @Sendable (String) -> Void = { _ in },
        reportDamage: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) -> any Archive {
        if let database {
            return try PostgresArchive(Self.address(database), reportWait: reportWait, reportDamage: reportDamage)
        }
        if hasPublished, !isForced { try checkThatArchiveIsNotLost() }
        return try SQLiteArchive(folder: dataFolder, reportDamage: reportDamage)
    }

    /// Checks that an archive for an existing site hasn't disappeared.
    ///
    /// - Throws: if the archive is missing or empty.
    func checkThatArchiveIsNotLost() throws(ArchiveError) {
        guard database == nil else { return }
        let lost: String
        if !hasArchive {
            lost = "there is no archive in \(dataFolder)"
        } else if SQLiteArchive.isEmptied(in: dataFolder) {
            lost = "the archive \(dataFolder)/pulse.sqlite is empty"
        } else {
            return
        }
        throw ArchiveError(
            .unreadable,
            "\(lost), although the site in \(output) was built from one: name the right --data-dir, or put a copy "
                + "of the archive there; --force starts afresh and replaces the site")
    }

    /// Opens a sound, current archive for reading only (see `checkedArchive`).
    func readArchive() throws(ArchiveError) -> any Archive {
        if let database { return try PostgresArchive(Self.address(database)) }
        return try SQLiteArchive(reading: dataFolder)
    }

    /// Whether the data folder contains an archive. Always true for a database, which reports its own absence.
    public var hasArchive: Bool { database != nil || SQLiteArchive.exists(in: dataFolder) }

    /// The archive's name in messages, without a password.
    var archiveName: String { database.map(PostgresAddress.withoutPassword) ?? dataFolder }

    static func address(_ text: String) throws(ArchiveError) -> PostgresAddress {
        guard let address = PostgresAddress(text) else {
            throw ArchiveError(
                .other,
                "'\(PostgresAddress.withoutPassword(text))' is not a database address such as postgresql:///pulse")
        }
        return address
    }
}
