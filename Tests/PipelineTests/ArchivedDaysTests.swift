import Foundation
import Synchronization
import TestSupport
import Testing

/// `archive.maxDays`: older days are no longer shown, but their addresses answer.
@Suite("Days of the archive beyond the limit")
struct ArchivedDaysTests {
    private static let site = #""site": {"title": "Morning", "timeZone": "UTC"},"#

    @Test("keep their addresses, and are written again if the limit is raised")
    func limit() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { items in
                items["ash"] = [
                    ChangingFeeds.Item(
                        path: "volcano", title: "Volcano erupts on the island of Lanmark",
                        text: "Ash fell on the harbour.", hoursAgo: 2)
                ]
                items["birch"] = []
            }
            let limited = Self.site + #""archive": {"maxDays": 8},"#
            // 1 March 2026, a week later, and two days after that.
            try await feeds.build(limited)
            feeds.items.value.withLock { items in
                items["birch"] = [
                    ChangingFeeds.Item(
                        path: "ferries", title: "Ferries of the harbour sail again after the ash",
                        text: "The first left at noon.", hoursAgo: -48)
                ]
            }
            try await feeds.build(limited, after: 7 * 24)
            let day = try feeds.text("archive/2026-03-01.html")
            #expect(day.contains("Volcano erupts"))
            try await feeds.build(limited, after: 9 * 24)
            let last = try feeds.text("archive/2026-03-01.html")
            #expect(last.contains("1 March 2026") && !last.contains("Volcano erupts"))
            let list = try feeds.text("archive.html")
            #expect(!list.contains("archive/2026-03-01.html") && list.contains("archive/2026-03-03.html"))
            #expect(try !feeds.text("archive/2026-03-03.html").contains("2026-03-01.html"))
            try await feeds.build(Self.site, after: 9 * 24 + 1)
            #expect(try feeds.text("archive/2026-03-01.html").contains("Volcano erupts"))
            #expect(try feeds.text("archive.html").contains("archive/2026-03-01.html"))
        }
    }
}
