import Foundation
import Newsroom
import SiteBuilding
import Testing

/// Which summaries a story's page shows, and what it then leaves out.
@Suite struct SummaryShownTests {
    private static let sentence = "The pier of Marlow opened on Friday with room for twelve ferries."

    private static func page(publishers: Int, reason: String? = nil) throws -> String {
        var edition = Invented.edition()
        let ids = (0..<publishers).map { Invented.id(0x24000 + $0) }
        let story = Story(id: Invented.id(0x940), articles: ids, lead: ids[0], publishers: publishers)
        var briefs = ids.indices.map { number in
            Invented.brief(
                0x24000 + number, number == 0 ? "Pier opens" : "Ferries return",
                source: Invented.source(["Anchor", "Beacon"][number], "news"), hours: Double(number + 1), story: story)
        }
        briefs[0].article.summary = sentence
        briefs[0].context = reason.map { text in
            Context(
                reason: Statement(text), kind: .category, tier: 1, confidence: 1, sources: [ContextSource(briefs[0])])
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        edition.desks[0].sections[0].briefs = [briefs[0]]
        let summary = StorySummary(
            sentences: [SourcedSentence(text: sentence, article: briefs[0].id)], briefs: [briefs[0]])
        let summaries = Summaries(
            digest: Digest(top: [], sections: [], words: 0), stories: [story.id: summary], depths: [:])
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, summaries: summaries)
        return try #require(pages.first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(".md") }).text
    }

    @Test("the lead's own sentence is the summary if two publishers report the story, and appears once")
    func lead() throws {
        let text = try Self.page(publishers: 2)
        #expect(text.contains("## In brief"))
        #expect(text.components(separatedBy: Self.sentence).count == 2)
    }

    @Test("a reason that the summary quotes is not given again")
    func reason() throws {
        let shown = try Self.page(publishers: 2, reason: Self.sentence)
        #expect(shown.components(separatedBy: Self.sentence).count == 2)
        let other = "It is the first pier of Marlow since the storm of 1953."
        #expect(try Self.page(publishers: 2, reason: other).contains(other))
    }
}
