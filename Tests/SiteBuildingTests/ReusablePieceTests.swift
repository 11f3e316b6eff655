import Computing
import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// A reused page is the one that would be made now, whatever changed between two editions.
@Suite("Reused pieces of a site")
struct ReusablePieceTests {
    /// An edition with all that its pages are made of.
    struct News: Sendable {
        var edition = Invented.edition()
        var summaries = Invented.summaries
        var pictures: [Article.ID: Picture] = [:]
        var permalinks: [Permalink] = []

        init() {
            edition.languages = ["en"]
            edition.patterns = Invented.patterns
            summaries.depths[edition.stories[0].story.id] = StoryDepth(
                words: [StoryDepth.SpokenWords(speaker: "A", text: "B", article: edition.stories[0].lead.id)])
            edition.stories[0].related = [
                StoryLink(
                    story: edition.stories[1].story.id, title: "Another", latest: Invented.now, publishers: 2)
            ]
        }

        mutating func changeBriefs(_ change: (inout Brief) -> Void) {
            for index in edition.stories[0].briefs.indices { change(&edition.stories[0].briefs[index]) }
            change(&edition.stories[0].lead)
            for index in edition.archive.indices where edition.archive[index].story.id == edition.stories[0].story.id {
                change(&edition.archive[index])
            }
        }

        func site(
            besides reusable: ReusablePieces = .none, _ settings: SiteSettings, templates: Templates = Templates()
        ) throws -> CaughtSite {
            try CaughtSite { sink in
                try SiteBuilder(templates: templates, settings: settings).site(
                    of: edition, summaries: summaries, with: pictures, permalinks: permalinks, besides: reusable,
                    to: sink)
            }
        }
    }

    /// The site before any change, made once for all cases.
    private static let untouched = site(SiteSettings { $0.images = .remote })
    private static let untouchedWithCopies = site(SiteSettings { $0.images = .cached })

    private static func site(_ settings: SiteSettings) -> (SiteSettings, Result<CaughtSite, any Error>) {
        (settings, Result { try News().site(settings) })
    }

    private static func reusable(_ site: CaughtSite) -> ReusablePieces {
        let known = Dictionary(site.pieces.map { ($0.key, $0.files) }, uniquingKeysWith: { first, _ in first })
        return ReusablePieces { known[$0] }
    }

    private static func bytes(_ pages: [Page]) -> [String: [UInt8]] {
        Dictionary(pages.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    }

    /// The files of a site that reuses some of an earlier one's.
    private static func files(of site: CaughtSite, reusing earlier: CaughtSite) -> [String: [UInt8]] {
        let reused = Set(site.reusable)
        return bytes(site.pages + earlier.pages.filter { reused.contains($0.path) })
    }

    @Test("nothing that shows the same is made again, and the files are the same", arguments: ["", "good/"])
    func same(in folder: String) throws {
        var news = News()
        news.edition.folder = folder
        let before = try news.site(SiteSettings())
        let after = try news.site(besides: Self.reusable(before), SiteSettings())
        #expect(after.pieces.map(\.isReused).allSatisfy(\.self) && after.pieces.count >= 5)
        #expect(after.reusable.contains { $0.hasPrefix(folder + "stories/") && $0.hasSuffix(".md") })
        #expect(after.reusable.contains(folder + "index.html") && after.reusable.contains(folder + "headlines.html"))
        guard folder.isEmpty else { return }
        #expect(after.reusable.contains { $0.hasPrefix("search/cards-") })
        #expect(Set(after.paths) == Set(before.paths) && after.paths.count == before.paths.count)
        let all = Self.bytes(before.pages)
        #expect(after.pages.allSatisfy { all[$0.path] == $0.bytes })
    }

    @Test("a site of reused and new files equals one made from scratch", arguments: changes.map(\.name))
    func changed(_ name: String) throws {
        let change = try #require(Self.changes.first { $0.name == name }).change
        for (settings, site) in [Self.untouched, Self.untouchedWithCopies] {
            let before = try site.get()
            var news = News()
            change(&news)
            if settings.images == .cached {
                news.pictures = [
                    news.edition.stories[0].lead.id: Picture(path: "pictures/a.jpg", width: 3, height: 2, bytes: [1])
                ]
            }
            let cold = try news.site(settings)
            let warm = try news.site(besides: Self.reusable(before), settings)
            let (one, other) = (Self.files(of: warm, reusing: before), Self.bytes(cold.pages))
            #expect(Set(one.keys).symmetricDifference(other.keys).sorted() == [])
            #expect(other.keys.filter { one[$0] != other[$0] }.sorted() == [])
            // Most pages of other stories are reused.
            #expect(name == "languages of the edition" || !warm.reusable.isEmpty)
        }
    }

    @Test(
        "each fact of an article counts for every page and search file that shows it",
        arguments: StatedFacts.table.map(\.name) + ArticleFacts.table.map(\.name).filter { $0 != "id" })
    func facts(_ name: String) throws {
        let (settings, site) = Self.untouched
        let before = try site.get()
        var news = News()
        news.changeBriefs { brief in
            let facts = brief.article.facts
            if let fact = StatedFacts.table.first(where: { $0.name == name }) {
                brief.article.facts.stated = fact.changed(facts.stated)
            } else if let fact = ArticleFacts.table.first(where: { $0.name == name }) {
                brief.article.facts = fact.changed(facts)
            }
        }
        let cold = try news.site(settings)
        let warm = try news.site(besides: Self.reusable(before), settings)
        let (one, other) = (Self.files(of: warm, reusing: before), Self.bytes(cold.pages))
        #expect(other.keys.filter { one[$0] != other[$0] }.sorted() == [])
        #expect(!warm.reusable.isEmpty)
    }

    @Test("a page's key includes everything its template shows, even an owner's template")
    func ownersTemplate() throws {
        var files = Templates().files
        files["pages/story.md"] = Array("# {{title}}\n\n{{subcategory}}\n".utf8)
        let templates = Templates(files: files)
        var news = News()
        let page = news.edition.pageNames.storyPath(news.edition.stories[0].story.id)
        let before = try news.site(SiteSettings(), templates: templates)
        news.changeBriefs { $0.implications = ["It may."] }
        #expect(
            try news.site(besides: Self.reusable(before), SiteSettings(), templates: templates).reusable.contains(page))
        news.changeBriefs { $0.topic.subcategory = "ferries" }
        let after = try news.site(besides: Self.reusable(before), SiteSettings(), templates: templates)
        let made = try #require(after.pages.first { $0.path == page })
        #expect(String(decoding: made.bytes, as: UTF8.self).contains("ferries"))
    }

