import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("Pages of categories with places")
struct PlaceDeskPageTests {
    private static let settings = """
        "categories": [
          {"id": "news", "name": "News", "general": true}, {"id": "sports", "name": "Sports"},
          {"id": "north", "name": "The North", "places": ["Porto, PT"], "radius": 30}],
        """

    @Test("show the news of the place, which also stays in its own category")
    func showBoth() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            let here = "Tram line in Porto closes for repairs until the summer"
            let there = "Ferry in Lisbon stops for an hour after a storm"
            feeds.items.value.withLock {
                $0["ash"] = [
                    ChangingFeeds.Item(
                        path: "tram", title: here, text: "The city of Porto in Portugal repairs its rails.", hoursAgo: 2
                    ),
                    ChangingFeeds.Item(
                        path: "ferry", title: there, text: "The port of Lisbon in Portugal waits.", hoursAgo: 3),
                ]
            }
            try await feeds.build(Self.settings)
            let (desk, news) = (try feeds.text("north.html"), try feeds.text("news.html"))
            #expect(desk.contains(here) && !desk.contains(there))
            #expect(news.contains(here) && news.contains(there))
            let explanations = try feeds.pipeline(Self.settings)
                .explanations(of: ["http://ash.example/tram", "http://ash.example/ferry"], at: ChangingFeeds.now)
            #expect(explanations.map(\.otherDesks) == [[OtherDesk(category: "north", reason: .place)], []])
        }
    }
}
