import Foundation
import Newsroom
import Testing

/// Articles, briefs and sources are handed on as references, and are values all the same: who changes one changes no
/// copy of it.
struct SharedFactsTests {
    private static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    private let article = Article(id: "1", source: "own", title: "Harbour reopens", firstSeen: date, lastSeen: date)
    private let source = FeedSource(id: "own", name: "Bay – Local", feed: "https://bay.example/feed", category: "news")

    @Test func aCopyKeepsWhatItHad() {
        var changed = article
        changed.title = "Harbour closes"
        changed.tags.append("harbour")
        #expect(article.title == "Harbour reopens")
        #expect(article.tags.isEmpty)
        #expect(changed.title == "Harbour closes")
        #expect(changed.tags == ["harbour"])
    }

    @Test func equalityIsThatOfTheFacts() {
        var other = article
        other.title = "Harbour closes"
        #expect(other != article)
        other.title = "Harbour reopens"
        #expect(other == article)
    }

    @Test func aCopyOfABriefIsIndependent() {
        let story = Story(id: "s", articles: ["1"], lead: "1", publishers: 1)
        let brief = Brief(
            article: article, source: source, topic: Topic(category: "news", confidence: 1), story: story)
        var changed = brief
        changed.article.title = "Harbour closes"
        changed.source.name = "Cape – Local"
        #expect(brief.article.title == "Harbour reopens")
        #expect(brief.source.publisher == "Bay")
        #expect(changed.article.title == "Harbour closes")
        #expect(changed.source.publisher == "Cape")
    }

    @Test func manyThreadsMayChangeCopiesOfOne() async {
        let titles = await withTaskGroup(of: String.self) { group in
            for number in 0..<64 {
                group.addTask { [article] in
                    var copy = article
                    for round in 0..<100 { copy.title = "\(number) \(round)" }
                    return copy.title
                }
            }
            return await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(titles == Set((0..<64).map { "\($0) 99" }))
        #expect(article.title == "Harbour reopens")
    }
}
