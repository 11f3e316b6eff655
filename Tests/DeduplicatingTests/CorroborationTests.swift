import Deduplicating
import FoundationEssentials
import Newsroom
import Testing

/// What is alike enough for two publishers is not always enough for two articles of one.
struct CorroborationTests {
    private static let columns = [
        (
            title: "Ana Sousa and the danger of the model mayor",
            summary: "The race for the town hall has a favourite whom nobody expected in spring."
        ),
        (
            title: "Win or lose, Sousa opens a new age",
            summary: "A mayor from the docks would change who speaks for the town and for its poor."
        ),
    ]

    private func stories(
        of publishers: [String], hoursApart: Double = 0, kinds: [Article.ID: ArticleKind] = [:]
    ) -> [[Article.ID]] {
        let articles = zip(Self.columns, publishers).enumerated().map { number, article in
            let date = Date(timeIntervalSinceReferenceDate: 700_000_000 + Double(number) * hoursApart * 3_600)
            return Article(
                id: "\(number)", source: article.1, title: article.0.title,
                url: "https://\(article.1).example/\(number)", published: date, firstSeen: date, lastSeen: date,
                summary: article.0.summary)
        }
        return Deduplicator().stories(from: articles, kinds: kinds, sources: [], known: [:]).map(\.articles)
            .sorted { $0[0] < $1[0] }
    }

    @Test func anotherPublisherBearsOutWhatLikenessAloneDoesNot() {
        #expect(stories(of: ["a", "a"]) == [["0", "1"]])
        #expect(stories(of: ["a", "a"], hoursApart: 18) == [["0"], ["1"]])
        #expect(stories(of: ["a", "b"], hoursApart: 18) == [["0", "1"]])
    }

    @Test func whatNoReportTellsIsNoStory() {
        #expect(stories(of: ["a", "b"], kinds: ["0": .opinion, "1": .opinion]) == [["0"], ["1"]])
        #expect(stories(of: ["a", "b"], kinds: ["0": .opinion]) == [["0", "1"]])
    }
}
