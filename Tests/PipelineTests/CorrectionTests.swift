import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
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

    @Test("a headline that changed after its day is on a page, in the digest and in a feed, for as many days as set")
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
            // Nothing without the setting.
            try await feeds.build(#""site": {"address": "https://news.example/"},"#, after: 47)
            #expect(try !feeds.paths().contains { $0.contains("corrections") })

            try await feeds.build(Self.settings, after: 48)
            let page = try feeds.text("corrections.html")
            #expect(page.contains(Self.before) && page.contains(Self.after))
            // The archived day keeps the old headline.
            #expect(page.contains("href=\"archive/2026-03-01.html\""))
            #expect(try feeds.text("archive/2026-03-01.html").contains(Self.before))
            for path in ["digest.html", "explore.html"] {
                #expect(try feeds.text(path).contains("href=\"corrections.html\""), "\(path)")
            }
            let feed = try feeds.text("feeds/corrections.xml")
            #expect(feed.contains(Self.before) && feed.contains(Self.after))
            #expect(feed.contains("https://news.example/corrections.html#headline-"))

            // Ten days on, the address still answers, for bookmarks.
            try await feeds.build(Self.settings, after: 240)
            #expect(try !feeds.text("corrections.html").contains(Self.before))
            #expect(try !feeds.text("feeds/corrections.xml").contains("<entry"))
            #expect(try !feeds.text("explore.html").contains("corrections.html"))
        }
    }

    @Test("pages of dropped articles are fetched once more, and only for corrections")
    func withdrawn() async throws {
        try await withTemporaryFolder { folder in
            let isWithdrawn = Watch(false)
            let server = try LoopbackServer { request, connection in
                let isOver = isWithdrawn.value.withLock { $0 }
                let items = [("mayor", 59), ("bridge", 58), ("ferry", 57)].filter { !isOver || $0.0 == "ferry" }.map {
                    """
                    <item><title>Harbour news of the \($0.0)</title><link>/news/\($0.0)</link>
                    <pubDate>Sun, 01 Mar 2026 11:\($0.1):00 GMT</pubDate></item>
                    """
                }
                switch request.path {
                case "/feed":
                    let feed = "<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>"
                    connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(feed.utf8))
                case "/robots.txt": connection.answer(body: [])
                case "/news/mayor" where isOver: connection.answer("410 Gone")
                default:
                    let page = ArticlePageTests.page(isOver && request.path == "/news/bridge" ? "2" : "1")
                    connection.answer("200 OK", ["Content-Type: text/html"], body: Array(page.utf8))
                }
            }
            func run(corrections: Int, hours: Double) async throws {
                let text = """
                    {"site": {"corrections": \(corrections), "puzzles": false},
                     "sources": [{"name": "Lindholm Post", "feed": "\(server.url("/feed"))", "category": "news",
                                  "extract": true}],
                     "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)}}
                    """
                let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
                _ = try await Pipeline(configuration).run(at: ChangingFeeds.now.addingTimeInterval(hours * 3_600))
            }
            func asked(_ name: String = "mayor") -> Int { server.requests.count { $0.path == "/news/\(name)" } }
            let page = folder.appending(path: "Output/corrections.html")
            try await run(corrections: 7, hours: 0)
            isWithdrawn.value.withLock { $0 = true }
            try await run(corrections: 0, hours: 1)
            #expect(asked() == 1 && !FileManager.default.fileExists(atPath: page.path))
            for hours in [2.0, 3] {
                try await run(corrections: 7, hours: hours)
                #expect(asked() == 2)
                let text = try String(contentsOf: page, encoding: .utf8)
                #expect(text.contains("Harbour news of the mayor"))
                #expect(!text.contains("Harbour news of the ferry") && !text.contains("Harbour news of the bridge"))
            }
            #expect(asked("bridge") == 2 && asked("ferry") == 1)
            // A notice in place of an article changes nothing that was read before.
            let images = try SQLiteArchive(folder: folder.appending(path: "Data").path).pages().values.map(\.image)
            #expect(images.count == 3 && images.allSatisfy { $0?.hasSuffix("/pictures/1.jpg") == true })
        }
    }
}
