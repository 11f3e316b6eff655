import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Corrections, from feeds to pages")
struct CorrectionTests {
    private static let settings = #""site": {"address": "https://news.example/", "corrections": 7},"#
    private static let before = "Fire in the harbour of Tarnholm leaves 12 families without a home"
    private static let after = "Fire in the harbour of Tarnholm leaves 15 families without a home"

    private static func item(_ title: String) -> ChangingFeeds.Item {
        ChangingFeeds.Item(path: "fire", title: title, text: "The fire began in a net loft.", hoursAgo: 5)
    }

    @Test("a headline that changed after its day is on a page, in the digest and in a feed, for as long as it is asked")
    func headline() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { $0 = ["ash": [Self.item(Self.before)]] }
            for hours in [0.0, 24] {
                try await feeds.build(Self.settings, after: hours)
                #expect(try !feeds.paths().contains { $0.contains("corrections") })
                #expect(try !feeds.text("digest.html").contains("corrections.html"))
            }
            feeds.items.value.withLock { $0 = ["ash": [Self.item(Self.after)]] }
            // Nobody is told who has not asked.
            try await feeds.build(#""site": {"address": "https://news.example/"},"#, after: 47)
            #expect(try !feeds.paths().contains { $0.contains("corrections") })

            try await feeds.build(Self.settings, after: 48)
            let page = try feeds.text("corrections.html")
            #expect(page.contains(Self.before) && page.contains(Self.after))
            // The day that told it says it still.
            #expect(page.contains("href=\"archive/2026-03-01.html\""))
            #expect(try feeds.text("archive/2026-03-01.html").contains(Self.before))
            for path in ["digest.html", "explore.html"] {
                #expect(try feeds.text(path).contains("href=\"corrections.html\""), "\(path)")
            }
            let feed = try feeds.text("feeds/corrections.xml")
            #expect(feed.contains(Self.before) && feed.contains(Self.after))
            #expect(feed.contains("https://news.example/corrections.html#headline-"))

            // Ten days on, the page says that it is over, for those who marked it.
            try await feeds.build(Self.settings, after: 240)
            #expect(try !feeds.text("corrections.html").contains(Self.before))
            #expect(try !feeds.text("feeds/corrections.xml").contains("<entry"))
            #expect(try !feeds.text("explore.html").contains("corrections.html"))
        }
    }
}
