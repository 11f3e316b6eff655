internal import Archiving
internal import Foundation

/// The replacement of a damaged archive with a repaired one, such that one of the two is in place at any moment.
struct ArchiveSwitch {
    let old: ExclusiveFile
    /// A copy of the old archive, with its `-wal` file merged in if that was readable.
    let copy: String
    let new: String

    /// Replaces the archive.
    ///
    /// - Returns: the path of the damaged file.
    func run(at moment: Date) throws(ArchiveError) -> String {
        // Lock the files, so that no other process opens them between the steps.
        let (copied, repaired) = (try ExclusiveFile(copy), try ExclusiveFile(new))
        let aside = try putAside(at: moment)
        // SQLite applies a -wal file to any database of its name. Replaying it on the old archive does no harm, but on
        // the new one it would be destructive. So remove it before the new archive arrives, once its contents are in
        // the main file.
        if access(copy + "-wal", F_OK) != 0 { try move(copied) }
        unlink(old.path + "-wal")
        unlink(old.path + "-shm")
        try move(repaired)
        return aside
    }

    /// Links the old file and its `-wal` file under a second name.
    private func putAside(at moment: Date) throws(ArchiveError) -> String {
        let url = URL(filePath: old.path)
        let stamp = moment.formatted(.iso8601.timeSeparator(.omitted))
        for number in 1...999 {
            let end = number == 1 ? stamp : "\(stamp)-\(number)"
            let name = "\(url.deletingPathExtension().lastPathComponent)-damaged-\(end).sqlite"
            let aside = url.deletingLastPathComponent().appending(path: name).path(percentEncoded: false)
            guard access(aside, F_OK) != 0 else { continue }
            if link(old.path, aside) != 0 { try old.copy(to: aside) }
            if access(old.path + "-wal", F_OK) == 0, link(old.path + "-wal", aside + "-wal") != 0 {
                try ExclusiveFile.copy(old.path + "-wal", to: aside + "-wal")
            }
            settle()
            return aside
        }
        throw ArchiveError(.unwritable, at: old.path)
    }

    private func move(_ file: ExclusiveFile) throws(ArchiveError) {
        guard file.isSettled, rename(file.path, old.path) == 0 else { throw ArchiveError(.unwritable, at: old.path) }
        settle()
    }

    /// Waits until the folder's entries are on disk.
    private func settle() {
        let folder = open(URL(filePath: old.path).deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
