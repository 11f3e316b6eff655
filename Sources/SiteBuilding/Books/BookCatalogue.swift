internal import Newsroom

/// A catalogue of the site's books for reading apps: an acquisition feed of OPDS 1.2, which is Atom. The newest day comes
/// first, and within a day the main edition. A long catalogue continues on further pages (RFC 5005, section 3).
struct BookCatalogue {
    static let mediaType = "application/atom+xml;profile=opds-catalog;kind=acquisition"
    /// The relation of books that anyone may download.
    private static let openAccess = "http://opds-spec.org/acquisition/open-access"
    /// The maximum number of entries on a page, as in the site's other feeds.
    private static let most = 60

    /// The main edition.
    let edition: Edition
    let words: Localisation
    let day: DayView
    /// The books of earlier days, newest first.
    let past: [DatedBook]

    /// A book as the catalogue lists it. Its paths are relative to the site's root.
    private struct Row {
        let day: String
        let entry: DatedBook.Entry
        let book: String
        /// The page with the same news; nil if there is none any more.
        let page: String?
    }

    var pages: [Page] {
        let rows = today + earlier
        let parts = stride(from: 0, to: rows.count, by: Self.most).map { rows[$0..<min($0 + Self.most, rows.count)] }
        return parts.indices.map { part in
            Page(path: Self.path(part: part), text: document(of: parts[part], part: part, of: parts.count))
        }
    }

    private var today: [Row] {
        ([edition.link] + edition.others).map { edition in
            Row(
                day: day.stamp,
                entry: DatedBook.Entry(
                    of: edition, at: address(edition.folder + SiteFile.book.rawValue), on: day,
                    language: words.language),
                book: edition.folder + DatedBook.path(on: day.stamp), page: edition.folder + SiteFile.front.rawValue)
        }
    }

    private var earlier: [Row] {
        let days = Set(edition.days.map(\.id))
        return past.map { book in
            // Only the main edition has an archive.
            let hasPage = book.folder.isEmpty && days.contains(book.day)
            return Row(
                day: book.day, entry: book.entry, book: book.folder + DatedBook.path(on: book.day),
                page: hasPage ? Address.dayPath(book.day) : nil)
        }
    }

    private func document(of rows: ArraySlice<Row>, part: Int, of count: Int) -> String {
        let own = SiteFile.catalogue.rawValue
        let ways: [(relation: String, part: Int?)] = [
            ("self", part), ("start", 0), ("first", count > 1 ? 0 : nil), ("previous", part > 0 ? part - 1 : nil),
            ("next", part + 1 < count ? part + 1 : nil), ("last", count > 1 ? count - 1 : nil),
        ]
        let updated = rows.map(\.entry.updated).max() ?? WallClock.timestamp(NewsFeed.never)
        return XMLElement(
            "feed",
            [
                "xmlns": "http://www.w3.org/2005/Atom", "xmlns:dc": "http://purl.org/dc/terms/",
                "xml:lang": words.language,
            ],
            elements: [
                XMLElement("id", text: address(own) ?? PermanentName.feed(own, of: edition.site.title)),
                XMLElement("title", text: edition.site.title), XMLElement("subtitle", text: edition.site.tagline),
                XMLElement("updated", text: updated), author,
            ]
                + ways.compactMap { way in
                    way.part.map {
                        XMLElement(
                            "link",
                            [
                                "rel": way.relation, "type": Self.mediaType,
                                "href": link(Self.path(part: $0), from: part),
                            ])
                    }
                }
                + rows.map { entry($0, part: part) }
        ).document
    }

    private func entry(_ row: Row, part: Int) -> XMLElement {
        let page = row.page.map {
            XMLElement("link", ["rel": "alternate", "type": "text/html", "href": link($0, from: part)])
        }
        return XMLElement(
            "entry",
            elements: [
                XMLElement("id", text: row.entry.id), XMLElement("title", text: row.entry.title),
                XMLElement("updated", text: row.entry.updated), author,
                XMLElement("dc:language", text: row.entry.language), XMLElement("dc:issued", text: row.day),
                XMLElement("summary", text: words["description.headlines"]),
                XMLElement(
                    "link",
                    ["rel": Self.openAccess, "type": EditionBook.mediaType, "href": link(row.book, from: part)]),
            ] + [page].compactMap(\.self))
    }

    private var author: XMLElement {
        XMLElement("author", elements: [XMLElement("name", text: edition.site.title)])
    }

    /// Returns the path of a page of the catalogue. The first has the address that readers subscribe to.
    private static func path(part: Int) -> String {
        part == 0 ? SiteFile.catalogue.rawValue : "\(SiteFolder.more.rawValue)/opds-\(part + 1).xml"
    }

    /// Returns a file's address for a link. If the site's address is not known, it is relative to the page of the
    /// catalogue, unlike links of other feeds, which may be stored elsewhere.
    private func link(_ path: String, from part: Int) -> String { address(path) ?? (part == 0 ? "" : "../") + path }

    /// Returns a file's full address; nil if the site's is not known.
    private func address(_ path: String) -> String? { SiteAddress(edition.site).map { $0(path) } }
}
