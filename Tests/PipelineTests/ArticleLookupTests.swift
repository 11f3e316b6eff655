import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite("The article that represents a story")
struct ArticleLookupTests {
    private func article(_ id: String, url: String?, after seconds: Double) -> Article {
        let date = Date(timeIntervalSince1970: 1_772_366_400 + seconds)
        return Article(
            id: id, source: "ash", title: id, url: url, published: date, firstSeen: date, lastSeen: date, summary: "")
    }

    @Test(
        "is its lead, or else its earliest article with an address",
        arguments: [("second", "second"), ("forgotten", "first"), ("nowhere", "first")])
    func found(lead: String, expected: String) throws {
        let lookup = ArticleLookup(articles: [
            article("nowhere", url: nil, after: 0), article("second", url: "https://b.example/", after: 20),
            article("first", url: "https://a.example/", after: 10),
            article("other", url: "https://c.example/", after: 5),
        ])
        let record = StoryRecord(id: "story", lead: lead, firstShown: .distantPast, lastShown: .distantPast)
        let stories = ["nowhere": "story", "first": "story", "second": "story", "other": "another"]
        #expect(try lookup.article(for: record, named: "stories/story.html", in: stories).id == expected)
    }

    @Test("is reported missing under the name the owner wrote")
    func missing() {
        let lookup = ArticleLookup(articles: [article("nowhere", url: nil, after: 0)])
        let record = StoryRecord(id: "story", lead: "forgotten", firstShown: .distantPast, lastShown: .distantPast)
        let name = "stories/story.html"
        #expect(throws: UndecidableArticle(name, "has no known article with an address")) {
            try lookup.article(for: record, named: name, in: ["nowhere": "story"])
        }
    }
}
