import Newsroom
import SiteBuilding
import Testing

/// The heading of a story's sources promises a comparison of countries only if there is something to compare.
@Suite struct WitnessHeadingTests {
    private static func page(of titles: [String], from countries: [String?]) throws -> String {
        var edition = Invented.edition()
        let ids = titles.indices.map { Invented.id(0x23000 + $0) }
        let story = Story(id: Invented.id(0x930), articles: ids, lead: ids[0], publishers: titles.count)
        let briefs = titles.indices.map { number in
            var source = Invented.source(["Anchor", "Beacon", "Cape"][number], "news")
            source.country = countries[number]
            return Invented.brief(
                0x23000 + number, titles[number], source: source, hours: Double(number + 1), story: story)
        }
        edition.stories = [StoryFile(story: story, lead: briefs[0], briefs: briefs)]
        edition.desks[0].sections[0].briefs = [briefs[0]]
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        return try #require(pages.first { $0.path.hasPrefix("stories/") && $0.path.hasSuffix(".md") }).text
    }

    @Test(
        arguments: [
            (["Pier opens", "New pier for ferries", "Ferries return"], ["GB", "PT", "PT"], true),
            (["Pier opens", "Pier Opens", "Pier opens"], ["GB", "PT", "PT"], false),
            (["Pier opens", "New pier for ferries", "Ferries return"], ["GB", "GB", nil], false),
        ] as [([String], [String?], Bool)])
    func heading(titles: [String], countries: [String?], isCompared: Bool) throws {
        let text = try Self.page(of: titles, from: countries)
        #expect(text.contains("## How each country reports it") == isCompared)
        #expect(text.contains("## Sources") != isCompared)
    }
}
