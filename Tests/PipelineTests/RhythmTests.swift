import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

/// `site.rhythm`, from the feeds to the site's folder. The first build is on Sunday 1 March 2026.
@Suite("Weeks and months") struct RhythmTests {
    private static let site = #""site": {"title": "Morning", "timeZone": "UTC", "rhythm": "monthly"},"#
    private static let plain = #""site": {"title": "Morning", "timeZone": "UTC"},"#

    private static func quake(hoursAgo: Double) -> ChangingFeeds.Item {
        ChangingFeeds.Item(
            path: "quake", title: "Earthquake of magnitude seven strikes the northern islands",
            text: "Houses fell and the sea rose along the whole northern coast, the governor of the islands said.",
            hoursAgo: hoursAgo)
    }

    @Test("a week is made on Monday, keeps its bytes, and its address outlasts the setting")
    func week() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { $0 = ["ash": [Self.quake(hoursAgo: 2)], "birch": [Self.quake(hoursAgo: 2)]] }
            try await feeds.build(Self.site)
            #expect(try !feeds.paths().contains("archive/2026-W09.html"))
            #expect(try !feeds.text("archive.html").contains("data-word=\"archive.weeks\""))
            #expect(try feeds.text("feeds/archive/week.xml").contains("<feed"))

            try await feeds.build(Self.site, after: 24)
            let week = try feeds.text("archive/2026-W09.html")
            #expect(week.contains("Earthquake of magnitude seven") && week.contains("Houses fell and the sea rose"))
            #expect(week.contains("The archive has one of its 7 days."))
            #expect(try feeds.text("archive.html").contains("href=\"archive/2026-W09.html\""))
            #expect(try feeds.text("archive/week.txt").contains("1. Earthquake of magnitude seven"))
            #expect(try feeds.text("feeds/archive/week.xml").contains("<title>Week of Monday 23 February 2026</title>"))
            #expect(try !feeds.paths().contains("archive/2026-03.html"))

            feeds.items.value.withLock { items in
                items["ash"] = [
                    ChangingFeeds.Item(
                        path: "orchard", title: "Orchard festival opens with a record harvest of pears",
                        text: "The first visitors came on foot.", hoursAgo: -30)
                ]
                items["birch"] = []
            }
            try await feeds.build(Self.site, after: 48)
            #expect(try feeds.text("archive/2026-W09.html") == week)
            // The article is long forgotten.
            try await feeds.build(Self.site, after: 24 * 60)
            #expect(try feeds.text("archive/2026-W09.html").contains("Houses fell and the sea rose"))
            #expect(try feeds.text("archive/2026-03.html").contains("Earthquake of magnitude seven"))

            try await feeds.build(Self.plain, after: 24 * 61)
            let last = try feeds.text("archive/2026-W09.html")
            #expect(last.contains("Week of Monday 23 February 2026") && !last.contains("Earthquake"))
            #expect(try !feeds.text("feeds/archive/week.xml").contains("<entry"))
            #expect(try !feeds.paths().contains("archive/week.txt"))
        }
    }

    @Test("a year later the archive and the digest remember the day, with links that answer")
    func anniversary() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { $0 = ["ash": [Self.quake(hoursAgo: 2)], "birch": [Self.quake(hoursAgo: 2)]] }
            try await feeds.build(Self.plain)
            try await feeds.build(Self.plain, after: 24)
            feeds.items.value.withLock { $0 = ["ash": [], "birch": []] }
            try await feeds.build(Self.plain, after: 24 * 100)
            #expect(try !feeds.text("archive.html").contains("On this day"))
            try await feeds.build(Self.plain, after: 24 * 365)
            for path in ["archive.html", "digest.html"] {
                let text = try feeds.text(path)
                #expect(text.contains("One year ago"), "\(path)")
                let link = try #require(text.firstMatch(of: /href="(stories\/[^"]+)"[^>]*>Earthquake/), "\(path)")
                #expect(try feeds.paths().contains(String(link.output.1)))
            }
            #expect(try feeds.text("digest.txt").contains("One year ago: Sunday 1 March 2026"))

            // A month made later has the headline, and nothing that was not stored with it.
            try await feeds.build(Self.site, after: 24 * 366)
            let month = try feeds.text("archive/2026-03.html")
            #expect(month.contains("Earthquake of magnitude seven") && !month.contains("Houses fell and the sea rose"))
        }
    }
}
