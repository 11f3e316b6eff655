internal import Archiving
internal import PostgresArchiving
internal import SQLiteArchiving

/// Opens the archive that a configuration names. This is the only place that knows the kinds of archive.
extension Configuration {
    /// Opens the archive, and makes it when there is none.
    ///
    /// - Parameters:
    ///   - hasPublished: whether there is a site already: then a missing archive is a mistyped or unmounted folder, and one
    ///     that holds nothing has lost what it held. (A first run that was killed early leaves an empty file, too, and no
    ///     site.)
    ///   - tell: told in one line when the archive's server has to be waited for.
    ///   - tellDamage: told of rows that are damaged and left out, a line each.
    func openedArchive(
        hasPublished: Bool, telling tell: @escaping @Sendable (String) -> Void = { _ in },
        findingDamage tellDamage: @escaping @Sendable (String) -> Void = { _ in }
    ) throws(ArchiveError) -> any Archive {
        if let database {
            return try PostgresArchive(Self.address(database), telling: tell, findingDamage: tellDamage)
        }
        if hasPublished, !isForced { try checkThatArchiveIsNotLost() }
        return try SQLiteArchive(folder: dataFolder, findingDamage: tellDamage)
    }

    /// - Throws: where there is no archive, or one of nothing.
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
            "\(lost), although the site in \(output) was made from one: name the right --data-dir, or put a copy of "
                + "the archive there; --force begins anew and replaces the site")
    }

    /// Opens a sound archive of this version only to read it (`checkedArchive`).
    func readArchive() throws(ArchiveError) -> any Archive {
        if let database { return try PostgresArchive(Self.address(database)) }
        return try SQLiteArchive(reading: dataFolder)
    }

    /// Whether an archive exists in the data folder; a database is there or says itself that it is not.
    public var hasArchive: Bool { database != nil || SQLiteArchive.exists(in: dataFolder) }

    /// The archive as messages name it, without a password.
    var archiveName: String { database.map(PostgresAddress.withoutPassword) ?? dataFolder }

    static func address(_ text: String) throws(ArchiveError) -> PostgresAddress {
        guard let address = PostgresAddress(text) else {
            throw ArchiveError(
                .other,
                "'\(PostgresAddress.withoutPassword(text))' is no address of a database such as postgresql:///pulse")
        }
        return address
    }
}
