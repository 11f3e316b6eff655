import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite("The page of corrections") struct CorrectionsPageTests {
    /// One correction of each kind; a publisher's headline tries to be more than text.
    static var corrections: [Correction] {
        let (flood, rates) = (Invented.floodStory, Invented.rateStory)
        func clipping(_ title: String, of file: StoryFile) -> Clipping {
            var clipping = Clipping(file.lead)
            clipping.title = title
            return clipping
        }
        return [
            Correction(
                kind: .figure, earlier: clipping("River bursts its banks, 47 dead", of: flood), day: "2025-03-04",
                now: [clipping("65 dead as the river rises", of: flood)],
                figures: Correction.Figures(earlier: "47 dead", now: "65 dead"), moment: Invented.now),
            Correction(
                kind: .headline, earlier: clipping("Rates rise to [5](javascript:x) <b>", of: rates),
                now: [clipping("Rates rise to 6 <b>", of: rates)], moment: Invented.now.addingTimeInterval(-60)),
            Correction(
                kind: .withdrawn, earlier: clipping("Ferries stop for good", of: flood), now: [],
                moment: Invented.now.addingTimeInterval(-90)),
            Correction(
                kind: .joined, earlier: clipping("Bridges closed", of: rates), day: "2025-03-04",
                other: clipping("Quays under water", of: flood), now: [Clipping(flood.lead)],
                moment: Invented.now.addingTimeInterval(-120)),
            Correction(
                kind: .parted, earlier: clipping("Bank and river", of: flood), day: "2025-03-04",
                now: [Clipping(flood.lead), Clipping(rates.lead)], moment: Invented.now.addingTimeInterval(-180)),
        ]
    }

    private func pages(in language: String = "en", _ corrections: [Correction] = corrections) throws -> [String: String]
    {
        var edition = Invented.edition()
        edition.site.language = language
        edition.days = [Day(id: "2025-03-04", isOver: true, headlines: [], stories: [], articles: 3)]
        edition.corrections = corrections
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: Invented.summaries)
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.text) })
    }

    @Test("as it is published", arguments: ["corrections.md", "feeds/corrections.xml"])
    func golden(path: String) throws { expectGolden(try #require(pages()[path]), named: path) }

    @Test("quotes old and new with links and days, and escapes markup in headlines")
    func quotations() throws {
        let page = try #require(pages()["corrections.html"])
        for text in [
            "47 dead", "65 dead", "Quays under water", "href=\"archive/2025-03-04.html\"", "id=\"figure-",
            "id=\"withdrawn-",
        ] {
            #expect(page.contains(text), "\(text)")
        }
        #expect(!page.contains("href=\"javascript:") && !page.contains("6 <b>"))
        let digest = try #require(pages()["digest.html"])
        #expect(digest.contains("47 dead") && digest.contains("href=\"corrections.html\""))
    }

    @Test("gets a new entry in the feed for a new figure, and none when a story changes its lead")
    func entries() throws {
        func ids(_ corrections: [Correction]) throws -> [String] {
            let feed = try #require(pages(corrections)["feeds/corrections.xml"])
            return feed.components(separatedBy: "<id>").dropFirst().map { part in String(part.prefix { $0 != "<" }) }
        }
        var changed = Self.corrections
        let before = try ids(changed)
        for place in changed.indices where [.joined, .parted].contains(changed[place].kind) {
            changed[place].now[0].title = "Another lead"
        }
        #expect(try ids(changed) == before)
        changed[0].now[0].title = "70 dead as the river rises"
        #expect(try ids(changed) != before)
    }

    @Test("in every language", arguments: try interfaceLanguages())
    func languages(language: String) throws {
        let page = try #require(pages(in: language)["corrections.md"])
        #expect(!page.contains("corrections."))
    }

    @Test("is missing, with its links, where nothing changed")
    func silence() throws {
        let pages = try pages([])
        #expect(pages["corrections.html"] == nil && pages["feeds/corrections.xml"] == nil)
        for path in ["digest.html", "explore.html"] {
            #expect(pages[path]?.contains("corrections.html") == false, "\(path)")
        }
    }
}
