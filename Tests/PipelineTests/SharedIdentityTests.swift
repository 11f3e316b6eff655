import Foundation
import Pipeline
import Synchronization
import TestSupport
import Testing

/// Feeds that give one identifier or one link to all of their items, or new identifiers every night.
@Suite struct SharedIdentityTests {
    private static let night = Date(timeIntervalSince1970: 1_772_366_400)

    private struct Item {
        var guid: String?
        var link: String
        var title: String

        var element: String {
            let guid = guid.map { "<guid isPermaLink=\"false\">\($0)</guid>" } ?? ""
            return """
                <item>\(guid)<link>\(link)</link><title>\(title) incident resolved in the data centre</title>
                <pubDate>Sun, 01 Mar 2026 0\(title.count % 10):00:00 GMT</pubDate></item>
                """
        }
    }

    private static let titles = ["Network", "Storages", "Databases", "Cool"]

    private static let kinds: [String: @Sendable (_ night: Int, _ number: Int) -> (guid: String?, link: String)] = [
        "one guid": { _, number in ("x", "https://x.example/\(number)") },
        "empty guid": { _, number in ("N/A", "https://x.example/\(number)") },
        "guid of the feed": { _, number in ("https://x.example/", "https://x.example/\(number)") },
        "one link": { _, number in ("\(number)", "https://x.example/status") },
        "one link and no guid": { _, _ in (nil, "https://x.example/status") },
        "home page and no guid": { _, _ in (nil, "https://x.example/") },
        "one guid and one link": { _, _ in ("0", "https://x.example/status") },
        "new guids": { night, number in ("\(night)-\(number)", "https://x.example/\(number)") },
        "new guids and one link": { night, number in ("\(night)-\(number)", "https://x.example/status") },
    ]

    /// Four articles on the first night; on the second two of them again, and one more.
    @Test(arguments: kinds.keys.sorted())
    func articlesWithSharedIdentifiersStayApartAndAreRecognised(kind: String) async throws {
        let identity = try #require(Self.kinds[kind])
        try await withTemporaryFolder { folder in
            let body = Watch("")
            let server = try LoopbackServer { _, connection in
                connection.answer(
                    "200 OK", ["Content-Type: application/rss+xml"], body: Array(body.value.withLock { $0 }.utf8))
            }
            func articles(_ titles: [String], on night: Int) async throws -> Int {
                let items = titles.map { title in
                    let (guid, link) = identity(night, Self.titles.firstIndex(of: title) ?? Self.titles.count)
                    return Item(guid: guid, link: link, title: title).element
                }
                let feed =
                    "<rss version=\"2.0\"><channel><link>https://x.example/</link>\(items.joined())</channel></rss>"
                body.value.withLock { $0 = feed }
                let text = """
                    {"sources": [{"name": "X", "feed": "\(server.url("/feed"))", "category": "news"}],
                     "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)}}
                    """
                let configuration = try Configuration(
                    reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
                let report = try await Pipeline(configuration).run(at: Self.night + Double(night) * 86_400)
                return report.newArticles
            }
            #expect(try await articles(Self.titles, on: 0) == 4)
            #expect(try await articles([Self.titles[1], Self.titles[3], "Humidities"], on: 1) == 1)
            #expect(try await articles([Self.titles[3], "Humidities"], on: 2) == 0)
        }
    }
}
