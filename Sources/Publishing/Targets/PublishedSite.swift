/// A site as a run has put it into its folder.
struct PublishedSite {
    let folder: Folder
    /// The paths of its files, in the order of their bytes; the manifest is none of them.
    let paths: [String]

    /// - Throws: where nothing was published, or not all of it is there.
    init(in output: String) throws(PublishingError) {
        guard Publisher(output: output).standing() != nil else {
            throw PublishingError(path: output, reason: "no whole site is there to be published; run pulse build first")
        }
        folder = try OutputFolder(output).folder
        paths = Manifest(try folder.bytes(Manifest.name) ?? []).paths.sorted
    }

    static func vanished(_ path: String) -> PublishingError {
        PublishingError(
            path: path, reason: "vanished while the site was published; another run is at work, run it again")
    }

    /// Those of an earlier edition that this one no longer has.
    ///
    /// - Parameter manifest: of that edition, as it lies at the target; empty for none.
    func gone(since manifest: [UInt8]) -> [String] {
        Manifest(manifest).paths.subtracting(PathSet(paths)).sorted
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
