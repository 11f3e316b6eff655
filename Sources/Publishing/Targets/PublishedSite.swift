/// A site as published by a run to its output folder.
struct PublishedSite {
    let folder: Folder
    /// The paths of its files in byte order, without manifests.
    let paths: [String]
    /// The manifests of the site and of the sites inside it.
    let manifests: [String]

    /// - Parameter folders: folders of separate sites inside this one; they are included once they have been published.
    /// - Throws: if nothing was published, or some of its files are missing.
    init(in output: String, with folders: [String] = []) throws(PublishingError) {
        guard Publisher(output: output).snapshot() != nil else {
            throw PublishingError(path: output, reason: "there is no complete site to publish; run pulse build first")
        }
        let folder = try OutputFolder(output).folder
        let inner = folders.filter { Publisher(output: output + "/" + $0).snapshot() != nil }
        manifests = [Manifest.name] + inner.map { $0 + Manifest.name }
        paths = try Self.paths(of: manifests) { name throws(PublishingError) in try folder.bytes(name) }.sorted
        self.folder = folder
    }

    static func vanished(_ path: String) -> PublishingError {
        PublishingError(
            path: path, reason: "disappeared during publishing because another run is active; run again")
    }

    /// Returns the files of an earlier edition that are no longer part of the site.
    ///
    /// - Parameter manifest: returns the target's manifest at a path; nil or empty if there is none.
    func gone(
        since manifest: (String) throws(PublishingError) -> [UInt8]?
    ) throws(PublishingError) -> [String] {
        try Self.paths(of: manifests, as: manifest).subtracting(PathSet(paths)).sorted
    }

    /// Returns the paths listed in the manifests, relative to the site's root.
    private static func paths(
        of manifests: [String], as manifest: (String) throws(PublishingError) -> [UInt8]?
    ) throws(PublishingError) -> PathSet {
        var paths: [String] = []
        for name in manifests {
            let folder = name.dropLast(Manifest.name.count)
            paths += Manifest(try manifest(name) ?? []).paths.sorted.map { folder + $0 }
        }
        return PathSet(paths)
    }
}

/// The changes that publishing made, or would make, to a target.
public struct TargetPublication: Sendable, Equatable {
    /// Paths of new or changed files, sorted.
    public var written: [String]
    /// Paths of deleted files, sorted.
    public var removed: [String]
    /// The number of files in the site.
    public var files: Int
}
