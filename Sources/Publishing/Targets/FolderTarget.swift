internal import Newsroom

/// A target folder on this machine, published to atomically like a build's own output.
struct FolderTarget {
    private let target: PublishingTarget
    private let site: PublishedSite

    init(_ target: PublishingTarget, site: PublishedSite) {
        self.target = target
        self.site = site
    }

    func publish(isDry: Bool) throws(PublishingError) -> TargetPublication {
        guard !isDry else { return try difference() }
        let preparation = try Publisher(output: target.address).preparation()
        for path in site.paths { preparation.take(try page(path)) }
        let publication = try preparation.commit()
        return TargetPublication(written: publication.written, removed: publication.removed, files: site.paths.count)
    }

    private func page(_ path: String) throws(PublishingError) -> Page {
        guard let bytes = try site.folder.bytes(path) else { throw PublishedSite.vanished(path) }
        return Page(path: path, bytes: bytes)
    }

    private func difference() throws(PublishingError) -> TargetPublication {
        let folder = Folder(path: target.address)
        var written: [String] = []
        for path in site.paths {
            let page = try page(path)
            if try folder.bytes(path) != page.bytes { written.append(path) }
        }
        let gone = try site.gone { name throws(PublishingError) in try folder.bytes(name) }
        return TargetPublication(written: written, removed: gone, files: site.paths.count)
    }
}
