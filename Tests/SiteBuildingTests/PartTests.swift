import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

/// However much there is to list, a page stays short, and nothing that it would have listed is lost.
@Suite struct PartTests {
    private static let limit = 100_000

    /// - Parameter count: of stories, each of three articles; their titles and addresses are long.
    private static func edition(of count: Int, folder: String = "") -> Edition {
        var edition = Invented.edition()
        let sources = (0..<3).map { Invented.source("Gazette \($0)", "sports") }
        let files = (0..<count).map { number -> StoryFile in
            let ids = (0..<3).map { Invented.id(0x10000 + number * 3 + $0) }
            let story = Story(id: Invented.id(0x800000 + number), articles: ids, lead: ids[0], publishers: 3)
            let briefs = (0..<3).map { place in
                Invented.brief(
                    0x10000 + number * 3 + place,
                    "Story \(number) & “what” <it> says '\(place)' "
                        + String(repeating: "of things & other things ", count: number % 9),
                    source: sources[place], subcategory: "tennis", hours: Double(number) / 12 + 0.1,
                    summary: String(repeating: "A sentence of a summary. ", count: number % 12),
                    url: "https://gazette\(place).example/\(number)/" + String(repeating: "long-", count: number % 40),
                    story: story)
            }
            return StoryFile(story: story, lead: briefs[0], briefs: briefs)
        }
        edition.stories = files
        let briefs = files.flatMap(\.briefs)
        for index in edition.desks.indices where edition.desks[index].category.id == "sports" {
            edition.desks[index].sections = Invented.sections(briefs)
        }
        edition.front = Invented.sections(files.map(\.lead))
        edition.days = ["2025-03-03", "2025-03-04"].map { id in
            Day(
                id: id, isOver: true, headlines: files.prefix(11).map { Clipping($0.lead) },
                stories: files.dropFirst(11).map { Clipping($0.lead) }, articles: count * 3)
        }
        edition.folder = folder
        return edition
    }

    private static func pages(of edition: Edition) throws -> [Page] {
        try SiteBuilder(templates: Templates()).pages(of: edition).filter { $0.path.hasSuffix(".html") }
    }

    @Test("no page of lists has more than 100 KB", arguments: ["", "good/"])
    func bounded(folder: String) throws {
        let pages = try Self.pages(of: Self.edition(of: 1_500, folder: folder))
        let lists = ["index", "stories", "sports", "sports/tennis", "archive/2025-03-03"].map { folder + $0 + ".html" }
        for page in pages where lists.contains(page.path) || page.path.hasPrefix(folder + "more/") {
            #expect(page.bytes.count <= Self.limit, "\(page.path)")
            let cards = Tag.all(in: page.text).count { ["card", "rank"].contains($0.value("class")) }
            #expect(cards <= 60 + 1 + FrontPage.headlines, "\(page.path)")
        }
        #expect(pages.contains { $0.path == folder + "more/stories-tuesday.html" })
        #expect(pages.contains { $0.path == folder + "more/sports/tennis-2.html" })
        #expect(pages.contains { $0.path == folder + "more/archive/2025-03-03-2.html" } == folder.isEmpty)
    }

