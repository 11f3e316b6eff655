import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Pipeline

/// What a run that died had read is taken by the next as that would have taken it.
@Suite("What a crashed run has left")
struct LeftOverTests {
    @Test("of a feed that it had read, only the newest items up to the limit are taken")
    func limit() async throws {
        try await withTemporaryFolder { folder in
            let address = "https://ash.example/feed"
            let settings = """
                {"sources": [{"id": "ash", "name": "Ash", "feed": "\(address)", "category": "news", "limit": 2}]}
                """
            let configuration = try Configuration(
                reading: Data(settings.utf8), name: "feeds.json", folder: folder.path)
            let items = (1...5).map { number in
                """
                <item><title>Tale \(number)</title><guid>\(number)</guid>
                <pubDate>Sun, 01 Mar 2026 0\(number):00:00 GMT</pubDate></item>
                """
            }
            let body = "<rss version=\"2.0\"><channel><title>Ash</title>\(items.joined())</channel></rss>"
            do {
                let journal = try #require(RunJournal(in: configuration.journals))
                journal.keep(StoredBody(source: "ash", body: FeedBody(bytes: Array(body.utf8), url: address)))
            }
            let pipeline = try Pipeline(configuration)
            let (journal, broken, _) = try pipeline.journalBegun(at: ChangingFeeds.now)
            let left = pipeline.feedsLeftOver(by: broken, journal: journal)
            #expect(left.map { $0.feed.items.map(\.title) } == [["Tale 4", "Tale 5"]])
            journal?.end()
        }
    }
}
