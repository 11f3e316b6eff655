import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

/// A person or place in the news has a page, a feed, and links that lead to it.
@Suite struct SubjectPageTests {
    private static let person = "names/00000000000000c1-a-b-moreira"
    private static let place = "names/2-porto"

    /// A person with a hostile name in two stories, and the place of one of them.
    private func edition() -> Edition {
        var edition = Invented.edition()
        let files = [Invented.floodStory, Invented.rateStory]
        edition.subjects = [
            NamedSubject(
                id: "00000000000000c1", name: "A <b> [Moreira](javascript:x)", stories: files.map(\.story.id),
                latest: files[0].latest),
            NamedSubject(
                id: "2", name: "Porto", place: Invented.places["Porto"], stories: [files[0].story.id],
                latest: files[0].latest),
        ]
        let known = [Permalink(path: Self.person, title: "A", moment: .distantPast)]
        edition.pageNames = PageNaming(knowing: known).names(for: [edition])
        return edition
    }

    private func site(_ edition: Edition) throws -> [String: String] {
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        return Dictionary(pages.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [".html", ".md"]) func aPersonsPageListsTheStories(ending: String) throws {
        let edition = edition()
        let text = try #require(try site(edition)[Self.person + ending])
        let stories = [Invented.floodStory, Invented.rateStory].map { edition.pageNames.storyPath($0.story.id) }
        let places = stories.compactMap { text.range(of: "../\($0)")?.lowerBound }
        #expect(places.count == 2 && places == places.sorted())
        #expect(text.contains("2 stories") && text.contains("4 sources"))
        #expect(ending == ".md" || text.contains("Person in the news"))
        #expect(!text.contains("A <b>") && !text.contains("href=\"javascript:") && !text.contains("story-map"))
        #expect(ending == ".html" || !text.contains("[Moreira]("))
    }

    @Test func aPlacesPageHasAMap() throws {
        let text = try #require(try site(edition())["\(Self.place).html"])
        #expect(text.contains("Porto, Portugal</h1>") && text.contains("Place in the news"))
        #expect(text.contains("class=\"story-map\"") && text.contains("data-kind=\"subject\""))
        #expect(text.contains("1 story"))
    }

    @Test func pagesAndFeedsLeadToThem() throws {
        let (edition, site) = (edition(), try site(edition()))
        let flood = try #require(site[edition.pageNames.storyPath(Invented.floodStory.story.id)])
        #expect(flood.contains("href=\"../\(Self.place).html\"") && flood.contains("href=\"../\(Self.person).html\""))
        let rates = try #require(site[edition.pageNames.storyPath(Invented.rateStory.story.id)])
        #expect(!rates.contains("\(Self.place).html") && rates.contains("href=\"../\(Self.person).html\""))
        let explore = try #require(site["explore.html"])
        #expect(explore.contains("href=\"\(Self.place).html\"") && explore.contains("People and places"))
        for (stem, count) in [(Self.person, 9), (Self.place, 4)] {
            #expect(site["\(stem).html"]?.contains("../feeds/\(stem).xml") == true)
            let feed = try #require(site["feeds/\(stem).xml"])
            #expect(feed.components(separatedBy: "<entry").count == count + 1)
            #expect(site["feeds/\(stem).json"] == nil)
        }
    }

    @Test("a story lists its people by name, whoever has more stories")
    func peopleOfAStory() throws {
        var edition = Invented.edition()
        let file = Invented.floodStory
        edition.subjects = [("0d", "Rui Melo"), ("0c", "Ana Moreira")].map { id, name in
            NamedSubject(id: id, name: name, stories: [file.story.id], latest: file.latest)
        }
        edition.pageNames = PageNaming(knowing: []).names(for: [edition])
        let page = try #require(try site(edition)[edition.pageNames.storyPath(file.story.id)])
        let places = ["names/0c-ana-moreira.html", "names/0d-rui-melo.html"].compactMap {
            page.range(of: $0)?.lowerBound
        }
        #expect(places.count == 2 && places == places.sorted())
    }

    @Test func addressesAreKeptForEver() throws {
        let builder = try SiteBuilder(templates: Templates())
        let links = try builder.permalinks(of: edition()).filter { $0.path.hasPrefix("names/") }
        #expect(links.map(\.path) == [Self.person, Self.place])
        #expect(links.map(\.feed) == ["feeds/\(Self.person).xml", "feeds/\(Self.place).xml"])
        #expect(links.map(\.moment) == [Invented.floodStory.latest, Invented.floodStory.latest])
        var later = Invented.edition()
        later.pageNames = PageNaming(knowing: links).names(for: [later])
        let last = try CaughtSite {
            try builder.lastStates(of: links, besides: [], in: later, to: $0)
        }.pages
        let page = try #require(last.first { $0.path == "\(Self.place).html" }).text
        #expect(page.contains("data-kind=\"last\"") && page.contains("Porto, Portugal"))
        #expect(last.contains { $0.path == "feeds/\(Self.place).xml" })
    }

    @Test func anEditionWithoutThemHasNoSuchPage() throws {
        let site = try site(Invented.edition())
        #expect(!site.keys.contains { $0.contains("names/") })
        #expect(site["explore.html"]?.contains("People and places") == false)
    }

    @Test("a list of more than a hundred stories goes on in further parts")
    func parts() throws {
        var edition = edition()
        let file = Invented.floodStory
        edition.stories = (0..<101).map { number in
            var file = file
            file.story.id = Invented.id(0xA000 + number)
            return file
        }
        edition.subjects = [
            NamedSubject(
                id: "2", name: "Porto", place: Invented.places["Porto"], stories: edition.stories.map(\.story.id),
                latest: file.latest)
        ]
        let site = try site(edition)
        #expect(site["\(Self.place).html"]?.contains("../more/\(Self.place)-2.html") == true)
        #expect(site["more/\(Self.place)-2.html"]?.contains(Invented.id(0xA064)) == true)
        #expect(site["\(Self.place).md"]?.contains(Invented.id(0xA064)) == true)
    }
}
