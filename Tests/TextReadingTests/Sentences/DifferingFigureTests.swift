import Foundation
import Newsroom
import Testing
import TextReading

@Suite("Numbers that differ") struct DifferingFigureTests {
    private func differing(_ texts: [String], language: String = "en") -> [[String]] {
        let now = Date(timeIntervalSince1970: 0)
        let briefs = texts.enumerated().map { index, text in
            let feed = "https://paper\(index).example/feed"
            return Brief(
                article: Article(
                    id: "\(index)", source: feed, title: "Train derails in Porto Novo", firstSeen: now, lastSeen: now,
                    summary: text, language: language),
                source: FeedSource(name: "Paper \(index)", feed: feed, category: "news"),
                topic: Topic(category: "news", confidence: 1),
                story: Story(id: "s", articles: [], lead: "0", publishers: 2))
        }
        var readings = ArticleReadings()
        return FigureTable(of: briefs, &readings).differing.map { $0.map(\.text) }
    }

    @Test func areOfTheSameThing() {
        let other = "In Porto Novo 27 were injured, one of them seriously."
        #expect(differing(["The train injured 19 people in Porto Novo.", other]).count == 1)
    }

    /// Seen in the wild: some in hospital beside 19 hurt.
    @Test(arguments: [
        "In Porto Novo 11 were injured and are in hospital.", "In Porto Novo 11 were injured slightly.",
    ])
    func areNotOfAPart(part: String) {
        #expect(differing(["The train injured 19 people in Porto Novo.", part]).isEmpty)
    }

    @Test(arguments: [
        ("en", "In Porto Novo a 38-year-old woman was hurt.", "In Porto Novo a 39-year-old woman was hurt.", true),
        ("es", "En Porto Novo murió una mujer de 38 años.", "La mujer de 39 años vivía desde 2019 aquí.", true),
        ("es", "En Porto Novo murió una mujer de 38 años.", "La mujer de 52 años vivía en Porto Novo.", false),
        ("es", "En Porto Novo murió una mujer de 38 años.", "Un hombre de 39 años murió en Porto Novo.", false),
        ("es", "En Porto Novo murió una mujer de 38 años.", "Una mujer esperó 39 años en Porto Novo.", false),
    ])
    func mayBeAges(language: String, first: String, second: String, differs: Bool) {
        #expect(differing([first, second], language: language).isEmpty != differs)
    }
}
