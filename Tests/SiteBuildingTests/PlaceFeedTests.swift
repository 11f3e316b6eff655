import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite("Feeds of places")
struct PlaceFeedTests {
    private let asked = ["PT", "Porto, PT", "São Paulo, BR", "Gaza Strip, PS", "NO"]

    @Test("Each has an address of its name, with news or without", arguments: ["en", "pt"])
    func addresses(language: String) throws {
        var edition = Invented.edition()
        edition.site.language = language
        let paths = try pages(of: edition).map(\.path).filter { $0.hasPrefix("feeds/map") }
        #expect(
            paths == [
                "feeds/map/br/sao-paulo.json", "feeds/map/br/sao-paulo.xml", "feeds/map/no.json", "feeds/map/no.xml",
                "feeds/map/ps/gaza-strip.json", "feeds/map/ps/gaza-strip.xml", "feeds/map/pt.json", "feeds/map/pt.xml",
                "feeds/map/pt/porto.json", "feeds/map/pt/porto.xml",
            ])
    }

    @Test("A country's feed includes its towns, a town's only itself")
    func entries() throws {
        let edition = Invented.edition()
        let pages = try pages(of: edition)
        func titles(_ path: String) throws -> Set<String> {
            let page = try #require(pages.first { $0.path == path })
            let feed = try #require(try JSONSerialization.jsonObject(with: Data(page.bytes)) as? [String: Any])
            return Set(try #require(feed["items"] as? [[String: Any]]).compactMap { $0["title"] as? String })
        }
        let portugal = edition.archive.filter { $0.place?.country == "PT" }
        let porto = portugal.filter { $0.place?.name == "Porto" }
        #expect(!porto.isEmpty)
        #expect(try titles("feeds/map/pt.json") == Set(portugal.map(\.article.title)))
        #expect(try titles("feeds/map/pt/porto.json") == Set(porto.map(\.article.title)))
        #expect(try titles("feeds/map/no.json") == [])
    }

    @Test("as they are published", arguments: ["feeds/map/pt.xml", "feeds/map/no.xml", "feeds/map/pt/porto.json"])
    func golden(path: String) throws {
        let page = try #require(pages(of: Invented.edition()).first { $0.path == path })
        expectGolden(page.text, named: path)
    }

    @Test("The map and the Following page link them, and nothing does if none is configured")
    func links() throws {
        let link =
            #"<a href="feeds/map/pt/porto.xml" data-place="Porto, PT">Porto, "#
            + #"<span data-region="PT">Portugal</span></a>"#
        let head = #"<link rel="alternate" type="application/atom+xml" href="feeds/map/no.xml" title="Norway · "#
        let pages = try pages(of: Invented.edition())
        for (path, count) in [("map.html", 1), ("following.html", 1), ("index.html", 0)] {
            let text = try #require(pages.first { $0.path == path }).text
            #expect(text.components(separatedBy: link).count == count + 1, "\(path)")
        }
        let map = try #require(pages.first { $0.path == "map.html" }).text
        #expect(map.contains(head))
        let without = try SiteBuilder(templates: Templates()).pages(of: Invented.edition())
        #expect(!without.contains { $0.path.hasPrefix("feeds/map") })
        #expect(!without.contains { $0.path.hasSuffix(".html") && $0.text.contains("place-feeds") })
    }

    @Test("Other editions have none: the map is the main one's")
    func otherEditions() throws {
        var edition = Invented.edition()
        edition.folder = "near/"
        #expect(try !pages(of: edition).contains { $0.path.contains("feeds/map") })
    }

    private func pages(of edition: Edition) throws -> [Page] {
        try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.placeFeeds = asked }).pages(of: edition)
    }
}
