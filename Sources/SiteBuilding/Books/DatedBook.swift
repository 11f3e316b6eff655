internal import Newsroom

/// An edition's book of one day. The site keeps those of the latest days (`site.books`).
public struct DatedBook: Sendable, Equatable {
    /// A book's entry in the catalogue. It is stored with the book, because titles and addresses may change later.
    public struct Entry: Sendable, Equatable, Codable {
        /// The day's id: "2026-03-14".
        public let day: String
        /// The folder of its edition, as in `Edition.folder`.
        public let folder: String
        /// The book's own identifier.
        let id: String
        let title: String
        let language: String
        /// The time of the edition's newest article (RFC 3339).
        let updated: String

        /// The book's path, relative to the site's root.
        var path: String { folder + DatedBook.path(on: day) }
    }

    public let entry: Entry
    public let bytes: [UInt8]

    public init(entry: Entry, bytes: [UInt8]) {
        self.entry = entry
        self.bytes = bytes
    }

    /// Returns the path of a day's book, relative to its edition's root.
    ///
    /// Each day has an address of its own, because apps tell books apart by it: KOReader's sync stops at the address
    /// that it downloaded last (`fillPendingSyncs` in `opdsbrowser.lua`).
    static func path(on day: String) -> String { "\(SiteFolder.archive.rawValue)/\(day).epub" }
}

extension DatedBook.Entry {
    /// - Parameters:
    ///   - address: the full address of the edition's newest book; nil if the site's is not known.
    ///   - day: the day of the book.
    init(of edition: EditionLink, at address: String?, on day: DayView, language: String) {
        self.init(
            day: day.stamp, folder: edition.folder,
            id: EditionBook.identifier(of: edition, at: address, on: day.stamp), title: "\(edition.name), \(day.text)",
            language: language, updated: WallClock.timestamp(edition.newest ?? NewsFeed.dateOfEmptyFeed))
    }
}
