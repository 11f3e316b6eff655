import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct DiscoveryTests {
    @Test(
        "files for programs, on a site without an address", arguments: ["robots.txt", "llms.txt", "headlines.json"])
    func golden(path: String) throws {
        expectGolden(try page(path, of: edition).golden, named: path)
    }

    @Test(
        "files for programs and frames, on a site with an address",
        arguments: ["robots.txt", "llms.txt", "sitemap.xml", "opensearch.xml", "widget.html"])
    func goldenWithAddress(path: String) throws {
        expectGolden(try page(path, of: addressed).text, named: "addressed/" + path)
    }

    @Test(
        "the archive as it is published",
        arguments: ["archive.html", "archive/2025-03-04.html", "archive/2025-03-04.md"])
    func archive(path: String) throws {
        expectGolden(try page(path, of: edition).golden, named: path)
    }

    @Test func withoutAnAddressNothingStatesOne() throws {
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        #expect(!pages.contains { $0.path == "sitemap.xml" })
        for page in pages where page.path.hasSuffix(".html") {
            #expect(!page.text.contains("rel=\"canonical\"") && !page.text.contains("og:image"), "\(page.path)")
        }
        #expect(try SiteBuilder(templates: Templates()).shareCards(of: edition).isEmpty)
    }

    @Test("every page names itself, its feeds and a card that exists")
    func heads() throws {
        let builder = try SiteBuilder(templates: Templates())
        let cards = Set(try builder.shareCards(of: addressed).map(\.path))
        let pages = try builder.pages(of: addressed)
        let root = "https://pulse.example/briefing/"
        let paths = Set(pages.map(\.path))
        for page in pages where page.isPage && page.path != "404.html" {
            let tags = Tag.all(in: page.text)
            let canonical = tags.filter { $0.value("rel") == "canonical" }.compactMap { $0.value("href") }
            #expect(canonical == [root + (page.path == "index.html" ? "" : page.path)])
            let card = try #require(tags.first { $0.value("property") == "og:image" }?.value("content"))
            #expect(card.hasPrefix(root) && cards.contains(String(card.dropFirst(root.count))), "\(card)")
            let feeds = tags.filter { $0.value("type") == "application/atom+xml" }.compactMap { $0.value("href") }
            let up = String(repeating: "../", count: page.path.count { $0 == "/" })
            for feed in feeds { #expect(paths.contains(String(feed.dropFirst(up.count))), "\(page.path): \(feed)") }
            #expect(feeds.contains(up + "feeds/index.xml"))
        }
    }

    @Test("where nothing can be drawn, no page names a card")
    func undrawn() throws {
        let builder = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.drawsShareCards = false })
        #expect(try builder.shareCards(of: addressed).isEmpty)
        for page in try builder.pages(of: addressed) where page.path.hasSuffix(".html") {
            #expect(!page.text.contains("og:image") && !page.text.contains("twitter:card"), "\(page.path)")
        }
    }

    @Test("the content of a title can't break out of the script element, and is read back unchanged")
    func structuredData() throws {
        // Every character that JSON has a way of its own for, and those beside them that it has none for.
        let controls = String(String.UnicodeScalarView((UInt8(0)...0x1F).map { UnicodeScalar($0) }))
        let title = "</script><script>alert('x')//<!-- \" \\ / \u{7F} \u{2028}\u{2029} 😀é \(controls)"
        var edition = addressed
        edition.headlines[0].article.title = title
        let html = try page("index.html", of: edition).text
        let start = try #require(html.range(of: "<script type=\"application/ld+json\">"))
        let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
        let data = Data(html[start.upperBound..<end.lowerBound].utf8)
        let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(root["@type"] as? String == "CollectionPage")
        let list = try #require((root["mainEntity"] as? [String: Any])?["itemListElement"] as? [[String: Any]])
        #expect((list.first?["item"] as? [String: Any])?["headline"] as? String == title)
        #expect(list.count == edition.headlines.count)
    }

    @Test func aDeskSaysWhereItBelongs() throws {
        let html = try page("sports/tennis.html", of: addressed).text
        #expect(html.contains("\"name\":\"Sports\",\"position\":2"))
        #expect(html.contains("\"item\":\"https://pulse.example/briefing/sports/tennis.html\""))
    }

    private var edition: Edition {
        var edition = Invented.edition()
        func day(_ id: String, isOver: Bool) -> Day {
            Day(
                id: id, isOver: isOver,
                headlines: [Clipping(Invented.floodStory.lead), Clipping(Invented.singles[1])],
                stories: [Clipping(Invented.manyStory.lead)], articles: 63)
        }
        edition.days = [
            Day(id: "2025-03-03", isOver: true, headlines: [], stories: [], articles: 0),
            day("2025-03-04", isOver: true), day("2025-03-05", isOver: false),
        ]
        return edition
    }

    private var addressed: Edition {
        var edition = edition
        edition.site.address = "https://pulse.example/briefing"
        return edition
    }

    private func page(_ path: String, of edition: Edition) throws -> Page {
        try #require(SiteBuilder(templates: Templates()).pages(of: edition).first { $0.path == path })
    }
}
