import Foundation
import Newsroom
import SiteBuilding
import Testing

/// A timeline shows the newest reports first. One publisher's run is folded between its first and its newest, and so
/// are the older reports of all.
@Suite struct TimelineTests {
    /// The timeline of a story's page, for the publishers of its reports in their order.
    private static func timeline(_ names: [String], ending: String = ".html") throws -> String {
        var edition = Invented.edition()
        let story = Story(
            id: Invented.id(0x900), articles: names.indices.map { Invented.id(0x20000 + $0) },
            lead: Invented.id(0x20000),
            publishers: Set(names).count)
        let briefs = names.enumerated().map { number, name in
            Invented.brief(
                0x20000 + number, "Report \(number)", source: Invented.source(name, "news"),
                hours: Double(names.count - number), story: story)
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        let page = try #require(pages.first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(ending) })
        return page.text
    }

    @Test func manyInARowAreFolded() throws {
        let text = try Self.timeline(["A", "B", "B", "B", "B", "B", "B", "A"])
        let items = text.components(separatedBy: "<li class=\"folded\">")
        try #require(items.count == 2)
        let inside = items[1].components(separatedBy: "</details>")
        #expect(inside[0].contains("<strong>B</strong> · ") && inside[0].contains(">4 more reports</span>"))
        for number in 2...5 { #expect(inside[0].contains("Report \(number)<")) }
        // The first and the newest of the row, and the reports of others, are open.
        for number in [6, 7] { #expect(items[0].contains("Report \(number)<")) }
        for number in [0, 1] { #expect(inside[1].contains("Report \(number)<")) }
    }

    @Test func fewAreOpen() throws {
        #expect(try !Self.timeline(["A", "B", "B", "B", "B", "A"]).contains("folded"))
        #expect(try !Self.timeline(["A", "B", "A", "B", "A", "B", "A", "B"]).contains("folded"))
    }

    @Test func olderReportsAreFolded() throws {
        let text = try Self.timeline((0..<12).map { $0.isMultiple(of: 2) ? "A" : "B" })
        let items = text.components(separatedBy: "<li class=\"folded\">")
        try #require(items.count == 2)
        #expect(items[1].contains(">6 more reports</span>"))
        // They are of all publishers, so the summary names none.
        let summary = try #require(items[1].components(separatedBy: "</summary>").first)
        #expect(!summary.contains("<strong>"))
        let list = try #require(text.components(separatedBy: "<ol class=\"timeline\">").dropFirst().first)
        let order = list.matches(of: #/Report (\d+)</#).map { String($0.1) }
        #expect(order == ["11", "10", "9", "8", "7", "6"])
        for number in 6..<12 { #expect(items[0].contains("Report \(number)<")) }
        for number in 0..<6 { #expect(items[1].contains("Report \(number)<")) }
    }

    @Test func theMarkdownHasThemAll() throws {
        let text = try Self.timeline(["A", "B", "B", "B", "B", "B", "A"], ending: ".md")
        for number in 0..<7 { #expect(text.contains("Report \(number)")) }
        #expect(text.contains("**B** · 3 more reports"))
    }
}
