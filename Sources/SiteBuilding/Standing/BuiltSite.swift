internal import Computing
public import Newsroom

/// The files of an edition: those made now, which have been handed over, and those that stand as an earlier run has made them.
public struct BuiltSite: Sendable, Equatable {
    /// Made now, in no particular order.
    public internal(set) var made: [SiteFileFacts] = []
    /// What a later run may leave as it is: made now, or standing.
    public internal(set) var pieces: [SitePiece] = []

    public init() {}

    /// Files that have just been made, which are handed over.
    public init(_ pages: [Page], to tray: PageTray) { made = tray.handed(pages) }

    /// The paths of all files that are not made again.
    public var standing: [String] { pieces.filter(\.isStanding).flatMap { $0.files.map(\.path) } }

    public var paths: [String] { made.map(\.path) + standing }

    /// By what is asked of them once they are made.
    var files: [SiteFileFacts] { made + pieces.filter(\.isStanding).flatMap(\.files) }

    public mutating func add(_ other: BuiltSite) {
        made += other.made
        pieces += other.pieces
    }

    /// Adds a piece where it stands; false where it is to be made.
    mutating func add(standing: StandingPieces, _ content: PieceContent) -> Bool {
        let key = content.key
        guard let files = standing.files(key) else { return false }
        pieces.append(SitePiece(key: key, files: files, isStanding: true))
        return true
    }

    /// Adds the files of a piece: as they stand where it was made before of the same, else made now and handed over.
    mutating func add<Failure: Error>(
        _ content: PieceContent, standing: StandingPieces, to tray: PageTray, else make: () throws(Failure) -> [Page]
    ) throws(Failure) {
        let key = content.key
        if let files = standing.files(key) {
            pieces.append(SitePiece(key: key, files: files, isStanding: true))
            return
        }
        let files = tray.handed(try make())
        made += files
        pieces.append(SitePiece(key: key, files: files, isStanding: false))
    }
}

/// Where files go as they are made: whoever takes them decides how long they are held in memory.
public struct PageTray: Sendable {
    private let folder: String
    private let take: @Sendable (Page) -> Void

    /// - Parameters:
    ///   - folder: that of the edition whose files come, "" or "good/".
    ///   - take: is given each file, by its path from the site's root, on any thread.
    public init(folder: String = "", _ take: @escaping @Sendable (Page) -> Void) {
        self.folder = folder
        self.take = take
    }

    /// The tray for the files of an edition.
    public func within(_ folder: String) -> PageTray { PageTray(folder: folder, take) }

    /// Hands files over.
    ///
    /// - Returns: what is asked of them later.
    func handed(_ pages: [Page]) -> [SiteFileFacts] {
        pages.map { page in
            let page = Page(path: folder + page.path, bytes: page.bytes)
            take(page)
            return SiteFileFacts(page)
        }
    }
}

/// A part of the site that shows few things and mostly stays as it is: a story's page, what search holds of a day.
public struct SitePiece: Sendable, Equatable {
    /// A fingerprint of all that it shows, and of where it stands.
    public let key: UInt64
    public let files: [SiteFileFacts]
    /// Whether an earlier run has made it.
    public let isStanding: Bool
}

/// A file by what is asked of it once it is made.
public struct SiteFileFacts: Sendable, Equatable {
    public let path: String
    public let size: Int
    /// Of the bytes of a page; it tells editions apart, and need not withstand anybody.
    public let hash: UInt64

    public init(path: String, size: Int, hash: UInt64) {
        self.path = path
        self.size = size
        self.hash = hash
    }

    init(_ page: Page) {
        self.init(
            path: page.path, size: page.bytes.count,
            hash: page.path.hasSuffix(".html") ? StableHash(page.bytes).value : 0)
    }
}

/// Says which pieces stand as an earlier run has made them: only those whose files are untouched since.
public struct StandingPieces: Sendable {
    let files: @Sendable (_ key: UInt64) -> [SiteFileFacts]?

    public init(_ files: @escaping @Sendable (_ key: UInt64) -> [SiteFileFacts]?) { self.files = files }

    /// Everything is made.
    public static let none = StandingPieces { _ in nil }
}
