import Foundation
import FoundationXML
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// `Tests/Browser/test_books.py` has the book judged by epubcheck.
@Suite("The edition as a book") struct EditionBookTests {
    private func pages(
        of edition: Edition = Invented.edition(), summaries: Summaries = Invented.summaries, epub: Bool = true,
        keeping most: Int = 30, of books: [DatedBook] = []
    ) throws -> [String: Page] {
        var settings = SiteSettings()
        settings.epub = epub
        settings.books = most
        let pages = try SiteBuilder(templates: Templates(), settings: settings).pages(
            of: edition, summaries: summaries, books: books)
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    }

    private func book(
        of edition: Edition = Invented.edition(), summaries: Summaries = Invented.summaries
    ) throws -> UnpackedZip {
        try UnpackedZip(try #require(pages(of: edition, summaries: summaries)["edition.epub"]).bytes)
    }

    /// Everything that the files of the book say.
    private func text(of book: UnpackedZip) -> String { book.members.map(\.text).joined(separator: "\n") }

    private func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }

    private var addressed: Edition {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/news"
        return edition
    }

    /// The edition's summaries, with the flood among the stories below the headlines.
    private var withoutFlood: Summaries {
        var summaries = Invented.summaries
        summaries.digest.top.removeAll { $0.lead.story.id == Invented.floodStory.story.id }
        return summaries
    }

    @Test("begins with the name of its format, as it is")
    func format() throws {
        let file = try #require(pages()["edition.epub"]).bytes
        #expect(Array(file[30..<58]) == Array("mimetypeapplication/epub+zip".utf8))
        let members = try UnpackedZip(file).members
        let first = try #require(members.first)
        #expect(first.name == "mimetype" && first.offset == 0 && first.extra == 0 && !first.isCompressed)
        #expect(first.text == "application/epub+zip")
        #expect(members.contains { $0.isCompressed })
        #expect(Set(members.map(\.name)).count == members.count)
    }

