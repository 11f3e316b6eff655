import Foundation
import Pipeline
import SiteBuilding
import TestSupport
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

    /// The templates of pages that a site has several of, which have no path of their own.
    private static let several: Set = [
        "day", "desk", "last", "map-more", "moved", "review", "story", "story-part", "subject", "thread",
    ]

    /// The names of all pages that a site has once, by their templates, which the list of pages doesn't know.
    private static func pages() throws -> Set<String> {
        let templates = try FileManager.default.contentsOfDirectory(
            atPath: repository.appending(path: "Templates/pages").path)
        return Set(templates.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) })
            .subtracting(several).subtracting(["front", "not-found"]).union(["index", "404"])
    }

    /// Every other file and folder of a site, as `SiteFileTests` shows. They are written out here, because a test that
    /// took them from the list would not notice a missing one.
    private static let others: Set = [
        "assets", "digest-email", "edition", "feeds", "llms", "manifest", "more", "names", "opds", "opensearch",
        "podcast", "robots", "sitemap", "threads", "widget", "worker",
    ]

    private static func names() throws -> [String] { try pages().union(others).sorted() }

    @Test("are these") func all() throws {
        let names = try Self.names()
        #expect(SiteBuilder.reservedNames.sorted() == names)
        #expect(names.count > 35)
    }

    @Test("are refused in one line, for a category and for an edition", arguments: try names())
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
