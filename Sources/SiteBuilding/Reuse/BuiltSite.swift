internal import Computing
public import Newsroom

/// The files of an edition: those just made and handed over, and those reused from an earlier run.
public struct BuiltSite: Sendable, Equatable {
    /// Files made in this run, in no particular order.
    public internal(set) var made: [SiteFileFacts] = []
    /// Pieces that a later run may reuse, whether made in this run or already reused.
    public internal(set) var pieces: [SitePiece] = []
    /// Today's book of each edition, to be stored for later days.
    public internal(set) var books: [DatedBook] = []

    public init() {}

    /// Hands over files that have just been made, and records them.
    public init(_ pages: [Page], to sink: PageSink) { made = sink.handed(pages) }

    /// The paths of all reused files.
    public var reusable: [String] { pieces.filter(\.isReused).flatMap { $0.files.map(\.path) } }

    public var paths: [String] { made.map(\.path) + reusable }

    /// All files, both new and reused.
    var files: [SiteFileFacts] { made + pieces.filter(\.isReused).flatMap(\.files) }

    public mutating func add(_ other: BuiltSite) {
        made += other.made
        pieces += other.pieces
        books += other.books
    }

    /// Adds a piece if it can be reused; returns false if it must be made.
    mutating func add(reusable: ReusablePieces, _ content: CacheInputs) -> Bool {
        let key = content.key
        guard let files = reusable.files(key) else { return false }
        pieces.append(SitePiece(key: key, files: files, isReused: true))
        return true
    }

    /// Adds a piece, reusing its files if its content has not changed. Otherwise its files are made and handed over.
    mutating func add<Failure: Error>(
        _ content: CacheInputs, reusable: ReusablePieces, to sink: PageSink, else make: () throws(Failure) -> [Page]
    ) throws(Failure) {
        let key = content.key
        if let files = reusable.files(key) {
            pieces.append(SitePiece(key: key, files: files, isReused: true))
            return
        }
        let files = sink.handed(try make())
        made += files
        pieces.append(SitePiece(key: key, files: files, isReused: false))
    }
}

/// A destination for files as they are made. The receiver decides how long they stay in memory.
public struct PageSink: Sendable {
    let folder: String
    private let take: @Sendable (Page) -> Void

    /// - Parameters:
    ///   - folder: the folder of the edition, "" or "good/".
    ///   - take: receives each file with its path relative to the site's root, on any thread.
    public init(folder: String = "", _ take: @escaping @Sendable (Page) -> Void) {
        self.folder = folder
        self.take = take
    }

    /// Returns a destination for the files of an edition.
    public func within(_ folder: String) -> PageSink { PageSink(folder: folder, take) }

    /// Hands files over.
    ///
    /// - Returns: the facts about them that are needed later.
    func handed(_ pages: [Page]) -> [SiteFileFacts] {
        pages.map { page in
            let page = Page(path: folder + page.path, bytes: page.bytes)
            take(page)
            return SiteFileFacts(page)
        }
    }
}

/// A part of the site that can be reused while its inputs are unchanged: a page, or a day's search files.
public struct SitePiece: Sendable, Equatable {
    /// The hash of all its inputs, including its path.
    public let key: UInt64
    public let files: [SiteFileFacts]
    /// Whether it was made by an earlier run.
    public let isReused: Bool
}

/// The facts about a file that are needed after it is written.
public struct SiteFileFacts: Sendable, Equatable {
    public let path: String
    public let size: Int
    /// The hash of a page's bytes, or 0 for other files. It tells editions apart and need not resist attacks.
    public let hash: UInt64
    /// Its state on disk when it was published, to notice later changes; nil if it wasn't published yet.
    public let stamp: UInt64?

    public init(path: String, size: Int, hash: UInt64, stamp: UInt64? = nil) {
        self.path = path
        self.size = size
        self.hash = hash
        self.stamp = stamp
    }

    init(_ page: Page) {
        self.init(
            path: page.path, size: page.bytes.count,
            hash: page.path.hasSuffix(".html") ? StableHash(page.bytes).value : 0)
    }
}

/// A lookup of pieces that an earlier run has made. Only those whose files have not been modified since can be reused.
public struct ReusablePieces: Sendable {
    let files: @Sendable (_ key: UInt64) -> [SiteFileFacts]?

    public init(_ files: @escaping @Sendable (_ key: UInt64) -> [SiteFileFacts]?) { self.files = files }

    /// No reusable pieces: everything is made.
    public static let none = ReusablePieces { _ in nil }
}
