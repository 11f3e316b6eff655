import CFileSystem
import Glibc

extension Folder {
    private static let draft = ".pulse-copy"

    /// Moves a file to a path below another folder. Across file systems, it is first copied next to its target and then
    /// renamed, so that readers see the whole new file or the whole old one.
    ///
    /// A copy keeps its mode and owner as far as permissions allow. Symbolic links and devices are not copied.
    func move(_ name: String, to other: Folder, as target: String) throws(PublishingError) {
        guard rename(path(of: name), other.path(of: target)) != 0 else { return }
        let code = errno
        guard code == EXDEV, let entry = try entry(name), entry.isFile, let bytes = try bytes(name) else {
            throw PublishingError(path: other.path(of: target), errno: code)
        }
        let draft = (PagePath.folders(of: target).last.map { $0 + "/" } ?? "") + Self.draft
        // A killed run may have left one behind.
        try other.removeFile(draft)
        do throws(PublishingError) {
            try other.write(bytes, to: draft)
            _ = lchown(other.path(of: draft), entry.owner, entry.group)
            _ = chmod(other.path(of: draft), entry.mode)
            try other.move(draft, to: target)
        } catch {
            try? other.removeFile(draft)
            throw error
        }
        try removeFile(name)
    }

    /// Moves entries whose names are not valid Unicode to the same place below another folder. If the name is already
    /// taken there, the existing file stays and the one here is deleted.
    func moveUnnameable(in name: String, to other: Folder) throws(PublishingError) {
        guard try names(in: name) == nil else { return }
        if !name.isEmpty { try other.makeFolders(leadingTo: name + "/") }
        guard let source = opendir(path(of: name)) else {
            throw PublishingError(path: path(of: name), errno: errno)
        }
        defer { closedir(source) }
        guard let target = opendir(other.path(of: name)) else {
            throw PublishingError(path: other.path(of: name), errno: errno)
        }
        defer { closedir(target) }
        while let entry = readdir(source) {
            withUnsafePointer(to: &entry.pointee.d_name) { field in
                field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee)) {
                    guard String(validatingCString: $0) == nil else { return }
                    if pulse_move_new(dirfd(source), dirfd(target), $0) == EEXIST { unlinkat(dirfd(source), $0, 0) }
                }
            }
        }
    }
}
