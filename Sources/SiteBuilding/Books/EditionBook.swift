internal import FoundationEssentials
internal import Newsroom

/// An edition as an EPUB 3.3, and the template values of its files (`book/`): those of a `DigestPage`, `identifier`,
/// `modified`, `name` (its title and day), `tagline`, and `chapters` (`number`, `file`, `name`, and `items` as in the
/// digest).
struct EditionBook: TemplateView {
    static let mediaType = "application/epub+zip"

    struct Chapter: TemplateView {
        let number: Int
        let name: String
        let items: [DigestPage.Item]

        var file: String { "chapter-\(number).xhtml" }

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "number": number
            case "file": file
            case "name": self.name
            case "items": items
            default: nil
            }
        }
    }

    let edition: Edition
    let page: DigestPage
    let chapters: [Chapter]

    /// - Parameter page: the stories of the book.
    init(_ page: DigestPage, of edition: Edition, words: Localisation) {
        self.page = page
        self.edition = edition
        let parts =
            [(name: words["headlines.ten"], items: page.top)]
            + page.sections.map {
                (name: $0.desk.name, items: $0.items)
            }
        chapters = parts.filter { !$0.items.isEmpty }.enumerated().map {
            Chapter(number: $0 + 1, name: $1.name, items: $1.items)
        }
    }

    /// The time of its newest article. The build's time would change the book even if nothing else did.
    private var modified: Date {
        chapters.flatMap(\.items).flatMap { [$0.lead.brief] + $0.summary.summary.briefs }.map(\.article.moment).max()
            ?? NewsFeed.dateOfEmptyFeed
    }

    /// Returns the permanent id of an edition's book. Each day has its own; later builds of a day update its book.
    ///
    /// - Parameters:
    ///   - address: the book's full address; nil if the site's is not known.
    ///   - day: the day's id, "2026-03-14".
    static func identifier(of edition: EditionLink, at address: String?, on day: String) -> String {
        PermanentID.feed(day, of: address ?? edition.folder + edition.name)
    }

    /// Returns the EPUB. Its first member names the format and is not compressed, so that the file can be recognised
    /// without unpacking it (EPUB 3.3, section 4.2.3).
    func file(by library: TemplateLibrary) throws(TemplateError) -> [UInt8] {
        var archive = ZipArchive()
        archive.add("mimetype", Array(Self.mediaType.utf8), isCompressed: false)
        archive.add("META-INF/container.xml", try library.render("book/container.xml", self))
        for name in ["package.opf", "cover.xhtml", "contents.xhtml", "contents.ncx", "style.css"] {
            archive.add(name, try library.render("book/" + name, self))
        }
        for chapter in chapters { archive.add(chapter.file, try library.render("book/chapter.xhtml", chapter)) }
        return archive.bytes
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "identifier":
            Self.identifier(
                of: edition.link, at: SiteAddress(edition.site).map { $0(SiteFile.book.rawValue) },
                on: page.day.stamp)
        case "modified": WallClock.timestamp(modified)
        case "name": "\(page.site.title), \(page.day.text)"
        case "tagline": page.site.tagline.nonEmpty
        case "chapters": chapters
        default: page.child(named: name)
        }
    }
}
