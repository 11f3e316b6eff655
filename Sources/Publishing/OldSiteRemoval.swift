import Glibc

/// Removes the old site after the exchange, and settles what others did to their files while the next site was being
/// made: the latest state of each file wins, whether it was added, replaced or removed.
///
/// It may be killed at any point and run again.
struct OldSiteRemoval {
    private let old: Folder
    private let new: Folder
    private let manifest: Manifest
    private let ownFolders: PathSet
    /// nil when an earlier version of the tool left the old site behind.
    private let foreign: ForeignFiles?

    init(old: Folder, new: Folder) throws(PublishingError) {
        self.old = old
        self.new = new
        manifest = Manifest(try old.bytes(Manifest.name) ?? [])
        ownFolders = manifest.folders
        let settled = try new.bytes(ForeignFiles.settledName)
        let listed = if let settled { settled as [UInt8]? } else { try new.bytes(ForeignFiles.name) }
        foreign = listed.map(ForeignFiles.init)
    }

    /// The manifest goes last: without it, what is left could not be told from foreign files.
    func run() throws(PublishingError) {
        if new.has(ForeignFiles.name) { try removeVanished() }
        try sweep("")
        try old.removeFile(Manifest.name)
        try old.removeTree()
    }

    /// Removes from the new site what its owner removed from the old one after it was linked, such as a lock file.
    ///
    /// This is done before anything is removed from the old site, and once: afterwards a file that is missing there says
    /// nothing any more.
    private func removeVanished() throws(PublishingError) {
        for path in foreign?.paths ?? [] {
            guard try old.entry(path) == nil, let twin = try new.entry(path),
                foreign?.isUnchanged(path, twin) == true
            else { continue }
            try new.removeFile(path)
        }
        try new.sync()
        try new.move(ForeignFiles.name, to: ForeignFiles.settledName)
        try new.sync()
    }

    private func sweep(_ folder: String) throws(PublishingError) {
        guard let names = try old.names(in: folder) else {
            throw PublishingError(path: old.path(of: folder), reason: "holds a name that is not Unicode")
        }
        for name in names {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard path != Manifest.name, let entry = try old.entry(path) else { continue }
            if entry.isFolder {
                if !ownFolders.contains(path), !new.has(path), foreign?.containsFiles(in: path) != true {
                    try carryFolder(path, entry)
                } else {
                    old.unlock(path, entry)
                    try sweep(path)
                    rmdir(old.path(of: path))
                }
            } else {
                var isDone = manifest.paths.contains(path)
                if !isDone { isDone = try isSettled(path, entry) }
                if isDone { try old.removeFile(path) } else { try carry(path) }
            }
        }
    }

    /// Whether the new site has the last word on a file of others, and this one may go.
    private func isSettled(_ path: String, _ entry: FileEntry) throws(PublishingError) -> Bool {
        let twin = try new.entry(path)
        guard let foreign else {
            return twin.map { $0.isSame(as: entry) || !entry.isYounger(than: $0) } ?? false
        }
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