    @Test("from part to part every story, card and clipping is reached, in order and once")
    func complete() throws {
        let edition = Self.edition(of: 700)
        let pages = Dictionary(
            try Self.pages(of: edition).map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        func listed(from first: String, _ classes: Set<String>) throws -> [String] {
            var (ids, path, walked): ([String], String, Set<String>) = ([], first, [])
            while walked.insert(path).inserted {
                let tags = Tag.all(in: try #require(pages[path], "\(path)"))
                ids += tags.filter { classes.contains($0.value("class") ?? "") }.compactMap { $0.value("data-id") }
                guard let next = try Self.next(in: try #require(pages[path]), of: path) else { break }
                path = next
            }
            return ids
        }
        #expect(try listed(from: "stories.html", ["rank"]) == edition.stories.map(\.lead.id))
        #expect(
            try listed(from: "archive/2025-03-03.html", ["line"])
                == (edition.days[0].headlines + edition.days[0].stories).map(\.article))
        let depth = SiteSettings().desks
        let desk = try #require(edition.desks.first { $0.category.id == "sports" })
        #expect(
            try listed(from: "sports.html", ["card", "line"])
                == desk.sections.flatMap { $0.briefs.prefix(depth.cards + depth.lines).map(\.id) })
    }

    @Test("the front page ends early, and what it has no room for follows on further pages, in order and once")
    func front() throws {
        let edition = Self.edition(of: 700)
        let pages = try Self.pages(of: edition)
        let first = try #require(pages.first { $0.path == "index.html" }).text
        let second = try #require(pages.first { $0.path == "more/index-2.html" }).text
        func listed(_ page: String) -> [String] {
            Tag.all(in: page).filter { ["card", "line"].contains($0.value("class") ?? "") }.compactMap {
                $0.value("data-id")
            }
        }
        #expect(listed(first).count == 20)
        let depth = SiteSettings().front
        let leading = edition.leading
        let all = edition.front.flatMap {
            $0.without(leading).briefs.prefix(depth.cards + depth.lines).map(\.id)
        }
        #expect(listed(first) + listed(second) == Array(all.prefix(20 + listed(second).count)))
        #expect(first.contains("<a href=\"more/index-2.html\"><span data-word=\"front.more\">"))
        #expect(second.contains("Back to</span> <a href=\"../index.html\">"))
    }

    @Test("parts lead back to the first, and a short page has none")
    func ways() throws {
        let pages = try Self.pages(of: Self.edition(of: 700))
        let second = try #require(pages.first { $0.path == "more/sports-2.html" }).text
        #expect(second.contains("Back to</span> <a href=\"../sports.html\">"))
        #expect(second.contains("data-word=\"parts.part\" data-n=\"1\""))
        #expect(try Self.pages(of: Invented.edition()).allSatisfy { !$0.path.hasPrefix("more/food") })
    }

    @Test("hundreds of sources are on several pages, each once") func sources() throws {
        var edition = Invented.edition()
        edition.health = (0..<700).map { number in
            var health = Invented.health[0]
            health.source = Invented.source("Gazette <\(number)> & Sons", number % 3 == 0 ? "news" : "sports")
            health.record.lastFailure =
                number % 2 == 0
                ? nil
                : Failure(
                    stage: .fetching, source: health.source.id, reason: Message(.gone))
            return health
        }
        let pages = try Self.pages(of: edition)
        for name in ["about", "report"] {
            let own = pages.filter { $0.path == "\(name).html" || $0.path.hasPrefix("more/\(name)-") }
            #expect(own.count > 1 && own.allSatisfy { $0.bytes.count <= Self.limit }, "\(name)")
            let text = own.map(\.text).joined()
            for number in 0..<700 {
                #expect(text.contains("Gazette &lt;\(number)&gt; &amp; Sons"), "\(name) \(number)")
            }
        }
    }

    @Test("links between parts and to their contents work") func links() throws {
        var edition = Self.edition(of: 700)
        edition.days = Array(edition.days.prefix(1))
        let all = try SiteBuilder(templates: Templates()).pages(of: edition)
        let paths = Set(all.map(\.path))
        for page in all where page.path.hasPrefix("more/") && page.path.hasSuffix(".html") {
            let folder = URL(filePath: "/" + page.path).deletingLastPathComponent()
            for tag in Tag.all(in: page.text) {
                guard let link = tag.value("href"), !link.contains(":"), !link.hasPrefix("#") else { continue }
                let target = folder.appending(path: link.prefix { $0 != "#" }).standardizedFileURL.path
                #expect(paths.contains(String(target.dropFirst())), "\(page.path) \(link)")
            }
        }
    }

    /// The address behind "Continue to", as a path from the root.
    private static func next(in page: String, of path: String) throws -> String? {
        guard let match = page.firstMatch(of: /Continue to<\/span> <a href="([^"]+)">/) else { return nil }
        return String(
            URL(filePath: "/" + path).deletingLastPathComponent().appending(path: String(match.1)).standardizedFileURL
                .path.dropFirst())
    }

    @Test(
        "a list is cut where a page is full, and never into nothing",
        arguments: [
            ([], [0..<0]), ([10], [0..<1]), ([200_000, 5, 5], [0..<1, 1..<3]),
            (Array(repeating: 1, count: 130), [0..<60, 60..<120, 120..<130]),
            (Array(repeating: 30_000, count: 5), [0..<2, 2..<4, 4..<5]),
        ])
    func filling(sizes: [Int], ranges: [Range<Int>]) {
        let pieces = sizes.map { PieceSize(bytes: $0, elements: 0) }
        #expect(PageSplitter.pages(of: pieces, besides: PieceSize(bytes: 20_000, elements: 0)) == ranges)
    }

    @Test("a list is cut where a page has as many elements as a small processor lays out at once")
    func elements() {
        let pieces = Array(repeating: PieceSize(of: Array("<li><a href=\"a\">a < b</a></li>".utf8)), count: 600)
        let ranges = PageSplitter.pages(of: pieces, besides: PieceSize(bytes: 0, elements: 420), areCards: false)
        #expect(ranges == [0..<500, 500..<600])
    }

    @Test("a section's cards and lines are counted separately")
    func sections() {
        var filling = PageSplitter(besides: .none, limits: .sections)
        let begun = (0..<62).filter { filling.take(PieceSize(bytes: 1, elements: 1), isCard: $0 < 31) }
        #expect(begun == [30, 61])
    }
}
