import Deduplicating
import Foundation
import Newsroom
import TestSupport
import Testing

/// Articles about one event are one story, whose address stays.
struct StoryTests {
    private func articles(from name: String) throws -> ([Article], [FeedSource]) {
        let text = try String(contentsOf: fixture("Stories/\(name).txt"), encoding: .utf8)
        var sources: [FeedSource] = []
        let articles = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let source = FeedSource(
                name: fields[1], feed: fields[1], category: "news", tier: fields[1] == "Wire" ? .reference : .other)
            if !sources.contains(source) { sources.append(source) }
            let date = try Date(fields[2], strategy: .iso8601)
            return Article(
                id: fields[0], source: source.id, title: fields[3], published: date, firstSeen: date, lastSeen: date,
                summary: fields[4])
        }
        return (articles, sources)
    }

    private func outline(_ stories: [Story]) -> String {
        stories.map { "\($0.articles.joined(separator: " ")), lead \($0.lead), publishers \($0.publishers)\n" }.joined()
    }

    @Test func threeEventsAreThreeStories() throws {
        let (articles, sources) = try articles(from: "three-events")
        let stories = Deduplicator().stories(from: articles, sources: sources, known: [:])
        expectGolden(outline(stories), named: "Stories/three-events.golden")
        #expect(Set(stories.map(\.id)).count == stories.count)
        #expect(stories.flatMap(\.articles).sorted() == articles.map(\.id).sorted())
        let shuffled = Deduplicator().stories(from: articles.reversed(), sources: sources.reversed(), known: [:])
        #expect(shuffled == stories)
    }

    @Test func twoEventsOfOneKindStayApart() throws {
        let (articles, sources) = try articles(from: "one-kind")
        let stories = Deduplicator().stories(from: articles, sources: sources, known: [:])
        #expect(Set(stories.map { Set($0.articles) }) == [["ka", "kc"], ["kb"], ["ra", "rc"], ["rb"]])
    }

    /// The same man is in the news for other things, in both languages.
    @Test func reportsInSeveralLanguagesAreOneStoryByTheirNamesAndNumbers() throws {
        let (articles, sources) = try articles(from: "two-languages")
        let stories = Deduplicator().stories(from: articles, sources: sources, known: [:])
        #expect(
            Set(stories.map { Set($0.articles) }) == [["va", "vb", "vc"], ["ta"], ["tb"], ["ma", "mb"], ["mc"]])
    }

    @Test func misreadPunctuationIsNotLetters() throws {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let summary = "The ferry from Pico to Faial ran aground on Sunday; all of its passengers are safe."
        let articles = [
            Article(
                id: "a", source: "a", title: "Pico\u{2019}s ferry runs aground \u{2014} passengers safe",
                firstSeen: date,
                lastSeen: date, summary: summary),
            Article(
                id: "b", source: "b", title: "Picoâ\u{80}\u{99}s ferry runs aground â€” passengers safe",
                firstSeen: date,
                lastSeen: date, summary: "Off Faial, said the captain."),
        ]
        #expect(Deduplicator().stories(from: articles, sources: [], known: [:]).count == 1)
    }

    @Test func aStoryKeepsItsIdAsItGrows() throws {
        let (articles, sources) = try articles(from: "three-events")
        func ids(_ articles: [Article], _ known: [Article.ID: Story.ID]) -> [Article.ID: Story.ID] {
            let stories = Deduplicator().stories(from: articles, sources: sources, known: known)
            return Dictionary(
                stories.flatMap { story in story.articles.map { ($0, story.id) } }, uniquingKeysWith: { $1 })
        }
        let first = ids(articles.filter { ["q2", "v2"].contains($0.id) }, [:])
        // The older articles of both stories come in late.
        let second = ids(articles, first)
        #expect(second["q1"] == first["q2"])
        #expect(second["v1"] == first["v2"])
        // The oldest are forgotten.
        let third = ids(articles.filter { !["q1", "q2"].contains($0.id) }, second)
        #expect(third["q3"] == first["q2"])
    }

    @Test func mergingAndSplittingStoriesNeverShareAnId() throws {
        let (articles, sources) = try articles(from: "three-events")
        let deduplicator = Deduplicator()
        // All were thought one story; it falls apart, and the largest part keeps the id.
        let one = Dictionary(uniqueKeysWithValues: articles.map { ($0.id, "aaaa") })
        let parted = deduplicator.stories(from: articles, sources: sources, known: one)
        #expect(Set(parted.map(\.id)).count == parted.count)
        #expect(parted.first { $0.id == "aaaa" }?.articles.count == parted.map(\.articles.count).max())
        // Two were stories apart; they are one now, and the older id stays.
        let apart = deduplicator.stories(from: articles, sources: sources, known: ["q1": "old", "q2": "young"])
        #expect(apart.first { $0.articles.contains("q1") }?.id == "old")
        #expect(!apart.contains { $0.id == "young" })
        // The id that a part would be given anew is another's already.
        let fresh = deduplicator.stories(from: articles, sources: sources, known: [:])
        let id = try #require(fresh.first { $0.articles.contains("q1") }?.id)
        let stolen = deduplicator.stories(from: articles, sources: sources, known: ["v1": id, "v2": id])
        #expect(Set(stolen.map(\.id)).count == stolen.count)
        #expect(stolen.first { $0.articles.contains("v1") }?.id == id)
    }

    @Test func unusualArticlesMakeStoriesToo() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let titles = ["", "the", "????", "🛰️", String(repeating: "word ", count: 5000), "the", "a\u{0}b"]
        let articles = titles.enumerated().map { number, title in
            Article(id: "\(number)", source: "s", title: title, firstSeen: date, lastSeen: date)
        }
        let stories = Deduplicator().stories(from: articles, sources: [], known: [:])
        #expect(stories.flatMap(\.articles).sorted() == articles.map(\.id))
        #expect(Deduplicator().stories(from: [], sources: [], known: [:]).isEmpty)
    }

    @Test func aFloodOfSimilarArticlesStaysWithinLimits() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let articles = (0..<1000).map { number in
            Article(
                id: "\(number)", source: "s",
                title: "Notice \(number) on transactions in own shares by Harbour Holdings",
                firstSeen: date, lastSeen: date)
        }
        let stories = Deduplicator().stories(from: articles, sources: [], known: [:])
        #expect(stories.map(\.articles.count).max().map { $0 <= 150 } == true)
        #expect(stories.flatMap(\.articles).count == 1000)
    }
}
