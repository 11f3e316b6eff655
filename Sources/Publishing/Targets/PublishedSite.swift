/// A site as a run has put it into its folder.
struct PublishedSite {
    let folder: Folder
    /// The paths of its files, in the order of their bytes; manifests are none of them.
    let paths: [String]
    /// Those of the site and of the sites within it.
    let manifests: [String]

    /// - Parameter folders: of sites of their own within it, which go with it once they have been published.
    /// - Throws: where nothing was published, or not all of it is there.
    init(in output: String, with folders: [String] = []) throws(PublishingError) {
        guard Publisher(output: output).standing() != nil else {
            throw PublishingError(path: output, reason: "no whole site is there to be published; run pulse build first")
        }
        let folder = try OutputFolder(output).folder
        let inner = folders.filter { Publisher(output: output + "/" + $0).standing() != nil }
        manifests = [Manifest.name] + inner.map { $0 + Manifest.name }
        paths = try Self.paths(of: manifests) { name throws(PublishingError) in try folder.bytes(name) }.sorted
        self.folder = folder
    }

    static func vanished(_ path: String) -> PublishingError {
        PublishingError(
            path: path, reason: "vanished while the site was published; another run is at work, run it again")
    }

    /// Those of an earlier edition that this one no longer has.
    ///
    /// - Parameter manifest: gives a manifest of that edition, as it lies at the target, by its path; nil or empty for none.
    func gone(
        since manifest: (String) throws(PublishingError) -> [UInt8]?
    ) throws(PublishingError) -> [String] {
        try Self.paths(of: manifests, as: manifest).subtracting(PathSet(paths)).sorted
    }

    /// What manifests name, from the site's root.
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

/// What publishing to a target changed there, or would change.
public struct TargetPublication: Sendable, Equatable {
    /// Paths, sorted.
    public var written: [String]
    /// Paths, sorted.
    public var removed: [String]
    /// Files in the site.
    public var files: Int
}
