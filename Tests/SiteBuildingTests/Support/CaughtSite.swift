import Newsroom
import SiteBuilding
import Synchronization

/// A site with the files that were handed over while it was made.
struct CaughtSite {
    let site: BuiltSite
    /// Sorted by path.
    let pages: [Page]

    init(_ make: (PageSink) throws -> BuiltSite) rethrows {
        let caught = Mutex<[Page]>([])
        site = try make(PageSink { page in caught.withLock { $0.append(page) } })
        pages = caught.withLock { $0.sorted { $0.path < $1.path } }
    }

    var pieces: [SitePiece] { site.pieces }
    var paths: [String] { site.paths }
    var reusable: [String] { site.reusable }
}
