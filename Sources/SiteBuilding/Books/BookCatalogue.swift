internal import FoundationEssentials
internal import Newsroom

/// A catalogue of the site's books for reading apps: an acquisition feed of OPDS 1.2, which is Atom. The site keeps only
/// the newest book of each edition, so these are its entries, the main edition's first.
struct BookCatalogue {
    static let mediaType = "application/atom+xml;profile=opds-catalog;kind=acquisition"
    /// The relation of books that anyone may download.
    private static let openAccess = "http://opds-spec.org/acquisition/open-access"

    /// The main edition.
    let edition: Edition
    let words: Localisation
    let day: DayView

    var page: Page { Page(path: SiteFile.catalogue.rawValue, text: document) }

    private var document: String {
        let own = SiteFile.catalogue.rawValue
        let editions = [edition.link] + edition.others
        return XMLElement(
            "feed",
            [
                "xmlns": "http://www.w3.org/2005/Atom", "xmlns:dc": "http://purl.org/dc/terms/",
                "xml:lang": words.language,
            ],
            elements: [
                XMLElement("id", text: address(own) ?? PermanentName.feed(own, of: edition.site.title)),
                XMLElement("title", text: edition.site.title), XMLElement("subtitle", text: edition.site.tagline),
                updated(editions.compactMap(\.newest).max()), author,
                XMLElement("link", ["rel": "self", "type": Self.mediaType, "href": address(own) ?? own]),
                XMLElement("link", ["rel": "start", "type": Self.mediaType, "href": address(own) ?? own]),
            ] + editions.map(entry)
        ).document
    }

    private func entry(_ edition: EditionLink) -> XMLElement {
        let book = edition.folder + SiteFile.book.rawValue
        let page = edition.folder + SiteFile.front.rawValue
        return XMLElement(
            "entry",
            elements: [
                XMLElement("id", text: EditionBook.identifier(of: edition, at: address(book), on: day.stamp)),
                XMLElement("title", text: "\(edition.name), \(day.text)"), updated(edition.newest), author,
                XMLElement("dc:language", text: words.language), XMLElement("dc:issued", text: day.stamp),
                XMLElement("summary", text: words["description.headlines"]),
                XMLElement(
                    "link",
                    ["rel": Self.openAccess, "type": EditionBook.mediaType, "href": address(book) ?? book]),
                XMLElement("link", ["rel": "alternate", "type": "text/html", "href": address(page) ?? page]),
            ])
    }

    private func updated(_ newest: Date?) -> XMLElement {
        XMLElement("updated", text: WallClock.timestamp(newest ?? NewsFeed.never))
    }

    private var author: XMLElement {
        XMLElement("author", elements: [XMLElement("name", text: edition.site.title)])
    }

    /// Returns a file's full address; nil if the site's is not known. Readers then resolve links from the catalogue's
    /// own, unlike those of other feeds, which may be stored elsewhere.
    private func address(_ path: String) -> String? { SiteAddress(edition.site).map { $0(path) } }
}
