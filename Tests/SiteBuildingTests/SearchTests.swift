import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct SearchTests {
    /// A tiny edition: every column has something in it, and one title is hostile.
    private static func edition() -> Edition {
        var edition = Invented.edition()
        edition.archive = [
            Invented.brief(
                0x11, "Storm closes the port of São Paulo", source: Invented.source("Harbour Post", "news"), hours: 1,
                summary: "Ships wait outside; the ferries, too, stay where they are.", place: "São Paulo"),
            Invented.brief(
                0x12, "Cup final\ngoes to penalties", source: Invented.source("The Touchline", "sports"),
                subcategory: "soccer", hours: 26.5, summary: "Ships of fans wait, and wait.", language: "en-GB",
                place: "Gaza Strip", story: Invented.floodStory.story),
            Invented.brief(
                0x13, "</script><img src=x onerror=alert(1)> \"quoted\" \\ back",
                source: Invented.source("Harbour Post", "news"),
                hours: nil, summary: "", url: "javascript:alert(1)"),
        ]
        return edition
    }

    private static func files() throws -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: try SiteBuilder(templates: Templates()).pages(of: edition())
                .filter { $0.path.hasPrefix("search") }.map { ($0.path, $0.text) })
    }

    @Test("what the search page asks for", arguments: ["index.json", "cards-.json"])
    func golden(name: String) throws {
        expectGolden(try #require(Self.files()["search/" + name]), named: "search/" + name)
    }

    @Test func thePageIsCompleteWithoutScripts() throws {
        let page = try #require(Self.files()["search.html"])
        #expect(page.contains("it needs scripts"))
        #expect(page.contains("<a href=\"index.md\">"))
        // What only scripts can use stands in one box, which the style sheet shows where they run.
        let parts = page.split(separator: "<div class=\"search-live\">")
        #expect(parts.count == 2 && !parts[0].contains("<form") && parts[1].contains("<form"))
        let style = try #require(
            SiteBuilder(templates: Templates()).pages(of: Self.edition()).first { $0.path == "assets/style.css" })
        #expect(style.text.contains("html:not(.scripted) .search-live"))
    }

    @Test func addressesThatCouldActAreLeftOut() throws {
        #expect(try Self.files()["search/cards-.json"]?.contains("javascript:") == false)
    }

    @Test("articles lie in as many drawers as keep each small", arguments: [(64, 1), (65, 16), (1_025, 256)])
    func drawers(count: Int, drawers: Int) throws {
        var edition = Self.edition()
        let source = Invented.source("Harbour Post", "news")
        edition.archive = (0..<count).map { number in
            var brief = Invented.brief(number, "Title \(number)", source: source, hours: Double(number) / 10)
            brief.article.id = String(format: "%02x%014x", number * 7 % 256, number)
            return brief
        }
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        let cards = pages.filter { $0.path.hasPrefix("search/cards-") }
        #expect(cards.count == drawers)
        var seen = 0
        for card in cards {
            let objects = try #require(try JSONSerialization.jsonObject(with: Data(card.bytes)) as? [[String: Any]])
            let drawer = card.path.dropFirst("search/cards-".count).dropLast(".json".count)
            #expect(objects.allSatisfy { ($0["id"] as? String)?.hasPrefix(drawer) == true })
            seen += objects.count
        }
        #expect(seen == count)
    }

    @Test func nothingKnownStillMakesAnIndex() throws {
        var edition = Self.edition()
        edition.archive = []
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        let index = try #require(pages.first { $0.path == "search/index.json" })
        let object = try #require(try JSONSerialization.jsonObject(with: Data(index.bytes)) as? [String: Any])
        #expect((object["minutes"] as? [Int]) == [])
        #expect(!pages.contains { $0.path.hasPrefix("search/cards-") })
    }
}
