import Newsroom

/// The changes that turn the output into the new site.
struct PublishingPlan {
    /// Paths of new or changed pages, sorted.
    let written: [String]
    /// Paths of pages that are already identical.
    let unchanged: PathSet
    /// Our files that are no longer part of the site, sorted.
    private(set) var removed: [String] = []
    let old: Manifest
    let new: Manifest
    private let isListed: Bool

    var isEmpty: Bool { written.isEmpty && removed.isEmpty && isListed }

    var publication: Publication {
        Publication(written: written, unchanged: unchanged.count, removed: removed)
    }

    /// Plans the changes. Refuses if a foreign file is in the way: someone else's page is never overwritten unless it
    /// is byte-identical.
    ///
    /// - Parameters:
    ///   - written: paths of pages that were new or changed when they were rendered.
    ///   - same: stamps of files that were then byte-identical to their page, by path.
    ///   - reused: stamps of our files that were not rendered again, by path.
    init(
        written: [String], unchanged same: [String: UInt64] = [:], besides reused: [String: UInt64] = [:],
        in output: Folder
    ) throws(PublishingError) {
        let listed = try output.bytes(Manifest.name)
        self.written = written.sorted()
        unchanged = PathSet(Array(same.keys) + reused.keys)
        old = Manifest(listed ?? [])
        new = Manifest(paths: PathSet(written + same.keys + reused.keys))
        isListed = listed == new.bytes
        for folder in new.folders.sorted {
            guard let entry = try output.entry(folder), !entry.isFolder else { continue }
            // One of our own pages may be replaced by a folder.
            if entry.isFile, old.paths.contains(folder) { continue }
            throw Self.obstacle(output.path(of: folder), "the site needs a folder here")
        }
        for (path, stamp) in (Array(same) + reused).sorted(by: { $0.key < $1.key }) {
            guard let entry = try output.entry(path), entry.isFile, entry.stamp == stamp,
                same[path] != nil || old.paths.contains(path)
            else { throw Self.outdated(output.path(of: path)) }
        }
        // Of a site that was copied without its hidden files, for example.
        let isUnlisted = old.paths.count == 0 && !same.isEmpty
        for path in self.written {
            guard let entry = try output.entry(path), !old.paths.contains(path) else { continue }
            // One of our own folders may be replaced by a page once it is empty.
            guard entry.isFolder, old.folders.contains(path), try output.containsOnly(old, in: path) else {
                throw isUnlisted
                    ? Self.unlisted(output.path(of: path))
                    : Self.obstacle(output.path(of: path), "the site needs a page here")
            }
        }
        for path in old.paths.subtracting(new.paths).sorted {
            guard try output.entry(path)?.isFile == true, try output.leadsThroughRealFolders(to: path) else { continue }
            removed.append(path)
        }
    }

    private static func outdated(_ path: String) -> PublishingError {
        var error = PublishingError(path: path, reason: "changed while the site was built; run again")
        error.isOutdated = true
        return error
    }

    private static func unlisted(_ path: String) -> PublishingError {
        PublishingError(
            path: path,
            reason: "may be somebody else's, because \(Manifest.name), the list of our pages, is missing or damaged; "
                + "put it back, or empty the output and build again")
    }

    private static func obstacle(_ path: String, _ purpose: String) -> PublishingError {
        PublishingError(
            path: path, reason: "was not written by Global Pulse, and \(purpose); move it away or choose another output"
        )
    }
}

extension Folder {
    /// Returns whether a folder contains only files listed in the manifest.
    fileprivate func containsOnly(_ manifest: Manifest, in name: String) throws(PublishingError) -> Bool {
        for child in try names(in: name) ?? [".."] {
            let path = "\(name)/\(child)"
            if manifest.paths.contains(path) { continue }
            guard try entry(path)?.isFolder == true, manifest.folders.contains(path),
                try containsOnly(manifest, in: path)
            else { return false }
        }
        return true
    }

    /// Returns whether the path to a file leads only through real folders; a symbolic link would lead out of the site.
    func leadsThroughRealFolders(to name: String) throws(PublishingError) -> Bool {
        for folder in PagePath.folders(of: name) where try entry(folder)?.isFolder == false { return false }
        return true
    }
}
