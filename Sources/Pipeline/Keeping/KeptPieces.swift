internal import Computing
internal import Publishing
internal import SiteBuilding

/// The pieces of the site that the last run has made, by what they show: those that show the same now are not made again.
///
/// A piece stands where none of its files was touched since. The file that holds this may be deleted at any moment: everything is
/// made then, and is the same.
struct KeptPieces: Sendable {
    /// nil where nothing is kept.
    fileprivate let keep: Keep?
    /// The site as it stands; nil where nothing is to be left as it is.
    fileprivate let files: StandingFiles?

    /// Those that need not be made.
    var standing: StandingPieces {
        guard let stamps = files?.stamps, let keep else { return .none }
        return StandingPieces { key in
            guard let piece: KeptPiece = keep.known(for: Keep.Key(.pieces, key)),
                piece.files.allSatisfy({ stamps[$0.path] == $0.stamp })
            else { return nil }
            return piece.files.map { SiteFileFacts(path: $0.path, size: $0.size, hash: $0.hash) }
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

    /// What every page is made of beside what it shows: the program, the settings, and the files of rules and templates.
    private var basis: UInt64 { fingerprintNumber(of: [Self.program, configuration.madeFrom]) }

    /// What stands of the last run's site. Where all is to be made, nothing does; and of a private site nothing, for nobody can
    /// read in it what was made.
    func recalledPieces() -> KeptPieces {
        guard configuration.privacy == nil else { return KeptPieces(keep: nil, files: nil) }
        return step(.recalling) {
            KeptPieces(
                keep: Keep(file: path, basis: basis),
                files: configuration.isForced ? nil : edges.publisher.standing())
        }
    }

    /// Makes and publishes a site beside what stands of the last one. Where somebody has changed that meanwhile, all of it is made.
    ///
    /// - Parameters:
    ///   - make: makes what does not stand, and hands over each file as soon as it is there.
    ///   - remember: is told the paths of the files that were made before they are published.
    func published(
        besides kept: KeptPieces, _ make: (StandingPieces, PageTray) throws -> BuiltSite,
        remembering remember: ([String]) throws -> Void
    ) throws -> (site: BuiltSite, publication: Publication) {
        func published(_ standing: StandingPieces) throws -> (BuiltSite, Publication) {
            let handover = try handover()
            let site = try make(standing, handover.tray)
            try remember(site.made.map(\.path))
            return (site, try publish(handover, besides: kept.stamps(of: site.standing)))
        }
        do {
            return try published(kept.standing)
        } catch let error as PublishingError where error.isOutdated {
            return try published(.none)
        }
    }

    /// Keeps what this run's site is made of. Where that is not possible, the next one makes all of it.
    ///
    /// - Parameters:
    ///   - kept: as it was recalled.
    ///   - files: as they stand now.
    func remember(_ pieces: [SitePiece], of files: StandingFiles?, besides kept: KeptPieces) {
        guard let stamps = files?.stamps, var keep = kept.keep else { return }
        step(.remembering) {
            for piece in pieces {
                let files = piece.files.compactMap { file in
                    stamps[file.path].map {
                        KeptPiece.File(path: file.path, size: file.size, hash: file.hash, stamp: $0)
                    }
                }
                guard files.count == piece.files.count else { continue }
                keep.take(KeptPiece(files: files), for: Keep.Key(.pieces, piece.key))
            }
            try? keep.write(to: path)
        }
    }
}

/// The files of a piece, as they stood when it was published.
struct KeptPiece: KeptInParts {
    struct File: KeptInParts {
        let path: String
        let size: Int
        let hash: UInt64
        let stamp: UInt64

        static var form: some KeptForm<Self> {
            Parts {
                Self(path: $0, size: $1, hash: $2, stamp: $3)
            } of: {
                ($0.path, $0.size, $0.hash, $0.stamp)
            }
        }
    }

    let files: [File]

    static var form: some KeptForm<Self> {
        Parts { (files: [File]) in
            Self(files: files)
        } of: {
            ($0.files)
        }
    }
}
