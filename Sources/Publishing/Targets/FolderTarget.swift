internal import Newsroom

/// A folder of this machine, switched in whole as a build switches its own.
struct FolderTarget {
    private let target: PublishingTarget
    private let site: PublishedSite

    init(_ target: PublishingTarget, site: PublishedSite) {
        self.target = target
        self.site = site
    }

    func publish(isDry: Bool) throws(PublishingError) -> TargetPublication {
        var pages: [Page] = []
        for path in site.paths {
            guard let bytes = try site.folder.bytes(path) else {
                throw PublishedSite.vanished(path)
            }
            pages.append(Page(path: path, bytes: bytes))
        }
        guard !isDry else { return try difference(pages) }
        let publication = try Publisher(output: target.address).publish(pages)
        return TargetPublication(written: publication.written, removed: publication.removed, files: pages.count)
    }

    private func difference(_ pages: [Page]) throws(PublishingError) -> TargetPublication {
        let folder = Folder(path: target.address)
        var written: [String] = []
        for page in pages where try folder.bytes(page.path) != page.bytes { written.append(page.path) }
        let gone = try site.gone { name throws(PublishingError) in try folder.bytes(name) }
        return TargetPublication(written: written, removed: gone, files: pages.count)
    }
}
