import Contextualising
import Foundation
import Newsroom
import Testing

@Suite("What weeks and months will quote") struct HeadlineExtractsTests {
    private static func brief(_ id: Article.ID, in story: Story) -> Brief {
        Brief(
            article: Article(
                id: id, source: "feed", title: "Title of \(id)", url: "https://courier.example/\(id)", published: nil,
                firstSeen: .distantPast, lastSeen: .distantPast, language: "pt"),
            source: FeedSource(name: "Courier", feed: "https://courier.example/feed", category: "news"),
            topic: Topic(category: "news", confidence: 1), story: story)
    }

    private static let story = Story(id: "s", articles: ["a", "b"], lead: "a", publishers: 2)
    private static let briefs = ["a", "b"].map { brief($0, in: story) }

    private func extract(
        _ summaries: Summaries, threads: [StoryThread] = [], stored: Extract? = nil
    ) -> Extract? {
        var edition = Edition(
            site: Site(title: "Test", tagline: ""), moment: .distantPast, categories: [], front: [], headlines: [],
            desks: [], stories: [StoryFile(story: Self.story, lead: Self.briefs[0], briefs: Self.briefs)], map: [],
            health: [])
        edition.threads = threads
        var headline = Clipping(Self.briefs[0])
        headline.extract = stored
        let day = Day(
            id: "2026-11-27", isOver: true, headlines: [headline], stories: [Clipping(Self.briefs[1])], articles: 2)
        let result = HeadlineExtracts(summaries, of: edition).added(to: day)
        #expect(result.stories == day.stories)
        return result.headlines.first?.extract
    }

    @Test("the first sentence, figure and quotation, each with its own report")
    func whole() throws {
        let summary = StorySummary(
            sentences: [SourcedSentence(text: "First.", article: "b"), SourcedSentence(text: "Second.", article: "a")],
            briefs: Self.briefs)
        let depth = StoryDepth(
            numbers: [StoryDepth.SharedFigure(text: "six people", articles: ["b", "a"])],
            words: [StoryDepth.SpokenWords(speaker: "Ada", text: "We left", article: "a")])
        let thread = StoryThread(id: "t", stories: [StoryLink(story: "s", title: "", latest: .distantPast)])
        let extract = extract(Summaries(stories: ["s": summary], depths: ["s": depth]), threads: [thread])
        #expect(
            extract
                == Extract(
                    sentence: Extract.Passage("First.", from: Self.briefs[1]),
                    figure: Extract.Passage("six people", from: Self.briefs[1]),
                    quotation: Extract.Passage("We left", from: Self.briefs[0], by: "Ada"), thread: "t"))
        let quotation = try #require(extract?.quotation)
        #expect(quotation.speaker == "Ada" && quotation.source == "Courier" && quotation.language == "pt")
        #expect(quotation.url == "https://courier.example/a")
    }

    @Test("nothing written by a model, and nothing if there is nothing to quote")
    func nothing() {
        let model = StorySummary(
            sentences: [SourcedSentence(text: "Written.", article: nil)], briefs: Self.briefs, model: "small")
        #expect(extract(Summaries(stories: ["s": model])) == nil)
        #expect(extract(Summaries()) == nil)
    }

    @Test("an extract stored with a day is kept")
    func stored() {
        let stored = Extract(sentence: Extract.Passage("Stored.", from: Self.briefs[0]))
        let summary = StorySummary(
            sentences: [SourcedSentence(text: "New.", article: "a")], briefs: [Self.briefs[0]])
        #expect(extract(Summaries(stories: ["s": summary]), stored: stored) == stored)
        #expect(extract(Summaries(), stored: stored) == stored)
    }

    @Test("the digest's sentence for a story without a summary of its own")
    func digest() {
        let summary = StorySummary(
            sentences: [SourcedSentence(text: "In the digest.", article: "a")], briefs: [Self.briefs[0]])
        let digest = Digest(top: [Digest.Item(lead: Self.briefs[0], summary: summary)])
        #expect(extract(Summaries(digest: digest))?.sentence?.text == "In the digest.")
    }
}
