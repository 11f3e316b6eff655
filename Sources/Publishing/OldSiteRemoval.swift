import Glibc

/// The removal of the old site after a swap. It also reconciles changes made to foreign files while the next site was
/// being built: the latest state of each file wins, whether it was added, replaced or deleted.
///
/// It can be killed at any point and run again.
struct OldSiteRemoval {
    private static let turns = 10
    private let old: Folder
    private let new: Folder
    private let manifest: Manifest
    private let ownFolders: PathSet
    private let foreign: ForeignFiles

    /// Fails (nil) if the folder is not the old site recorded in the new one, but someone else's.
    init?(old: Folder, new: Folder) throws(PublishingError) {
        let settled = try new.bytes(ForeignFiles.settledName)
        let listed = if let settled { settled } else { try new.bytes(ForeignFiles.name) ?? [] }
        foreign = ForeignFiles(listed)
        guard let entry = try old.entry(""), entry.isFolder, foreign.isSite(entry) else { return nil }
        self.old = old
        self.new = new
        manifest = Manifest(try old.bytes(Manifest.name) ?? [])
        ownFolders = manifest.folders
    }

    /// Removes the old site. The manifest goes last: without it, our leftover files could not be told from foreign
    /// ones.
    func run() throws(PublishingError) {
        if new.has(ForeignFiles.name) { try removeVanished() }
        // A program started before the swap may still be working in the old folder (seen with git, which changes its
        // working directory). Files that appear during a sweep are carried over by the next one, and rmdir refuses
        // while anything is left.
        for _ in 0..<Self.turns {
            try sweep("")
            try old.removeFile(Manifest.name)
            if rmdir(old.path) == 0 || errno == ENOENT { return }
            guard errno == ENOTEMPTY else { break }
        }
        throw PublishingError(path: old.path, errno: errno)
    }

    /// Deletes from the new site any foreign file that was deleted from the old one after it was linked, such as a lock
    /// file.
    ///
    /// This happens once, before anything is deleted from the old site: after that, a missing file would prove nothing.
    private func removeVanished() throws(PublishingError) {
        for path in foreign.paths {
            guard try old.entry(path) == nil, let twin = try new.entry(path),
                foreign.isUnchanged(path, twin) == true
            else { continue }
            try new.removeFile(path)
        }
        try new.sync()
        try new.move(ForeignFiles.name, to: ForeignFiles.settledName)
        try new.sync()
    }

    private func sweep(_ folder: String) throws(PublishingError) {
        // Names that are not valid Unicode were added just before the swap: a tree that holds one is not swapped.
        try old.moveUnnameable(in: folder, to: new)
        guard let names = try old.names(in: folder) else {
            throw PublishingError(path: old.path(of: folder), reason: "contains a name that is not Unicode")
        }
        for name in names {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard path != Manifest.name, let entry = try old.entry(path) else { continue }
            if entry.isFolder {
                if !ownFolders.contains(path), !new.has(path), !foreign.containsFiles(in: path) {
                    try carryFolder(path, entry)
                } else {
                    old.unlock(path, entry)
                    try sweep(path)
                    rmdir(old.path(of: path))
                }
            } else {
                var isDone = manifest.paths.contains(path) || AtomicSwap.bookkeeping.contains(path)
                if !isDone { isDone = try isSettled(path, entry) }
                if isDone { try old.removeFile(path) } else { try carry(path) }
            }
        }
    }

    /// Returns whether the new site already has the final state of a foreign file, so that the old copy can be deleted.
    private func isSettled(_ path: String, _ entry: FileEntry) throws(PublishingError) -> Bool {
        let twin = try new.entry(path)
        switch foreign.isUnchanged(path, entry) {
        // This is the file that was linked, so the new site's version, or its absence there, is newer.
        case true?: return true
        // It replaced the linked file before the swap. Any later change to the file in the new site is newer still.
        case false?: return twin.map { foreign.isUnchanged(path, $0) != true } ?? true
        // It was added before the swap; a file with the same name in the new site was added after it.
        case nil: return twin != nil
        }
    }

    private func carry(_ path: String) throws(PublishingError) {
        try new.makeFolders(leadingTo: path)
        try old.move(path, to: new, as: path)
    }

    private func carryFolder(_ path: String, _ entry: FileEntry) throws(PublishingError) {
        try new.makeFolders(leadingTo: path)
        guard rename(old.path(of: path), new.path(of: path)) != 0 else { return }
        // A file system is mounted there: carry its contents over, and remove the folder once it is unmounted.
        guard errno == EXDEV || errno == EBUSY else { throw PublishingError(path: old.path(of: path), errno: errno) }
        try new.makeFolder(path)
        old.unlock(path, entry)
        try sweep(path)
        rmdir(old.path(of: path))
    }
}
