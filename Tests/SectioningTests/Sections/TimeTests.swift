import Foundation
import Newsroom
import Sectioning
import TestSupport
import Testing

/// Where the sections begin, on clocks that change and at the turn of years.
struct TimeTests {
    private func kind(of moment: String, at now: String, in zone: String) throws -> SectionKind? {
        let now = try #require(World.date(now[...]))
        let date = try #require(World.date(moment[...]))
        let brief = World.brief("1", published: date, firstSeen: date)
        let edition = Sectioner().edition(
            of: [brief], stories: [], site: Site(title: "", tagline: "", timeZone: zone), categories: World.categories,
            health: [], at: now)
        // Of the desk: the front page ends with the week.
        return edition.desks.first { $0.category.id == brief.topic.category }?.sections.first?.kind
    }

    @Test(arguments: [
        // An ordinary afternoon in Lisbon, summer time (UTC+1): today began at 23:00 UTC.
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-10T09:00:00Z", SectionKind.topStories),
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-10T08:59:59Z", .earlierToday),
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-09T23:00:00Z", .earlierToday),
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-09T22:59:59Z", .thisWeek),
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-02T23:00:00Z", .thisWeek),
        ("2024-07-10T15:00:00Z", "Europe/Lisbon", "2024-07-02T22:59:59Z", .furtherBack),
        // Two in the morning: six hours reach into yesterday, and nothing is left of "earlier today".
        ("2024-07-10T01:00:00Z", "Europe/Lisbon", "2024-07-09T19:00:00Z", .topStories),
        ("2024-07-10T01:00:00Z", "Europe/Lisbon", "2024-07-09T18:59:59Z", .thisWeek),
        // Lisbon puts its clocks forward on 31 March 2024 at 1:00 UTC: that week has an hour less.
        ("2024-04-02T15:00:00Z", "Europe/Lisbon", "2024-03-26T00:00:00Z", .thisWeek),
        ("2024-04-02T15:00:00Z", "Europe/Lisbon", "2024-03-25T23:59:59Z", .furtherBack),
        // New York puts its clocks back on 3 November 2024: six hours stay six hours, and the day has 25.
        ("2024-11-03T08:00:00Z", "America/New_York", "2024-11-03T02:00:00Z", .topStories),
        ("2024-11-03T22:00:00Z", "America/New_York", "2024-11-03T04:00:00Z", .earlierToday),
        ("2024-11-03T22:00:00Z", "America/New_York", "2024-11-03T03:59:59Z", .thisWeek),
        // The turn of the year where days begin at half past the hour.
        ("2025-01-01T12:30:00Z", "Asia/Kolkata", "2024-12-31T18:30:00Z", .earlierToday),
        ("2025-01-01T12:30:00Z", "Asia/Kolkata", "2024-12-31T18:29:59Z", .thisWeek),
        ("2025-01-01T12:30:00Z", "Asia/Kolkata", "2024-12-24T18:30:00Z", .thisWeek),
        ("2025-01-01T12:30:00Z", "Asia/Kolkata", "2024-12-24T18:29:59Z", .furtherBack),
        // Samoa (UTC+13): its today begins at 11:00 UTC of our yesterday.
        ("2025-01-01T09:00:00Z", "Pacific/Apia", "2024-12-31T11:00:00Z", .earlierToday),
        ("2025-01-01T09:00:00Z", "Pacific/Apia", "2024-12-31T10:59:59Z", .thisWeek),
        // Samoa had no 30 December 2011: the seven days before the 2nd of January begin with the 25th.
        ("2012-01-02T09:00:00Z", "Pacific/Apia", "2011-12-25T10:00:00Z", .thisWeek),
        ("2012-01-02T09:00:00Z", "Pacific/Apia", "2011-12-25T09:59:59Z", .furtherBack),
        // Beirut's 31 March 2024 began at 1:00.
        ("2024-03-31T18:00:00Z", "Asia/Beirut", "2024-03-30T22:00:00Z", .earlierToday),
        ("2024-03-31T18:00:00Z", "Asia/Beirut", "2024-03-30T21:59:59Z", .thisWeek),
        // What the system does not know is UTC.
        ("2024-07-10T15:00:00Z", "Mars/Olympus", "2024-07-10T00:00:00Z", .earlierToday),
        ("2024-07-10T15:00:00Z", "Mars/Olympus", "2024-07-09T23:59:59Z", .thisWeek),
        // An edition for a moment before what it knows.
        ("2024-07-10T15:00:00Z", "UTC", "2024-07-11T15:00:00Z", .topStories),
    ])
    func aMomentFallsIntoItsStretch(now: String, zone: String, moment: String, expected: SectionKind) throws {
        #expect(try kind(of: moment, at: now, in: zone) == expected)
    }

    /// Any moment, any of these zones: sections never overlap, and later ones never hold anything newer.
    @Test(arguments: ["Europe/Lisbon", "America/New_York", "Asia/Kolkata", "Pacific/Apia"])
    func sectionsFollowOneAnotherAllYear(zone: String) throws {
        let site = Site(title: "", tagline: "", timeZone: zone)
        let start = try #require(World.date("2024-01-01T00:00:00Z"))
        for day in stride(from: 0.0, to: 366, by: 1.37) {
            let now = start.addingTimeInterval(day * 86_400)
            let briefs = (0..<230).map { hour in
                let date = now.addingTimeInterval(Double(-hour) * 3600)
                return World.brief(String(hour), published: date, firstSeen: date)
            }
            let edition = Sectioner(
                settings: SectioningSettings(front: .init(topStories: 999, earlierToday: 999, thisWeek: 999))
            ).edition(of: briefs, stories: [], site: site, categories: [], health: [], at: now)
            let order = edition.front.flatMap(\.briefs).map(\.article.moment)
            #expect(order == order.sorted(by: >))
            #expect(edition.front.first?.briefs.count == 7)
            let days = edition.front.flatMap(\.briefs).count
            #expect((168...193).contains(days), "\(now): \(days) hours")
        }
    }
}
