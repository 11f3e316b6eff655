import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct FeedTests {
    @Test(
        "feeds as they are published, on a site without an address",
        arguments: ["feeds/food.xml", "feeds/food.json", "feeds/chess.xml"])
    func golden(path: String) throws {
        expectGolden(try page(path, of: Invented.edition()).text, named: path)
    }

    @Test(
        "feeds as they are published, on a site with an address",
        arguments: [
            "feeds/food.xml", "feeds/food.json",
            "feeds/stories/0000000000000100-central-bank-holds-rates-and-hints-at-a-cut-before-summer.xml",
        ])
    func goldenWithAddress(path: String) throws {
        expectGolden(try page(path, of: addressed).text, named: "addressed/" + path)
    }

    @Test func everyDeskAndStoryHasBothFeeds() throws {
        let edition = Invented.edition()
        let paths = Set(try SiteBuilder(templates: Templates()).pages(of: edition).map(\.path))
        let stems =
            ["index", "headlines", "sports", "sports/tennis", "chess"]
            + edition.stories.map { String(edition.pageNames.storyPath($0.story.id).dropLast(5)) }
        for stem in stems {
            #expect(paths.contains("feeds/\(stem).xml"))
            #expect(paths.contains("feeds/\(stem).json"))
        }
    }

    @Test func anArticleKeepsItsNameInEveryFeedWhateverTheSite() throws {
        let name = "<id>urn:uuid:00000000-0000-8001-80a0-0070756c7365</id>"
        for edition in [Invented.edition(), addressed] {
            let named = try SiteBuilder(templates: Templates()).pages(of: edition)
                .filter { $0.text.contains(name) }.map(\.path)
            #expect(named == ["feeds/headlines.xml", "feeds/index.xml", "feeds/technology.xml"])
        }
    }

    private var addressed: Edition {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/briefing"
        return edition
    }

    private func page(_ path: String, of edition: Edition) throws -> Page {
        try #require(SiteBuilder(templates: Templates()).pages(of: edition).first { $0.path == path })
    }
}
