import Foundation
import Newsroom
import Sectioning
import Testing

/// The archive's days, on a clock in Lisbon.
struct ArchiveDaysTests {
    static let now = World.date("2025-03-05T14:00:00Z") ?? .distantPast

    @Test func eachDayWithArticlesIsListedAndTodayAlways() throws {
        let days = edition([brief("a", "2025-03-03T23:59:00Z"), brief("b", "2025-03-04T00:00:00Z")]).days
        #expect(days.map(\.id) == ["2025-03-03", "2025-03-04", "2025-03-05"])
        #expect(days.map(\.isOver) == [true, true, false])
        #expect(days.map(\.articles) == [1, 1, 0])
        #expect(days[0].headlines.map(\.article) == ["a"])
    }

    @Test func aDayWithoutArticlesBetweenOthersIsListed() {
        let days = edition([brief("a", "2025-03-02T12:00:00Z"), brief("b", "2025-03-04T12:00:00Z")]).days
        #expect(days.map(\.articles) == [1, 0, 1, 0])
    }

    @Test func pastDaysStayUnchanged() throws {
        let first = edition([brief("a", "2025-03-04T12:00:00Z")]).days
        let second = edition(
            [
                brief("a", "2025-03-04T12:00:00Z"), brief("late", "2025-03-04T13:00:00Z"),
                brief("c", "2025-03-05T01:00:00Z"),
            ],
            knowing: first.filter(\.isOver)
        ).days
        #expect(second.first == first.first)
        #expect(second.last?.headlines.map(\.article) == ["c"])
    }

    @Test func aDayStoredTooEarlyIsRebuiltWhileItsArticlesAreAvailable() {
        let recent = Day(id: "2025-03-04", isOver: false, headlines: [], stories: [], articles: 99)
        let old = Day(id: "2025-01-04", isOver: false, headlines: [], stories: [], articles: 99)
        let days = edition([brief("a", "2025-03-04T12:00:00Z")], knowing: [old, recent]).days
        #expect(days.first { $0.id == recent.id }?.articles == 1)
        #expect(days.first { $0.id == old.id }?.articles == 99)
        #expect(days.first { $0.id == old.id }?.isOver == true)
    }

    @Test func todayIsNeverTakenFromTheArchive() {
        let wrong = Day(id: "2025-03-05", isOver: true, headlines: [], stories: [], articles: 99)
        #expect(edition([], knowing: [wrong]).days.map(\.articles) == [0])
    }

    @Test func headlinesComeInOrderAndTheOtherStoriesFollow() throws {
        let reports = (0..<9).flatMap { number in
            let story = Story(
                id: "s\(number)", articles: ["x\(number)", "y\(number)"], lead: "x\(number)", publishers: 2)
            return [
                brief("x\(number)", "2025-03-04T1\(number):00:00Z", source: "Wire", story: story, tier: .reference),
                brief("y\(number)", "2025-03-04T1\(number):30:00Z", source: "Post", story: story),
            ]
        }
        let day = try #require(edition(reports, headlines: 3, headlinesPerPublisher: 1).days.first)
        #expect(day.headlines.map(\.article) == ["x8", "x7", "x6"])
        #expect(day.stories.map(\.article) == ["x5", "x4", "x3", "x2", "x1", "x0"])
        #expect(day.headlines.first?.publishers == 2)
    }

    /// What several report is nobody's own, as above; what one reports alone is.
    @Test func aPublishersExclusiveStoriesAreLimitedToAShare() throws {
        let reports = (0..<5).map { brief("x\($0)", "2025-03-04T1\($0):00:00Z", source: "Wire", tier: .reference) }
        let other = brief("y", "2025-03-04T09:00:00Z", source: "Post")
        let day = try #require(edition(reports + [other], headlinesPerPublisher: 2).days.first)
        #expect(day.headlines.map(\.article) == ["x4", "x3", "y"])
    }

    private func brief(
        _ id: String, _ moment: String, source: String = "Courier", story: Story? = nil,
        tier: CredibilityTier = .established
    ) -> Brief {
        let date = World.date(moment[...])
        return World.brief(
            id, published: date, firstSeen: date ?? .distantPast, story: story, source: source, tier: tier)
    }

    private func edition(
        _ briefs: [Brief], knowing days: [Day] = [], headlines: Int = 11, headlinesPerPublisher: Int = 3
    ) -> Edition {
        var settings = SectioningSettings()
        settings.headlines = headlines
        settings.headlinesPerPublisher = headlinesPerPublisher
        return Sectioner(settings: settings).edition(
            of: briefs, stories: [], site: Site(title: "", tagline: "", timeZone: "Europe/Lisbon"),
            categories: World.categories, health: [], days: days, at: Self.now)
    }
}
