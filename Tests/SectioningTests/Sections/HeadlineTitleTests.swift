import Foundation
import Newsroom
import Sectioning
import Testing

/// The article that shows a story on the front page and in its sections.
@Suite struct HeadlineTitleTests {
    private static let story = Story(
        id: "s", articles: ["lead", "plain", "newest"], lead: "lead", publishers: 3, plain: ["lead", "plain"])

    private func edition(leadHoursAgo hours: Double) throws -> Edition {
        let now = try #require(World.date("2025-03-05T18:00:00Z"))
        func brief(_ id: String, _ hoursAgo: Double, _ tier: CredibilityTier) -> Brief {
            let moment = now.addingTimeInterval(-hoursAgo * 3_600)
            return World.brief(id, published: moment, firstSeen: moment, story: Self.story, source: id, tier: tier)
        }
        return Sectioner().edition(
            of: [brief("lead", hours, .other), brief("plain", 0.5, .other), brief("newest", 0.2, .reference)],
            stories: [Self.story], site: Site(title: "", tagline: ""), categories: World.categories, health: [],
            at: now)
    }

    /// A newer report by a better-known publisher may be a teaser or a statement.
    @Test(arguments: [1.0, 30]) func theLeadGivesTheHeadline(hours: Double) throws {
        let edition = try edition(leadHoursAgo: hours)
        #expect(edition.headlines.map(\.id) == ["lead"])
        #expect(edition.stories.map(\.lead.id) == ["lead"])
    }

    /// The lead is older than the section.
    @Test func aSectionShowsTheStoryUnderItsTitle() throws {
        let edition = try edition(leadHoursAgo: 30)
        #expect(edition.front.map { $0.briefs.map(\.id) } == [["lead"]])
        #expect(edition.front.map(\.kind) == [.topStories])
    }
}
