import FoundationEssentials
import Newsroom
import Testing
import TextReading

@testable import Deduplicating

/// What is alike enough in a larger group is not always enough for two articles alone.
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

    @Test func aPairAloneMustBeMoreSimilarWhoeverPublishesIt() {
        #expect(stories(of: ["a", "a"], hoursApart: 1) == [["0", "1"]])
        #expect(stories(of: ["a", "b"]) == [["0", "1"]])
        #expect(stories(of: ["a", "a"], hoursApart: 18) == [["0"], ["1"]])
        #expect(stories(of: ["a", "b"], hoursApart: 18) == [["0"], ["1"]])
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.12]) == [[0], [1]])
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.14]) == [[0, 1]])
        // A third bears them out.
        #expect(
            corroborated(hours: [0, 1, 2], similarities: [[1, 0]: 0.12, [2, 1]: 0.12, [2, 0]: 0.12]) == [[0, 1, 2]])
    }

    @Test func aGroupWithoutAReportIsNotAStory() {
        #expect(stories(of: ["a", "b"], kinds: ["0": .opinion, "1": .opinion]) == [["0"], ["1"]])
        #expect(stories(of: ["a", "b"], kinds: ["0": .opinion]) == [["0", "1"]])
    }

    /// The groups that are left of one of so many reports, each of another publisher.
    ///
    /// - Parameter likenesses: of pairs, the later article first.
    private func corroborated(
        hours: [Double], similarities: [[Int]: Double], joined: [[Int]] = [], titles: [String] = []
    ) -> [[Int]] {
        let articles = hours.enumerated().map { number, hours in
            let date = Date(timeIntervalSinceReferenceDate: 700_000_000 + hours * 3_600)
            return Article(
                id: "\(number)", source: "\(number)", title: titles.isEmpty ? "t" : titles[number],
                url: "https://\(number).example/", published: date,
                firstSeen: date, lastSeen: date)
        }
        let pairs = articles.indices.map { index in
            similarities.filter { $0.key[0] == index }.map { (index: $0.key[1], similarity: $0.value) }
        }
        let corpus = Corpus(
            articles, texts: StoryTexts(articles, readings: PackedReadings()), vocabulary: .builtIn,
            commonness: .builtIn)
        return Corroboration(articles, kinds: [:], joined: joined, pairs: pairs, corpus: corpus, threshold: 0.1)
            .corroborated([Array(articles.indices)])
    }

    @Test func twoHeadlinesThatSayTheSameSupportEachOther() {
        let quake = ["Earthquake kills twelve in Lisbon", "Twelve dead in Lisbon earthquake"]
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.12], titles: quake) == [[0, 1]])
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.09], titles: quake) == [[0], [1]])
        #expect(corroborated(hours: [0, 28], similarities: [[1, 0]: 0.12], titles: quake) == [[0], [1]])
        // By stems, so "surge" and "booking" tell as much as "surges" and "bookings".
        let bookings = ["Ferry bookings surge after fares fall", "Booking frenzy: ferry lines see a surge"]
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.12], titles: bookings) == [[0, 1]])
        let other = [quake[0], "Lisbon opens its tram museum"]
        #expect(corroborated(hours: [0, 1], similarities: [[1, 0]: 0.12], titles: other) == [[0], [1]])
    }

    @Test func aPairADayApartMustBeMoreSimilar() {
        #expect(corroborated(hours: [0, 20], similarities: [[1, 0]: 0.14]) == [[0, 1]])
        #expect(corroborated(hours: [0, 28], similarities: [[1, 0]: 0.14]) == [[0], [1]])
        #expect(corroborated(hours: [0, 28], similarities: [[1, 0]: 0.16]) == [[0, 1]])
    }

    @Test func anArticleUnlikeAllOthersLeavesALargerGroup() {
        let alike: [[Int]: Double] = [[1, 0]: 0.2, [2, 0]: 0.2, [2, 1]: 0.2]
        let loose = alike.merging([[3, 0]: 0.04]) { $1 }
        #expect(corroborated(hours: [0, 1, 2, 3], similarities: loose) == [[0, 1, 2], [3]])
        let near = alike.merging([[3, 0]: 0.12, [3, 1]: 0.1, [3, 2]: 0.06]) { $1 }
        #expect(corroborated(hours: [0, 1, 2, 3], similarities: near) == [[0, 1, 2, 3]])
        // A copy of another's text is borne out by that.
        #expect(
            corroborated(hours: [0, 1, 2, 3], similarities: loose, joined: [[0, 3], [1], [2]]) == [[0, 1, 2, 3]])
    }

    @Test func twoArticlesFromOneSourceInOneMinuteMustBeMoreSimilar() {
        #expect(stories(of: ["a", "a"]) == [["0"], ["1"]])
    }

    @Test func anArticleLessSimilarThanUsualLeavesASmallGroup() {
        let alike: [[Int]: Double] = [[1, 0]: 0.2, [2, 0]: 0.2, [2, 1]: 0.2]
        let odd = alike.merging([[3, 0]: 0.12, [3, 1]: 0.08]) { $1 }
        #expect(corroborated(hours: [0, 1, 2, 3], similarities: odd) == [[0, 1, 2], [3]])
        // As little is enough where the others are no more alike.
        let loose = odd.mapValues { min($0, 0.11) }
        #expect(corroborated(hours: [0, 1, 2, 3], similarities: loose) == [[0, 1, 2, 3]])
    }

    @Test func allOfThreeMustSupportEachOther() {
        let chain: [[Int]: Double] = [[1, 0]: 0.3, [2, 1]: 0.2, [2, 0]: 0.06]
        #expect(corroborated(hours: [0, 1, 2], similarities: chain) == [[0, 1], [2]])
        #expect(corroborated(hours: [0, 1, 2], similarities: chain.merging([[2, 0]: 0.08]) { $1 }) == [[0, 1, 2]])
    }

    @Test func anArticleADayFromItsGroupMustBeMoreSimilar() {
        let alike: [[Int]: Double] = [
            [1, 0]: 0.11, [2, 0]: 0.11, [2, 1]: 0.14, [3, 0]: 0.11, [3, 1]: 0.14, [3, 2]: 0.14,
        ]
        #expect(corroborated(hours: [0, 2, 3, 4], similarities: alike) == [[0, 1, 2, 3]])
        #expect(corroborated(hours: [0, 32, 33, 34], similarities: alike) == [[1, 2, 3], [0]])
    }
}
