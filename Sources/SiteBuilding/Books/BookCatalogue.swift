internal import Newsroom

/// A catalogue of the site's books for reading apps: an acquisition feed of OPDS 1.2, which is Atom. The newest day
/// comes first, and within a day the main edition.
struct BookCatalogue {
    static let mediaType = "application/atom+xml;profile=opds-catalog;kind=acquisition"
    /// The relation of books that anyone may download.
    private static let openAccess = "http://opds-spec.org/acquisition/open-access"

    /// The main edition.
    let edition: Edition
    let words: Localisation
    /// Today's id.
    let today: String
    let books: [DatedBook.Entry]

    var page: Page { Page(path: SiteFile.catalogue.rawValue, text: document) }

    private var document: String {
        let own = SiteFile.catalogue.rawValue
        let days = Set(edition.days.map(\.id))
        return XMLElement(
            "feed",
            [
                "xmlns": "http://www.w3.org/2005/Atom", "xmlns:dc": "http://purl.org/dc/terms/",
                "xml:lang": words.language,
            ],
            elements: [
                XMLElement("id", text: address(own) ?? PermanentID.feed(own, of: edition.site.title)),
                XMLElement("title", text: edition.site.title), XMLElement("subtitle", text: edition.site.tagline),
                XMLElement(
                    "updated", text: books.map(\.updated).max() ?? WallClock.timestamp(NewsFeed.dateOfEmptyFeed)),
                author,
                XMLElement("link", ["rel": "self", "type": Self.mediaType, "href": address(own) ?? own]),
                XMLElement("link", ["rel": "start", "type": Self.mediaType, "href": address(own) ?? own]),
            ] + books.map { entry(of: $0, besides: days) }
        ).document
    }

    /// - Parameter days: the past days that have a page.
    private func entry(of book: DatedBook.Entry, besides days: Set<Day.ID>) -> XMLElement {
        var elements = [
            XMLElement("id", text: book.id), XMLElement("title", text: book.title),
            XMLElement("updated", text: book.updated), author,
            XMLElement("dc:language", text: book.language), XMLElement("dc:issued", text: book.day),
            XMLElement("summary", text: words["description.headlines"]),
            XMLElement(
                "link",
                ["rel": Self.openAccess, "type": EditionBook.mediaType, "href": address(book.path) ?? book.path]),
        ]
        if let page = page(of: book, besides: days) {
            elements.append(
                XMLElement("link", ["rel": "alternate", "type": "text/html", "href": address(page) ?? page]))
        }
        return XMLElement("entry", elements: elements)
    }

    /// Returns the path of the page with a book's news; nil if there is none any more.
    private func page(of book: DatedBook.Entry, besides days: Set<Day.ID>) -> String? {
        if book.day == today { return book.folder + PageKind.front.path }
        // Only the main edition has an archive.
        return book.folder.isEmpty && days.contains(book.day) ? Address.dayPath(book.day) : nil
    }

    private var author: XMLElement {
        XMLElement("author", elements: [XMLElement("name", text: edition.site.title)])
    }

    /// Returns a file's full address; nil if the site's is not known. Readers then resolve links from the catalogue's
    /// own, unlike those of other feeds, which may be stored elsewhere.
    private func address(_ path: String) -> String? { SiteAddress(edition.site).map { $0(path) } }
}
