import Glibc

/// Removes the old site after the exchange, and settles what others did to their files while the next site was being
/// made: the latest state of each file wins, whether it was added, replaced or removed.
///
/// It may be killed at any point and run again.
struct OldSiteRemoval {
    private static let turns = 10
    private let old: Folder
    private let new: Folder
    private let manifest: Manifest
    private let ownFolders: PathSet
    private let foreign: ForeignFiles

    /// nil when the folder is not the old site that the new one knows of, but somebody else's.
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

    /// The manifest goes last: without it, what is left could not be told from foreign files.
    func run() throws(PublishingError) {
        if new.has(ForeignFiles.name) { try removeVanished() }
        // A program that began before the exchange may still be at work in the old folder (seen with git, which changes into
        // it): what comes while it is swept is carried in another turn, and rmdir refuses while anything is left.
        for _ in 0..<Self.turns {
            try sweep("")
            try old.removeFile(Manifest.name)
            if rmdir(old.path) == 0 || errno == ENOENT { return }
            guard errno == ENOTEMPTY else { break }
        }
        throw PublishingError(path: old.path, errno: errno)
    }

    /// Removes from the new site what its owner removed from the old one after it was linked, such as a lock file.
    ///
    /// This is done before anything is removed from the old site, and once: afterwards a file that is missing there says
    /// nothing any more.
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
        // Names that are not Unicode were added before the exchange: a tree that holds one is not exchanged.
        try old.moveUnnameable(in: folder, to: new)
        guard let names = try old.names(in: folder) else {
            throw PublishingError(path: old.path(of: folder), reason: "holds a name that is not Unicode")
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
                var isDone = manifest.paths.contains(path) || Exchange.bookkeeping.contains(path)
                if !isDone { isDone = try isSettled(path, entry) }
                if isDone { try old.removeFile(path) } else { try carry(path) }
            }
        }
    }

    /// Whether the new site has the last word on a file of others, and this one may go.
    private func isSettled(_ path: String, _ entry: FileEntry) throws(PublishingError) -> Bool {
        let twin = try new.entry(path)
        switch foreign.isUnchanged(path, entry) {
        // It is the file that was linked: whatever stands in the new site, or is missing there, came later.
        case true?: return true
        // It replaced the linked file before the exchange; what was done to the new site's file since is later still.
        case false?: return twin.map { foreign.isUnchanged(path, $0) != true } ?? true
        // It was added before the exchange; a file of that name in the new site was added after it.
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
        // Something is mounted there: what it holds is carried over, and the folder goes when that is unmounted.
        guard errno == EXDEV || errno == EBUSY else { throw PublishingError(path: old.path(of: path), errno: errno) }
        try new.makeFolder(path)
        old.unlock(path, entry)
        try sweep(path)
        rmdir(old.path(of: path))
    }
}
