internal import Archiving
internal import SQLiteArchiving

/// Which archive a configuration names: the one place that knows the kinds there are.
extension Configuration {
    /// Opens it; makes it where there is none.
    func openedArchive() throws(ArchiveError) -> any Archive { try SQLiteArchive(folder: dataFolder) }

    /// Whether anything was ever remembered.
    public var hasArchive: Bool { SQLiteArchive.exists(in: dataFolder) }
}
