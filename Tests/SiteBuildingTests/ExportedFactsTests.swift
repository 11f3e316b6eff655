import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// An article's line has each fact that its table marks, as links may show it.
@Suite("Facts in the edition as data") struct ExportedFactsTests {
    private func line(_ change: (inout Article) -> Void) throws -> [String: Any] {
        var brief = Invented.edition().stories[0].lead
        change(&brief.article)
        let data = try JSONEncoder().encode(ExportedArticle(brief, thread: nil, in: []))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test func people() throws {
        let line = try line {
            $0.persons = [
                Person(name: "Ada", role: "guest", picture: "https://a.example/ada.jpg"),
                Person(name: "Bo", picture: "javascript:alert(1)"),
            ]
        }
        let people = try #require(line["persons"] as? [[String: Any]])
        #expect(people.map { $0["name"] as? String } == ["Ada", "Bo"])
        #expect(people.map { $0["role"] as? String } == ["guest", nil])
        #expect(people.map { $0["picture"] as? String } == ["https://a.example/ada.jpg", nil])
        // What isn't stated is null, not left out.
        #expect(people.allSatisfy { $0.count == 3 } && people[1]["role"] is NSNull)
    }

    @Test(
        "access is what its page marks: what the article says, otherwise its source's setting, whose free always counts",
        arguments: [
            (nil, nil, nil), (.paid, nil, "paid"), (.free, nil, "free"), (nil, .paid, "paid"), (.free, .paid, "free"),
            (.paid, .free, "free"), (nil, .free, "free"),
        ] as [(Access?, Access?, String?)])
    func access(stated: Access?, configured: Access?, exported: String?) throws {
        var brief = Invented.edition().stories[0].lead
        brief.article.access = stated
        brief.source.access = configured
        let data = try JSONEncoder().encode(ExportedArticle(brief, thread: nil, in: []))
        let line = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(line["access"] as? String == exported)
        #expect(line["access"] != nil, "null if nobody says")
    }

    @Test func marked() throws {
        let empty = try line {
            $0.url = nil
            $0.published = nil
        }
        let marked =
            ArticleFacts.table.filter(\.isExported).flatMap(\.columns)
            + StatedFacts.table.filter(\.isExported).flatMap(\.columns)
        #expect(Set(marked.map(\.name)).isSubset(of: empty.keys))
        #expect(empty["url"] is NSNull && empty["published"] is NSNull)
        for fact in StatedFacts.table where !fact.isExported {
            for column in fact.columns { #expect(empty[column.name] == nil) }
        }
    }
}
