import Deduplicating
import FoundationEssentials
import Newsroom
import Testing

/// What an article is decides whether it joins a story, stands for it, and counts as one of its voices.
@Suite struct KindInStoriesTests {
    private let articles = ["a", "b", "c"].map { id in
        Article(
            id: id, source: id, title: "Pico ferry aground off Faial with 80 aboard",
            url: "https://\(id).example/ferry",
            firstSeen: .distantPast, lastSeen: .distantPast,
            summary: "The ferry from Pico ran aground off Faial with 80 aboard.")
    }

    private func stories(_ kinds: [Article.ID: ArticleKind]) -> [Story] {
        Deduplicator().stories(
            from: articles, kinds: kinds,
            sources: articles.map {
                FeedSource(
                    name: $0.source, feed: $0.source, category: "news", tier: $0.id == "a" ? .reference : .established)
            }, known: [:]
        ).sorted { $0.articles.count > $1.articles.count }
    }

    @Test func reportsAreVoicesOfOneStory() {
        #expect(stories([:]).map(\.articles) == [["a", "b", "c"]])
        #expect(stories([:]).first?.publishers == 3)
        #expect(stories(["b": .live]).first?.publishers == 3)
    }

    @Test func opinionJoinsTheStoryButIsNotAVoice() {
        let stories = stories(["a": .opinion])
        #expect(stories.map(\.articles) == [["a", "b", "c"]])
        #expect(stories.first?.publishers == 2)
        // The latest of the reports.
        #expect(stories.first?.lead == "c")
    }

    @Test(arguments: [ArticleKind.rolling, .show, .roundup, .service])
    func aRoundUpIsAStoryByItself(_ kind: ArticleKind) {
        let stories = stories(["a": kind])
        #expect(stories.map(\.articles) == [["b", "c"], ["a"]])
        #expect(stories.map(\.publishers) == [2, 1])
    }
}
