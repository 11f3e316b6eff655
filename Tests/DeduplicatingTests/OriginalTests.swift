import Deduplicating
import Foundation
import Newsroom
import Testing

/// Links that count clicks, and the articles behind them.
@Suite struct OriginalTests {
    private let now = Date(timeIntervalSince1970: 1_631_781_000)

    private func reading(_ feed: String, _ items: FeedItem...) -> SourcedFeed {
        SourcedFeed(
            source: FeedSource(name: feed, feed: "https://\(feed).example/feed", category: "news"),
            feed: Feed(format: "RSS 2.0", items: items))
    }

    private let counted = FeedItem(
        title: "The bridge opens at last", url: "https://counter.example/~r/1",
        original: "https://a.example/bridge?utm_source=counter")

    @Test func readersAreSentToTheOriginal() {
        let matched = Deduplicator().articles(from: [reading("a", counted)], known: [], at: now)
        #expect(matched.new.map(\.url) == ["https://a.example/bridge"])
    }

    @Test func theOriginalsAddressIdentifiesEqualItems() {
        let direct = FeedItem(title: "Another headline altogether", url: "https://a.example/bridge")
        let matched = Deduplicator().articles(
            from: [reading("a", counted), reading("b", direct)], known: [], at: now)
        #expect(matched.new.count == 1)
    }

    @Test func aPlaceIsKeptWhenItIsNotRepeated() {
        var placed = counted
        placed.location = Coordinates(latitude: 41.1496, longitude: -8.611)
        let first = Deduplicator().articles(from: [reading("a", placed)], known: [], at: now)
        #expect(first.new.map(\.location) == [placed.location])
        let second = Deduplicator().articles(from: [reading("a", counted)], known: first.all, at: now + 3600)
        #expect(second.all.map(\.location) == [placed.location])
    }
}