    @Test("the key of a value has all its properties", arguments: ["story", "publishers", "context", "copies", "nil"])
    func keys(_ change: String) {
        func key(_ value: some Encodable) -> UInt64 {
            var inputs = CacheInputs()
            inputs.add(value)
            return inputs.key
        }
        var file = News().edition.stories[0]
        let before = key(file)
        #expect(key(file) == before)
        switch change {
        case "story": file.related[0].story += "0"
        case "publishers": file.lead.story.publishers += 1
        case "context": file.lead.context?.confidence /= 2
        case "nil": file.lead.article.licence = file.lead.article.licence == nil ? "" : nil
        default:
            let depths = [["a": ["b"], "c": ["d"]], ["a": ["b", "c"], "d": []]].map { StoryDepth(copies: $0) }
            #expect(key(depths[0]) != key(depths[1]))
            #expect(key(depths[0]) == key(StoryDepth(copies: ["c": ["d"], "a": ["b"]])))
            return
        }
        #expect(key(file) != before)
    }

    @Test("the last states of pages are reused until they say something else")
    func lastStates() throws {
        let edition = Invented.edition()
        let builder = try SiteBuilder(templates: Templates())
        func link(_ id: String, _ title: String) -> Permalink {
            Permalink(
                path: "stories/\(id)-once", title: title, link: "https://a.example/\(id)", article: id,
                moment: Invented.now)
        }
        let links = [link(Invented.id(0xA00), "A harbour"), link(Invented.id(0xA01), "A bridge")]
        func site(_ links: [Permalink], _ edition: Edition, _ reusable: ReusablePieces = .none) throws -> CaughtSite {
            try CaughtSite {
                try builder.lastStates(of: links, besides: [], in: edition, reusable: reusable, to: $0)
            }
        }
        let before = try site(links, edition)
        #expect(before.pieces.count == 2 && before.pages.count == 4)
        let again = try site(links, edition, Self.reusable(before))
        #expect(again.pages.isEmpty && Set(again.paths) == Set(before.paths))

        let renamed = [links[0], link(Invented.id(0xA01), "Another bridge")]
        var archived = edition
        archived.days = [
            Day(id: "2025-03-05", isOver: true, headlines: [], stories: [], articles: 3)
        ]
        var moved = edition
        moved.movedStories = [StoryMove(from: Invented.id(0xA01), to: edition.stories[0].story.id)]
        let target = Permalink(
            path: String(edition.pageNames.storyPath(edition.stories[0].story.id).dropLast(5)), title: "T",
            moment: Invented.now)
        let changes: [([Permalink], Edition, Int)] = [
            (renamed, edition, 1), (links, archived, 0), (links + [target], moved, 1),
        ]
        for (links, edition, reusable) in changes {
            let cold = Self.bytes(try site(links, edition).pages)
            let warm = try site(links, edition, Self.reusable(before))
            #expect(warm.pieces.count(where: \.isReused) == reusable)
            #expect(Self.files(of: warm, reusing: before) == cold)
        }
    }

    @Test("no edition reuses the pages of another")
    func folders() throws {
        var news = News()
        let main = try news.site(SiteSettings())
        news.edition.folder = "good/"
        #expect(try news.site(besides: Self.reusable(main), SiteSettings()).reusable == [])
    }
}
