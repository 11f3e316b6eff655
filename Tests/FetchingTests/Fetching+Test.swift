import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

/// 1 March 2026, 12:00 UTC.
let noon = Date(timeIntervalSince1970: 1_772_366_400)

extension FeedSource {
    init(_ feed: String) {
        self.init(name: feed, feed: feed, category: "news")
    }
}

extension FetchSettings {
    /// For a server on 127.0.0.1, without politeness and time budgets.
    static var loopback: FetchSettings {
        FetchSettings(perHost: 0, hostInterval: 0, connectTimeout: 5, timeout: 10, allowedHosts: ["127.0.0.1"])
            .unhurried
    }
}

extension Fetcher {
    /// All outcomes, by feed address.
    func all(_ feeds: [String], knowing records: [FeedRecord] = []) async -> [String: FetchedFeed] {
        var fetched: [String: FetchedFeed] = [:]
        let known = Dictionary(uniqueKeysWithValues: records.map { ($0.source, $0) })
        for await feed in self.feeds(from: feeds.map(FeedSource.init), knowing: known, at: noon) {
            #expect(fetched[feed.source.id] == nil, "two outcomes for \(feed.source.id)")
            fetched[feed.source.id] = feed
        }
        #expect(fetched.count == Set(feeds).count, "every source has an outcome")
        return fetched
    }

    func one(_ feed: String, knowing record: FeedRecord? = nil) async throws -> FetchedFeed {
        try #require(await all([feed], knowing: record.map { [$0] } ?? [])[feed])
    }
}

extension FetchedFeed {
    var body: FeedBody? {
        if case .body(let body) = outcome { body } else { nil }
    }

    var text: String? { body.map { String(decoding: $0.bytes, as: UTF8.self) } }

    /// Why it failed.
    var reason: String? {
        if case .failed(let failure, _) = outcome { failure.reason.english } else { nil }
    }
}
