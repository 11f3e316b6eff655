public import Computing
internal import Publishing
public import SiteBuilding

/// A cache of the site's pages, keyed by their texts. Pages whose text is unchanged aren't rebuilt.
///
/// A page is reused only if none of its files has been touched since. The cache file may be deleted at any time: the
/// next run then rebuilds everything, with the same result.
struct PageCache: Sendable {
    /// The cache; nil if there is none.
    fileprivate let cache: ResultCache?
    /// The published files; nil if nothing may be reused.
    fileprivate let files: SiteSnapshot?

    /// The pages that can be reused.
    var reusable: ReusablePieces {
        guard let stamps = files?.stamps, let cache else { return .none }
        return ReusablePieces { key in
            guard let files: [SiteFileFacts] = cache.known(for: ResultCache.Key(.pieces, key)),
                files.allSatisfy({ $0.stamp != nil && $0.stamp == stamps[$0.path] })
            else { return nil }
            return files
        }
    }

    func stamps(of paths: [String]) -> [String: UInt64] {
        guard let stamps = files?.stamps else { return [:] }
        return Dictionary(paths.compactMap { path in stamps[path].map { (path, $0) } }, uniquingKeysWith: { $1 })
    }
}

extension NewsDesk {
    private static let fileName = "pages.keep"

    private var path: String { configuration.dataFolder + "/" + Self.fileName }

    /// A hash of everything that affects all pages: the program, the settings, and the rule and template files.
    private var basis: UInt64 { fingerprintNumber(of: [Self.program, edges.siteInputs.value]) }

    /// Loads the cache of the last run's pages. A forced run reuses none. Nor does a private site, whose encrypted
    /// files don't show what they were built from.
    func loadedPieces() -> PageCache {
        guard configuration.privacy == nil else { return PageCache(cache: nil, files: nil) }
        return step(.recalling) {
            PageCache(
                cache: ResultCache(file: path, basis: basis),
                files: configuration.isForced ? nil : edges.publisher.snapshot())
        }
    }

    /// Builds and publishes a site, reusing pages of the last one. If those were changed in the meantime, it rebuilds
    /// everything.
    ///
    /// - Parameters:
    ///   - make: builds the pages that can't be reused, and hands over each file when it is ready.
    ///   - remember: receives the paths of new files before they are published.
    func published(
        besides kept: PageCache, _ make: (ReusablePieces, PageSink) throws -> BuiltSite,
        remembering store: ([String]) throws -> Void
    ) throws -> (site: BuiltSite, publication: Publication) {
        func published(_ reusable: ReusablePieces) throws -> (BuiltSite, Publication) {
            let siteWriter = try siteWriter()
            let site = try make(reusable, siteWriter.sink)
            try store(site.made.map(\.path))
            return (site, try publish(siteWriter, besides: kept.stamps(of: site.reusable)))
        }
        do {
            return try published(kept.reusable)
        } catch let error as PublishingError where error.isOutdated {
            return try published(.none)
        }
    }

    /// Stores the cache for the next run. If that fails, the next run rebuilds everything.
    ///
    /// - Parameters:
    ///   - kept: the cache as it was loaded.
    ///   - files: the files as published now.
    func store(_ pieces: [SitePiece], of files: SiteSnapshot?, besides kept: PageCache) {
        guard let stamps = files?.stamps, var cache = kept.cache else { return }
        step(.remembering) {
            for piece in pieces {
                let files = piece.files.map {
                    SiteFileFacts(path: $0.path, size: $0.size, hash: $0.hash, stamp: stamps[$0.path])
                }
                guard files.allSatisfy({ $0.stamp != nil }) else { continue }
                cache.store(files, for: ResultCache.Key(.pieces, piece.key))
            }
            try? cache.write(to: path)
        }
    }
}

extension SiteFileFacts: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(path:size:hash:stamp:)) { ($0.path, $0.size, $0.hash, $0.stamp) }
    }
}
