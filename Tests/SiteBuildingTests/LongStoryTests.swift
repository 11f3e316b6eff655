import Foundation
import Newsroom
import Testing

@testable import SiteBuilding

/// However many report a story, and however long it runs, no page of it is long, and nothing of it is lost.
@Suite struct LongStoryTests {
    private static let story = Invented.id(0x950)

    /// A story of 600 reports by 300 publishers of nine countries, a third of them near-copies of the first.
    private static func edition() -> (edition: Edition, summaries: Summaries) {
        var edition = Invented.edition()
        let sources = (0..<300).map { number in
            Invented.source(
                "Gazette " + word(number), "news",
                country: ["GB", "US", "PT", "IN", "AU", "ZA", "IE", "NZ", "CA"][number % 9])
        }
        let ids = (0..<600).map { Invented.id(0x30000 + $0) }
        let story = Story(id: story, articles: ids, lead: ids[0], publishers: 300)
        let briefs = (0..<600).map { number in
            Invented.brief(
                0x30000 + number,
                "Report \(number) & “what” it <says> " + String(repeating: "of it ", count: number % 9),
                source: sources[number % 300], hours: Double(600 - number) / 10,
                url: "https://gazette.example/\(number)/" + String(repeating: "long-", count: number % 30), story: story
            )
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        let figures = (0..<300).map { StoryDepth.Mention(text: "\(6 + $0 / 20) dead", article: ids[$0]) }
        let depth = StoryDepth(
            numbers: [StoryDepth.SharedFigure(text: "12 bridges", articles: Array(ids[..<300]))],
            differences: [StoryDepth.Difference(countedKind: "deaths", mentions: figures)],
            copies: [ids[0]: Array(ids[1..<200])])
        let sentence = SourcedSentence(text: "A sentence of the last of all.", article: ids[299])
        let summary = StorySummary(sentences: [sentence], briefs: [briefs[299]])
        return (
            edition,
            Summaries(
                digest: Digest(top: [], sections: [], words: 0), stories: [story.id: summary], depths: [story.id: depth]
            )
        )
    }

    /// Letters alone: "aq".
    private static func word(_ number: Int) -> String {
        String(decoding: [UInt8(97 + number / 26), UInt8(97 + number % 26)], as: UTF8.self)
    }

    private static func site() throws -> [(path: String, text: String)] {
        let (edition, summaries) = edition()
        return try SiteBuilder(templates: Templates()).pages(of: edition, summaries: summaries)
            .filter { $0.path.contains(story) }.map { ($0.path, $0.text) }
    }

    @Test func noPartIsTooLongAndNothingIsLost() throws {
        let parts = try Self.site().filter { $0.path.hasSuffix(".html") }
        try #require(parts.count > 3)
        for (path, text) in parts {
            #expect(PieceSize(of: Array(text.utf8)).isWithin(PageSplitter.limit), "\(path): \(text.utf8.count)")
            #expect(path.hasPrefix("more/stories/") || path.hasPrefix("stories/"))
        }
        let all = parts.map(\.text).joined()
        for number in 0..<600 { #expect(all.contains("https://gazette.example/\(number)/"), "\(number)") }
        let numbers = Tag.all(in: all).compactMap { $0.value("id") }.filter { $0.hasPrefix("source-") }
        #expect(numbers.count == 300 && Set(numbers).count == 300)
        let entries = Tag.all(in: all).filter { $0.value("class") == "entry" }.compactMap { $0.value("data-id") }
        #expect(Set(entries).count == entries.count)
    }

    @Test func theNewestReportsAndTheQuotedOnesComeFirst() throws {
        let parts = try Self.site().filter { $0.path.hasSuffix(".html") }
        let first = try #require(parts.first { $0.path.hasPrefix("stories/") }).text
        #expect(first.contains("https://gazette.example/599/"))
        let marks = first.matches(of: /href="#(source-\d+)"/).map { String($0.1) }
        #expect(!marks.isEmpty && marks.allSatisfy { first.contains("id=\"\($0)\"") })
        #expect(first.contains("Continue to</span> <a href=\"../more/stories/"))
        let second = try #require(parts.first { $0.path.hasSuffix("-2.html") }).text
        #expect(second.contains("Back to</span> <a href=\"../../stories/"))
        #expect(!second.contains("https://gazette.example/599/"))
    }

    @Test func onlyAFewOfManySourcesAreNamedForAFigure() throws {
        let first = try #require(try Self.site().first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(".html") })
            .text
        #expect(first.contains(">and 292 more</span>"))
        // Of fifteen figures the seven smallest and the largest.
        for (dead, isNamed) in [(6, true), (12, true), (13, false), (19, false), (20, true)] {
            #expect(first.contains("<strong>\(dead) dead</strong>") == isNamed, "\(dead)")
        }
    }

    @Test func theMarkdownIsNotSplit() throws {
        let texts = try Self.site().filter { $0.path.hasSuffix(".md") }
        try #require(texts.count == 1)
        for number in 0..<600 { #expect(texts[0].text.contains("https://gazette.example/\(number)/")) }
    }

    @Test func olderStoriesOfALongRunningStoryAreOnFurtherParts() throws {
        var edition = Invented.edition()
        let links = (0..<230).map { number in
            StoryLink(
                story: Invented.id(0x600 + number), title: "Chapter \(number).", language: "en",
                latest: Invented.now - Double(number) * 3_600, publishers: 3, address: "https://a.example/\(number).",
                hasPage: false)
        }
        let thread = StoryThread(id: Invented.id(0xe7), stories: links)
        edition.threads = [thread]
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition).filter { $0.path.contains("threads/") }
        let parts = pages.filter { $0.path.hasSuffix(".html") && !$0.path.hasPrefix("feeds/") }.map(\.path)
        #expect(parts.count == 3 && parts.count { $0.hasPrefix("more/threads/") } == 2)
        for number in 1..<230 {
            #expect(
                pages.count { parts.contains($0.path) && $0.text.contains(">Chapter \(number).<") } == 1, "\(number)")
        }
        let text = try #require(pages.first { $0.path.hasSuffix(".md") }).text
        #expect(text.contains("Chapter 229"))
    }
}
