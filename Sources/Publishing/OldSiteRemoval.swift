import Glibc

/// Removes the old site after the exchange. Files of others that were added or replaced there while the next site was
/// being made are carried over first.
struct OldSiteRemoval {
    private let old: Folder
    private let new: Folder
    private let manifest: Manifest
    private let ownFolders: Set<String>

    init(old: Folder, new: Folder) throws(PublishingError) {
        self.old = old
        self.new = new
        manifest = Manifest(try old.bytes(Manifest.name) ?? [])
        ownFolders = manifest.folders
    }

    /// The manifest goes last: without it, what is left could not be told from foreign files.
    func run() throws(PublishingError) {
        try sweep("")
        try old.removeFile(Manifest.name)
        try old.removeTree()
    }

    private func sweep(_ folder: String) throws(PublishingError) {
        guard let names = try old.names(in: folder) else {
            throw PublishingError(path: old.path(of: folder), reason: "holds a name that is not Unicode")
        }
        for name in names {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            guard path != Manifest.name, let entry = try old.entry(path) else { continue }
            if entry.isFolder {
                if !ownFolders.contains(path), !new.has(path) {
                    try carry(path)
                } else {
                    old.unlock(path, entry)
                    try sweep(path)
                    rmdir(old.path(of: path))
                }
            } else if manifest.paths.contains(path) {
                try old.removeFile(path)
            } else if let twin = try new.entry(path), twin.isSame(as: entry) || !entry.isYounger(than: twin) {
                try old.removeFile(path)
            } else {
                try carry(path)
            }
        }
    }

    private func carry(_ path: String) throws(PublishingError) {
        try new.makeFolders(leadingTo: path)
        guard rename(old.path(of: path), new.path(of: path)) == 0 else {
            throw PublishingError(path: old.path(of: path), errno: errno)
        }
    }
}
