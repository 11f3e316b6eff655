internal import Archiving
internal import Foundation

/// Puts a repaired archive in the place of the damaged one, so that at any moment one of the two stands there whole.
struct ArchiveSwitch {
    let old: ExclusiveFile
    /// A copy of the old one that holds its `-wal` file, too, where that could be read.
    let copy: String
    let new: String

    /// - Returns: where the damaged file is now.
    func run(at moment: Date) throws(ArchiveError) -> String {
        // Other processes must not open what stands there between the steps.
        let (copied, repaired) = (try ExclusiveFile(copy), try ExclusiveFile(new))
        let aside = try putAside(at: moment)
        // A -wal file belongs to the database of its name, whichever that is. With the old one it can be read again and
        // again; with the new one it would destroy that. So it goes before the new one comes, and what it holds must
        // stand in the file by then.
        if access(copy + "-wal", F_OK) != 0 { try move(copied) }
        unlink(old.path + "-wal")
        unlink(old.path + "-shm")
        try move(repaired)
        return aside
    }

    /// Gives the old file, and its `-wal` file, a second name.
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

    /// Waits until the folder's names are on the disk.
    private func settle() {
        let folder = open(URL(filePath: old.path).deletingLastPathComponent().path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }
}
