import Newsroom

/// The changes that turn the output into the new site.
struct PublishingPlan {
    /// Paths of pages that are new or differ, sorted.
    let written: [String]
    /// Paths of pages that stand there as they are to be.
    let unchanged: PathSet
    /// Our files that the site no longer has, sorted.
    private(set) var removed: [String] = []
    let old: Manifest
    let new: Manifest
    private let isListed: Bool

    var isEmpty: Bool { written.isEmpty && removed.isEmpty && isListed }

    var publication: Publication {
        Publication(written: written, unchanged: unchanged.count, removed: removed)
    }

    /// Refuses where a file that is not ours would be in the way: a stranger's page is never overwritten, unless it is
    /// the same to the byte.
    ///
    /// - Parameters:
    ///   - written: paths of pages that were new or differed when they were made.
    ///   - same: of pages that were then found to stand byte for byte, the stamps that their files had.
    ///   - standing: files of ours that were not made again, with their stamps.
    init(
        written: [String], unchanged same: [String: UInt64] = [:], besides standing: [String: UInt64] = [:],
        in output: Folder
    ) throws(PublishingError) {
        let listed = try output.bytes(Manifest.name)
        self.written = written.sorted()
        unchanged = PathSet(Array(same.keys) + standing.keys)
        old = Manifest(listed ?? [])
        new = Manifest(paths: PathSet(written + same.keys + standing.keys))
        isListed = listed == new.bytes
        for folder in new.folders.sorted {
            guard let entry = try output.entry(folder), !entry.isFolder else { continue }
            // A page of ours gives way to a folder.
            if entry.isFile, old.paths.contains(folder) { continue }
            throw Self.obstacle(output.path(of: folder), "a folder of the site would stand here")
        }
        for (path, stamp) in (Array(same) + standing).sorted(by: { $0.key < $1.key }) {
            guard let entry = try output.entry(path), entry.isFile, entry.stamp == stamp,
                same[path] != nil || old.paths.contains(path)
            else { throw Self.outdated(output.path(of: path)) }
        }
        for path in self.written {
            guard let entry = try output.entry(path), !old.paths.contains(path) else { continue }
            // A folder of ours may give way to a page, once it is empty.
            guard entry.isFolder, old.folders.contains(path), try output.containsOnly(old, in: path) else {
                throw Self.obstacle(output.path(of: path), "a page of the site would stand here")
            }
        }
        for path in old.paths.subtracting(new.paths).sorted {
            guard try output.entry(path)?.isFile == true, try output.leadsStraight(to: path) else { continue }
            removed.append(path)
        }
    }

    private static func outdated(_ path: String) -> PublishingError {
        var error = PublishingError(path: path, reason: "was changed while the site was made; run it again")
        error.isOutdated = true
        return error
    }

    private static func obstacle(_ path: String, _ purpose: String) -> PublishingError {
        PublishingError(
            path: path, reason: "was not written by Global Pulse, and \(purpose); move it away or choose another output"
        )
    }
}

extension Folder {
    /// Whether a folder contains nothing but files of the manifest.
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

    /// Whether all that stands on the way to a file are folders: a link would lead out of the site.
    func leadsStraight(to name: String) throws(PublishingError) -> Bool {
        for folder in PagePath.folders(of: name) where try entry(folder)?.isFolder == false { return false }
        return true
    }
}
