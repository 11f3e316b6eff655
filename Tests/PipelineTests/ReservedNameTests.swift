import Foundation
import Pipeline
import SiteBuilding
import Testing

@Suite("Names reserved by the site")
struct ReservedNameTests {
    private func problems(of json: String) -> [String] {
        do {
            _ = try Configuration(reading: Data(json.utf8), name: "feeds.json", folder: "/news")
            return []
        } catch {
            return error.problems
        }
    }

    private let source = #""sources": [{"name": "A", "feed": "https://a.example/", "category": "a"}]"#

    /// Every page, file and folder of a site, as `SiteFileTests` shows. They are written out here, because a test that
    /// took them from the list would not notice a missing one.
    private static let names = [
        "404", "about", "archive", "article", "assets", "corrections", "digest", "digest-email", "discover", "edition",
        "explore",
        "feeds",
        "following",
        "headlines", "history", "index", "insights",
        "llms", "manifest", "map", "media", "more", "names", "offline", "opds",
        "opensearch", "podcast", "puzzles", "report",
        "robots",
        "saved", "search",
        "settings",
        "signals",
        "sitemap",
        "stories",
        "threads", "widget", "worker", "you",
    ]

    @Test("are these") func all() { #expect(SiteBuilder.reservedNames.sorted() == Self.names) }

    @Test("are refused in one line, for a category and for an edition", arguments: names)
    func refused(name: String) {
        let line = "'\(name)' is the name of another page of the site; choose another"
        let categories = #"{"categories": [{"id": "a", "name": "A"}, {"id": "\#(name)", "name": "B"}], \#(source)}"#
        #expect(problems(of: categories) == ["feeds.json: categories[1].id: \(line)"])
        let editions = """
            {"categories": [{"id": "a", "name": "A"}], "editions": [{"id": "\(name)", "title": "E"}], \(source)}
            """
        #expect(problems(of: editions) == ["feeds.json: editions[0].id: \(line)"])
    }

    @Test("are free for a subcategory, whose page lies in its category's folder")
    func subcategory() {
        let json = """
            {"categories": [{"id": "a", "name": "A", "subcategories": [{"id": "robots", "name": "Robots"}]}], \(source)}
            """
        #expect(problems(of: json) == [])
    }
}
