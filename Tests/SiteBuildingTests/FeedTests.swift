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
        ])
    func goldenWithAddress(path: String) throws {
        expectGolden(try page(path, of: addressed).text, named: "addressed/" + path)
    }

    @Test func everyDeskHasBothFeeds() throws {
        let edition = Invented.edition()
        let paths = Set(try SiteBuilder(templates: Templates()).pages(of: edition).map(\.path))
        for stem in ["index", "headlines", "sports", "sports/tennis", "chess"] {
            #expect(paths.contains("feeds/\(stem).xml"))
            #expect(paths.contains("feeds/\(stem).json"))
        }
        #expect(!paths.contains { $0.hasPrefix("feeds/stories/") })
    }

    @Test("a story whose feed was published keeps it, in both formats, and no other has one")
    func givenOut() throws {
        var edition = Invented.edition()
        let builder = try SiteBuilder(templates: Templates())
        let stories = edition.stories.map { edition.pageNames.storyPath($0.story.id).dropLast(5) }
        let stem = "feeds/\(stories[0])"
        edition.pageNames.feeds = [stem]
        let pages = try builder.pages(of: edition)
        #expect(pages.map(\.path).filter { $0.hasPrefix("feeds/stories/") } == [stem + ".json", stem + ".xml"])
        #expect(pages.first { $0.path == stem + ".xml" }?.text.contains("<entry") == true)
        let page = pages.first { $0.path == stories[0] + ".html" }?.text
        #expect(page?.contains("../\(stem).xml") == true)
        let links = try builder.permalinks(of: edition)
        #expect(links.filter { $0.path.hasPrefix("stories/") }.compactMap(\.feed) == [stem])
        #expect(PageNaming(knowing: links).names(for: [edition]).feeds.contains(stem))
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
