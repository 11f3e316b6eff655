import FoundationEssentials
import Newsroom
import Testing
import TextReading

@testable import Deduplicating

/// Two events about one person are two stories, and one event in many words is one.
struct GroupDivisionTests {
    private static let titles = [
        "Ana Sousa must give up her villa, court rules",
        "Court takes the villa of Ana Sousa",
        "Court rules on the villa: Ana Sousa loses it",
        "Ana Sousa may receive three visitors a day",
        "Fewer visitors for Ana Sousa: three a day",
    ]

    /// Returns the parts of one group.
    ///
    /// - Parameters:
    ///   - within: the similarity of any two reports of one event: the first three, and the others.
    ///   - between: that of all other pairs.
    private func parts(of titles: [String] = titles, within: Double, between: Double) -> [[Int]] {
        let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let articles = titles.enumerated().map { number, title in
            Article(
                id: "\(number)", source: "\(number)", title: title, url: "https://\(number).example/", published: date,
                firstSeen: date, lastSeen: date)
        }
        let pairs = articles.indices.map { index in
            (0..<index).map { (index: $0, similarity: ($0 < 3) == (index < 3) ? within : between) }
        }
        let corpus = Corpus(
            articles, texts: StoryTexts(articles, readings: PackedReadings()), vocabulary: .builtIn,
            commonness: .builtIn)
        return GroupDivision(corpus, neighbours: Neighbours(pairs), threshold: 0.1)
            .parts(of: Array(articles.indices))
    }

    @Test func twoEventsAboutOnePersonAreDivided() {
        #expect(parts(within: 0.2, between: 0.05) == [[0, 1, 2], [3, 4]])
    }

    @Test func similarPartsStayTogether() {
        #expect(parts(within: 0.2, between: 0.09) == [[0, 1, 2, 3, 4]])
        // What is like enough for one group is not divided, however much more alike its parts are.
        #expect(parts(within: 0.5, between: 0.11) == [[0, 1, 2, 3, 4]])
    }

    @Test func singleReportsAndSmallGroupsAreNotDivided() {
        let single = Array(Self.titles.prefix(3)) + ["The villa of Ana Sousa goes to the court", Self.titles[3]]
        #expect(parts(of: single, within: 0.2, between: 0.05) == [[0, 1, 2, 3, 4]])
        #expect(parts(of: Array(Self.titles.prefix(2) + Self.titles.suffix(2)), within: 0.2, between: 0.05).count == 1)
    }

    @Test func bareTitlesWithoutACommonWordAreNotDivided() {
        #expect(parts(of: ["a", "b", "c", "d", "e"], within: 0, between: 0) == [[0, 1, 2, 3, 4]])
    }
}
