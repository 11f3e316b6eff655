import Glibc
public import Newsroom

/// Puts a site into a folder, all or nothing.
public struct Publisher: Sendable {
    private let output: String
    private let isInPlace: Bool

    /// - Parameters:
    ///   - output: the folder's path; made if it is missing. When it is a link, the link stays and its target is
    ///     published to.
    ///   - isInPlace: whether files are moved into the folder one by one even where the whole could be exchanged. Needed
    ///     by those who hold on to the folder itself rather than to its path, as a container does that has mounted it.
    public init(output: String, isInPlace: Bool = false) {
        self.output = output
        self.isInPlace = isInPlace
    }

    /// Whether a run has published to the folder before.
    public var hasPublished: Bool { access("\(output)/\(Manifest.name)", F_OK) == 0 }

    /// The paths of all pages that the last run published to the folder, sorted; empty where none has, or its list cannot be read.
    public var publishedPaths: [String] {
        guard hasPublished, let folder = try? OutputFolder(output).folder, let listed = try? folder.bytes(Manifest.name)
        else { return [] }
        return Manifest(listed).paths.sorted
    }

    /// The site as it stands in the folder, tidied up after a run that did not come to its end; nil where nothing was
    /// published, where another run is publishing, or where it cannot be looked at.
    public func standing() -> StandingFiles? {
        guard hasPublished, let output = try? OutputFolder(output).folder, let lock = try? FolderLock(output) else {
            return nil
        }
        defer { withExtendedLifetime(lock) {} }
        Exchange(output: output).recover()
        guard (try? InPlace(output: output).recover()) != nil else { return nil }
        return StandingFiles(in: output)
    }

    /// Makes the folder hold these pages: what has not changed is not touched, pages of the last run that are no longer
    /// among them vanish, files of others stay as they are.
    ///
    /// Where the folder can be exchanged for another, readers see the old site or the new one and nothing in between.
    /// If the run is killed or the disk is full, the old site stands.
    ///
    /// - Parameter standing: files of the last run that belong to the site as they stand, with their stamps as `standing` gave
    ///   them.
    public func publish(
        _ pages: [Page], besides standing: [String: UInt64] = [:]
    ) throws(PublishingError) -> Publication {
        // Before anything is touched, be it the output.
        try PagePath.check(pages.map(\.path) + standing.keys)
        let preparation = try preparation()
        for page in pages { preparation.take(page) }
        return try preparation.commit(besides: standing)
    }

    /// Begins to publish a site whose pages are handed in one by one.
    ///
    /// - Throws: where the output cannot be meant or made, another run is publishing there, or what a killed run began cannot be
    ///   finished.
    public func preparation() throws(PublishingError) -> Preparation {
        try Preparation(output: OutputFolder(output).folder, isInPlace: isInPlace)
    }
}

/// The result of publishing.
public struct Publication: Sendable, Equatable {
    /// Paths of pages that are new or differ from what stood there, sorted.
    public var written: [String]
    /// How many pages stood there already, byte for byte, and were not touched.
    public var unchanged: Int
    /// Paths of pages of the last run that this one no longer has, sorted.
    public var removed: [String]

    public init(written: [String], unchanged: Int, removed: [String]) {
        self.written = written
        self.unchanged = unchanged
        self.removed = removed
    }
}
