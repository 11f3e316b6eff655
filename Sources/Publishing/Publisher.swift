import Glibc
public import Newsroom

/// Publishes a site to a folder, all or nothing.
///
/// ```swift
/// let publication = try Publisher(output: "/var/www/news").publish(pages)
/// publication.written  // the paths of new and changed pages
/// ```
public struct Publisher: Sendable {
    private let output: String
    private let isInPlace: Bool

    /// - Parameters:
    ///   - output: the folder's path; created if missing. If it is a symbolic link, the link stays and its target is
    ///     published to.
    ///   - isInPlace: whether to move files into the folder one by one even if it could be swapped. Needed when
    ///     something holds on to the folder itself rather than its path, such as a container that has mounted it.
    public init(output: String, isInPlace: Bool = false) {
        self.output = output
        self.isInPlace = isInPlace
    }

    /// Whether an earlier run has published to the folder.
    public var hasPublished: Bool { access("\(output)/\(Manifest.name)", F_OK) == 0 }

    /// The paths of all pages from the last run, sorted; empty if there was none or its manifest cannot be read.
    public var publishedPaths: [String] {
        guard hasPublished, let folder = try? OutputFolder(output).folder, let listed = try? folder.bytes(Manifest.name)
        else { return [] }
        return Manifest(listed).paths.sorted
    }

    /// Returns the files of the published site, after cleaning up behind an interrupted run. Returns nil if nothing was
    /// published, another run is publishing, or the folder cannot be read.
    public func snapshot() -> SiteSnapshot? {
        guard hasPublished, let output = try? OutputFolder(output).folder, let lock = try? FolderLock(output) else {
            return nil
        }
        defer { withExtendedLifetime(lock) {} }
        AtomicSwap(output: output).recover()
        guard (try? InPlace(output: output).recover()) != nil else { return nil }
        return SiteSnapshot(in: output)
    }

    /// Publishes these pages to the folder. Unchanged files are not touched, pages that are no longer part of the site
    /// are deleted, and foreign files stay as they are.
    ///
    /// If the folder can be swapped, readers see either the old site or the new one, never a mixture. If the run is
    /// killed or the disk is full, the old site stays.
    ///
    /// - Parameter reused: files from the last run that remain part of the site unchanged, with the stamps returned
    ///   by `snapshot`.
    public func publish(
        _ pages: [Page], besides reused: [String: UInt64] = [:]
    ) throws(PublishingError) -> Publication {
        // Check before touching anything, even the output folder.
        try PagePath.check(pages.map(\.path) + reused.keys)
        let preparation = try preparation()
        for page in pages { preparation.take(page) }
        return try preparation.commit(besides: reused)
    }

    /// Starts publishing a site whose pages are handed over one by one.
    ///
    /// - Throws: if the output is refused or cannot be created, another run is publishing there, or the work of a
    ///   killed run cannot be completed.
    public func preparation() throws(PublishingError) -> Preparation {
        try Preparation(output: OutputFolder(output).folder, isInPlace: isInPlace)
    }
}

/// The result of publishing.
public struct Publication: Sendable, Equatable {
    /// Paths of new or changed pages, sorted.
    public var written: [String]
    /// The number of pages that were already identical and not touched.
    public var unchanged: Int
    /// Paths of pages from the last run that are no longer part of the site, sorted.
    public var removed: [String]

    public init(written: [String], unchanged: Int, removed: [String]) {
        self.written = written
        self.unchanged = unchanged
        self.removed = removed
    }
}