    @Test("lists every file it has and has every file it lists", arguments: try interfaceLanguages())
    func isWhole(language: String) throws {
        var edition = Invented.edition()
        edition.site.language = language
        let book = try book(of: edition)
        #expect(try #require(book["META-INF/container.xml"]).contains("full-path=\"package.opf\""))
        let package = try #require(book["package.opf"])
        let listed = package.matches(of: /href="([^"]+)"/).map { String($0.output.1) }
        let own = ["mimetype", "META-INF/container.xml", "package.opf"]
        #expect(listed.sorted() == book.members.map(\.name).filter { !own.contains($0) }.sorted())
        #expect(package.contains("<dc:language>\(language)</dc:language>"))
        let ids = package.matches(of: /idref="([^"]+)"/).map { String($0.output.1) }
        #expect(ids.count > 3 && ids.allSatisfy { package.contains("<item id=\"\($0)\"") })
        for contents in ["contents.xhtml", "contents.ncx"] {
            let links = try #require(book[contents]).matches(of: /(?:href|src)="([^"#:]+)"/).map { String($0.output.1) }
            #expect(links.count > 2 && Set(links).isSubset(of: listed), "\(contents)")
        }
        for member in book.members where !["mimetype", "style.css"].contains(member.name) {
            #expect(isWellFormed(member.text), "\(member.name)")
        }
        let cover = try #require(book["cover.xhtml"])
        let day = ["en": "5 March 2025", "es": "5 de marzo de 2025", "pt": "5 de março de 2025"]
        #expect(cover.contains("<h1>Global Pulse</h1>"))
        #expect(cover.contains(try #require(day[language])))
    }

    @Test("has the headlines, then a chapter a category, each story once, in sentences that name their sources")
    func chapters() throws {
        let book = try book(of: addressed, summaries: withoutFlood)
        let titles = try (1...3).map { number in
            let chapter = try #require(book["chapter-\(number).xhtml"])
            return try #require(chapter.firstMatch(of: /<h1>(.*)<\/h1>/)).output.1
        }
        #expect(titles == ["Top ten", "News", "Food"])
        #expect(book["chapter-4.xhtml"] == nil)
        let headlines = try #require(book["chapter-1.xhtml"])
        #expect(headlines.components(separatedBy: "<h2").count - 1 == withoutFlood.digest.top.count)
        #expect(headlines.contains("Written by small-model, a language model"))
        #expect(headlines.contains(". A title without an address</h2>"))
        let news = try #require(book["chapter-2.xhtml"])
        #expect(news.components(separatedBy: "<h2").count == 2)
        #expect(news.contains(">The river rose above the quays on Wednesday. <cite>(<a href=\"https://"))
        #expect(news.contains(">“We left at night,” a baker said. <cite>(<a href=\"https://"))
        let page = "https://pulse.example/news/" + addressed.pageNames.storyPath(Invented.floodStory.story.id)
        #expect(news.components(separatedBy: "<a href=\"\(page)\">").count == 3)
        #expect(!text(of: book).contains("root:"))
    }

    @Test("leads to the publishers where nobody said where the site is")
    func withoutAddress() throws {
        let text = text(of: try book(summaries: withoutFlood))
        #expect(!text.contains("stories/") && !text.contains("root:"))
        #expect(text.contains("<h2 dir=\"auto\""))
    }

    @Test("leaves out what has no report of the last day")
    func old() throws {
        var edition = Invented.edition()
        edition.moment += 2 * 86_400
        #expect(try book(of: edition, summaries: withoutFlood)["chapter-2.xhtml"]?.contains("<h1>Food</h1>") == true)
    }

    @Test("foreign text makes no element, and nothing that XML has no letters for")
    func foreignText() throws {
        var edition = Invented.edition()
        edition.headlines[0].article.title = "<b>\u{0B}&amp; \u{FFFE}\u{FFFF}]]> \"x\" 'y'"
        let book = try book(of: edition, summaries: Invented.summaries(ledBy: edition.headlines))
        let chapter = try #require(book["chapter-1.xhtml"])
        #expect(chapter.contains("&lt;b&gt; &amp;amp; ]]&gt; &quot;x&quot; &#39;y&#39;"))
        #expect(isWellFormed(chapter))
    }

    @Test("is the same for the same articles of a day, newer with a newer article, and another the next day")
    func stability() throws {
        func file(_ name: String, after seconds: Double) throws -> Page {
            var edition = Invented.edition()
            edition.moment += seconds
            return try #require(pages(of: edition)[name])
        }
        for name in ["edition.epub", "archive/2025-03-05.epub", "opds.xml"] {
            let now = try file(name, after: 0)
            #expect(try now == file(name, after: 0) && now == file(name, after: 3_600), "\(name)")
        }
        func facts(after seconds: Double, newer: Double = 0) throws -> (id: Substring, modified: Substring) {
            var edition = Invented.edition()
            edition.moment += seconds
            edition.headlines[0].article.firstSeen += newer
            edition.headlines[0].article.published = edition.headlines[0].article.firstSeen
            let book = try book(of: edition, summaries: Invented.summaries(ledBy: edition.headlines))
            let package = try #require(book["package.opf"])
            let id = try #require(package.firstMatch(of: /<dc:identifier id="id">(.*?)</)).output.1
            return (id, try #require(package.firstMatch(of: /dcterms:modified">(.*?)</)).output.1)
        }
        let (now, later, tomorrow) = try (facts(after: 0), facts(after: 0, newer: 43_200), facts(after: 86_400))
        #expect(now.modified < later.modified)
        #expect(now.id == later.id && now.id != tomorrow.id)
    }

    @Test("is there only where the owner wants it, and changes no page of a story")
    func off() throws {
        let (with, without) = (try pages(), try pages(epub: false))
        let own: Set = ["edition.epub", "archive/2025-03-05.epub", "opds.xml"]
        #expect(Set(with.keys).subtracting(without.keys) == own)
        #expect(with["edition.epub"]?.bytes == with["archive/2025-03-05.epub"]?.bytes)
        #expect(Set(without.keys).subtracting(with.keys) == [])
        let changed = without.values.filter { with[$0.path] != $0 }.map(\.path)
        let expected = ["about", "digest.", "edition.json", "index.", "more/"]
        for path in changed { #expect(expected.contains { path.hasPrefix($0) }, "\(path)") }
        for path in ["about.html", "digest.html"] {
            let page = try #require(with[path]).text
            #expect(page.contains("href=\"edition.epub\"") && page.contains("href=\"opds.xml\""), "\(path)")
        }
        let front = try #require(with["index.html"]).text
        #expect(front.contains("profile=opds-catalog;kind=acquisition\" href=\"opds.xml\""))
        for page in without.values where page.isHTML { #expect(!page.text.contains("opds"), "\(page.path)") }
    }

    @Test("is found in a catalogue that lists the book of every edition, by the book's own name")
    func catalogue() throws {
        var edition = addressed
        edition.others = [EditionLink(name: "Near", folder: "near/", newest: Invented.now - 86_400)]
        let catalogue = try #require(pages(of: edition)["opds.xml"]).text
        #expect(isWellFormed(catalogue))
        #expect(catalogue.components(separatedBy: "<entry>").count == 3)
        #expect(catalogue.components(separatedBy: "<updated>2025-03-04T14:30:00Z</updated>").count == 2)
        let link = "<link rel=\"http://opds-spec.org/acquisition/open-access\" type=\"application/epub+zip\" href=\""
        #expect(catalogue.contains(link + "https://pulse.example/news/archive/2025-03-05.epub\"/>"))
        #expect(catalogue.contains(link + "https://pulse.example/news/near/archive/2025-03-05.epub\"/>"))

        var near = addressed
        near.folder = "near/"
        near.site.address = "https://pulse.example/news/near/"
        let nearPages = try pages(of: near)
        #expect(nearPages["near/opds.xml"] == nil)
        let nearBook = try UnpackedZip(try #require(nearPages["near/edition.epub"]).bytes)
        for archive in [try book(of: edition), nearBook] {
            let package = try #require(archive["package.opf"])
            let id = try #require(package.firstMatch(of: /<dc:identifier id="id">(.*?)</)).output.1
            #expect(catalogue.contains("<id>\(id)</id>"))
        }
        let relative = try #require(pages()["opds.xml"]).text
        #expect(relative.contains(link + "archive/2025-03-05.epub\"/>") && isWellFormed(relative))
    }

    private func stored(_ day: String, in folder: String = "") -> DatedBook {
        DatedBook(
            entry: DatedBook.Entry(
                day: day, folder: folder, id: "urn:\(folder)\(day)", title: "<Then>", language: "pt",
                updated: day + "T10:00:00Z"),
            bytes: Array("\(folder)\(day)".utf8))
    }

    private func days(in catalogue: String) -> [String] {
        catalogue.matches(of: /<dc:issued>(.*?)</).map { String($0.output.1) }
    }

    @Test("keeps the books of earlier days as they are, newest first, and no more of an edition than wanted")
    func earlierDays() throws {
        var edition = addressed
        edition.others = [EditionLink(name: "Near", folder: "near/", newest: Invented.now)]
        edition.days = [Day(id: "2025-03-04", isOver: true, headlines: [], stories: [], articles: 3)]
        let books = [
            stored("2025-03-02"), stored("2025-03-04"), stored("2025-03-03"), stored("2025-03-04", in: "near/"),
            stored("2025-03-04", in: "gone/"),
            // Of a clock that was wrong, and of this day's earlier build.
            stored("2025-04-01"), stored("2025-03-05"),
        ]
        let pages = try pages(of: edition, keeping: 3, of: books)
        let paths = ["archive/2025-03-03.epub", "archive/2025-03-04.epub", "archive/2025-03-05.epub"]
        #expect(pages.keys.filter { $0.hasPrefix("archive/") && $0.hasSuffix(".epub") }.sorted() == paths)
        #expect(pages["archive/2025-03-04.epub"]?.bytes == stored("2025-03-04").bytes)
        #expect(pages["archive/2025-03-05.epub"]?.bytes == pages["edition.epub"]?.bytes)
        let catalogue = try #require(pages["opds.xml"]).text
        #expect(isWellFormed(catalogue))
        #expect(days(in: catalogue) == ["2025-03-05", "2025-03-05", "2025-03-04", "2025-03-04", "2025-03-03"])
        let past = try #require(catalogue.components(separatedBy: "<entry>").dropFirst(3).first)
        #expect(past.contains("<id>urn:2025-03-04</id>") && past.contains("<title>&lt;Then&gt;</title>"))
        #expect(past.contains("<updated>2025-03-04T10:00:00Z</updated>") && past.contains(">pt</dc:language>"))
        #expect(past.contains("href=\"https://pulse.example/news/archive/2025-03-04.html\""))
        #expect(catalogue.contains("href=\"https://pulse.example/news/near/archive/2025-03-04.epub\""))
        // Nothing shows the day before: the archive no longer has it.
        #expect(!catalogue.contains("archive/2025-03-03.html"))
        let alone = try #require(self.pages(of: edition, keeping: 1, of: books)["opds.xml"]).text
        #expect(days(in: alone) == ["2025-03-05", "2025-03-05"])
    }
}
