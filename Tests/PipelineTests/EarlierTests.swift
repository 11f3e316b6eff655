import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Articles that pages no longer show")
struct EarlierTests {
    /// One item a day and publisher, each in its own words.
    private static func days(_ range: ClosedRange<Int>, of publisher: String) -> [ChangingFeeds.Item] {
        range.map { day in
            ChangingFeeds.Item(
                path: "\(day)", title: "\(publisher) report number \(day)", text: "", hoursAgo: Double(day) * 24 - 1)
        }
    }

    private static func titles(_ publisher: String, _ range: ClosedRange<Int>) -> Set<String> {
        Set(range.map { "\(publisher) report number \($0)" })
    }

    private struct Index: Decodable { let days: [String] }
    private struct Day: Decodable { let titles: String }

    private func found(_ feeds: ChangingFeeds) throws -> Set<String> {
        let index = try JSONDecoder().decode(Index.self, from: Data(feeds.text("search/index.json").utf8))
        let titles = try index.days.flatMap { day in
            let day = try JSONDecoder().decode(Day.self, from: Data(feeds.text("search/\(day).json").utf8))
            return day.titles.split(separator: "\n").map(String.init)
        }
        #expect(Set(titles).count == titles.count)
        return Set(titles)
    }

    private func shown(_ feeds: ChangingFeeds) throws -> Set<String> {
        let html = try feeds.text("news.html")
        return Set(html.matches(of: /[A-Z][a-z]+ report number \d+(?=<\/a>)/).map { String($0.output) })
    }

    @Test("are found by the search until the retention window ends, unless their source is switched off")
    func window() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock {
                $0 = ["ash": Self.days(1...40, of: "Ash"), "birch": Self.days(20...22, of: "Birch")]
            }
            try await feeds.build(#""site": {"retentionDays": 30},"#)
            #expect(try shown(feeds) == Self.titles("Ash", 1...7))
            #expect(try found(feeds) == Self.titles("Ash", 1...30).union(Self.titles("Birch", 20...22)))

            // What the feed has dropped is known all the same; what has grown too old is not, nor what is switched off.
            feeds.items.value.withLock { $0["ash"] = Self.days(1...2, of: "Ash") }
            try await feeds.build(#""site": {"retentionDays": 30},"#, without: ["birch"], after: 5 * 24)
            #expect(try found(feeds) == Self.titles("Ash", 1...25))
        }
    }
}
