import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct SiteFileTests {
    @Test("no page, file or folder of the site has a name that a category or an edition could have as well")
    func everyNameIsReserved() throws {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/"
        edition.patterns = Invented.patterns
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: Invented.summaries)
        let own = Set(edition.categories.map(\.id))
        let names = Set(pages.map { String($0.path.prefix { $0 != "/" && $0 != "." }) })
        #expect(names.isSuperset(of: own) && names.isSuperset(of: ["signals", "digest-email", "sitemap", "assets"]))
        #expect(names.subtracting(own).subtracting(SiteBuilder.reservedNames) == [])
    }

    @Test("every file of the list is one that a site has")
    func everyFileIsMade() throws {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/"
        edition.days = [Day(id: "2025-03-04", isOver: true, headlines: [], stories: [], articles: 3)]
        edition.corrections = CorrectionsPageTests.corrections
        edition.threads = [
            StoryThread(
                id: "00000000000000e1",
                stories: edition.stories.prefix(2).map {
                    StoryLink(story: $0.story.id, title: $0.lead.article.title, latest: $0.latest)
                })
        ]
        edition.subjects = [
            NamedSubject(
                id: "2", name: "Porto", place: Invented.places["Porto"], stories: [edition.stories[0].story.id],
                latest: edition.stories[0].latest)
        ]
        var settings = SiteSettings()
        settings.epub = true
        let pages = try SiteBuilder(templates: Templates(), settings: settings).pages(
            of: edition, summaries: Invented.summaries, puzzles: Invented.puzzles, episodes: [Invented.episode])
        let paths = Set(pages.map(\.path))
        for file in SiteFile.allCases { #expect(paths.contains(file.rawValue), "\(file.rawValue)") }
        for page in PageKind.ofOnePage { #expect(paths.contains(page.path), "\(page.path)") }
        // Only long pages have further parts (`PartTests`).
        for folder in SiteFolder.allCases where folder != .more {
            #expect(paths.contains { $0.hasPrefix(folder.rawValue + "/") }, "\(folder.rawValue)")
        }
    }

    @Test("the search is stored for offline use with all its files, or not at all")
    func theSearchIsKeptWhole() throws {
        let words = try Localisation(Templates(), language: "en")
        func kept(dayOf size: Int) throws -> [String]? {
            let pages = [
                Page(path: "search/index.json", bytes: [1]), Page(path: "search/ranks.json", bytes: [1]),
                Page(path: "search/2025-03-05.json", bytes: [UInt8](repeating: 1, count: size)),
                Page(path: "search/cards-2025-03-05-0.json", bytes: [1]), Page(path: "search/own.json", bytes: [1]),
            ]
            let files = EditionFiles.pages(
                for: pages.map(SiteFileFacts.init), of: Invented.edition(), assets: "assets/v-1/", words: words)
            let list = try #require(files.first { $0.path == "edition.json" })
            let object = try #require(try JSONSerialization.jsonObject(with: Data(list.bytes)) as? [String: Any])
            return object["more"] as? [String]
        }
        #expect(try kept(dayOf: 1_000) == ["search/2025-03-05.json", "search/index.json", "search/ranks.json"])
        #expect(try kept(dayOf: 2_000_000) == [])
    }
}
