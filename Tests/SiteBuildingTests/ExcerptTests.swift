import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

@Suite struct ExcerptTests {
    @Test(
        "of a list of points, the first is the excerpt",
        arguments: [
            ("• Envoys are recalled  • Why it matters • What comes next", "Envoys are recalled"),
            ("Envoys are recalled • Why it matters", "Envoys are recalled • Why it matters"),
            ("•", "•"),
        ])
    func points(_ summary: String, _ excerpt: String) {
        let now = Date(timeIntervalSince1970: 0)
        var article = Article(
            id: "a", source: "https://a.example/feed", title: "A title", published: now, firstSeen: now, lastSeen: now)
        article.summary = summary
        #expect(Excerpt.text(of: article) == excerpt)
    }

    @Test("a week's bars are as high as their counts, with a gap for an unknown day")
    func bars() throws {
        let usual = UsualCount(average: 1, days: [nil, nil, nil, 0, 1, 2, 1])
        let bars = try #require(DayBars(usual, today: 4))
        #expect(bars.week == "M28 20v-1M36 20v-5M44 20v-10M52 20v-5")
        #expect(bars.today == "M60 20v-20")
        #expect(DayBars(UsualCount(average: 1), today: 4) == nil)
    }
}
