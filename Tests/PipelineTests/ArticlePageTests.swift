import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
import TestSupport
import Testing

@Suite("Articles' own pages")
struct ArticlePageTests {
    static let now = Date(timeIntervalSince1970: 1_772_366_400)
    static let paragraph = """
        The ferry to Lindholm runs again from Monday, the harbour office said, after eleven weeks in which islanders \
        had to row, wait or go without; the new pier, paid for by three parishes, is twice as long as the old one.
        """

    /// A page as newspapers make them: a menu, an article, related links.
    static func page(_ number: String) -> String {
        """
        <!doctype html><html><head><meta charset="utf-8"><title>Harbour \(number) | The Lindholm Post</title>
        <meta property="og:image" content="/pictures/\(number).jpg"><meta name="author" content="By Ada Berg">
        </head><body><nav class="menu"><a href="/">Home</a> <a href="/sport">Sport of the menu</a></nav>
        <article><h1>Harbour \(number)</h1><p>\(paragraph)</p><p>Page \(number): \(paragraph)</p>
        <p>\(paragraph)</p><script>alert("never")</script></article>
        <aside class="related"><a href="/other">Related rubbish</a></aside></body></html>
        """
    }

    /// A feed of short items, and their pages; what `answer` says stands in for a page.
    static func server(
        robots: String = "User-agent: *\nDisallow: /private", items: [String] = ["/news/1", "/news/2", "/private/3"],
        answer: @escaping @Sendable (String) -> String? = { _ in nil }
    ) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            if let status = answer(request.path) {
                connection.answer(status)
            } else if request.path == "/robots.txt" {
                connection.answer(body: Array(robots.utf8))
            } else if request.path.hasPrefix("/feed") {
                let entries = items.enumerated().map { index, path in
                    """
                    <item><title>Harbour news, part \(index) of many</title><link>\(path)</link>
                    <guid isPermaLink="false">\(request.path)\(path)</guid>\(index == 0 ? "" : "<description>Short \(index).</description>")
                    <pubDate>Sun, 01 Mar 2026 11:\(String(format: "%02d", 59 - index)):00 GMT</pubDate></item>
                    """
                }
                let feed = "<rss version=\"2.0\"><channel>\(entries.joined())</channel></rss>"
                connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(feed.utf8))
            } else {
                connection.answer(
                    "200 OK", ["Content-Type: text/html"],
                    body: Array(page(request.path.split(separator: "/").last.map(String.init) ?? "").utf8))
            }
        }
    }

    /// Runs the pipeline once in a folder.
    @discardableResult
    static func run(
        _ server: LoopbackServer, in folder: URL, extract: Bool = true, limit: Int = 10, hours: Double = 0,
        hostBudget: Double = 120
    ) async throws -> Report {
        let text = """
            {"site": {"images": "remote"},
             "sources": [{"name": "Lindholm Post", "feed": "\(server.url("/feed"))", "category": "news",
                          "extract": \(extract)}],
             "fetching": {"allowedHosts": ["127.0.0.1"], "hostInterval": 0, "articlesPerSource": \(limit),
                          "hostBudget": \(hostBudget)}}
            """
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
        return try await Pipeline(configuration).run(at: now.addingTimeInterval(hours * 3_600))
    }

    /// All pages of the site as one text.
    static func site(in folder: URL) throws -> String {
        let output = folder.appending(path: "Output")
        let names = try FileManager.default.subpathsOfDirectory(atPath: output.path).sorted()
        return try names.filter { $0.hasSuffix(".html") }
            .map { try String(contentsOf: output.appending(path: $0), encoding: .utf8) }.joined()
    }

    @Test("are read once, if robots.txt allows it, and their content reaches the reader")
    func once() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            let report = try await Self.run(server, in: folder)
            #expect(report.articlePages == 2)
            #expect(report.articlePageFailures.map(\.reason.english) == ["blocked by the robots.txt of 127.0.0.1"])
            #expect(server.requests.map(\.path).sorted() == ["/feed", "/news/1", "/news/2", "/robots.txt"])
            let site = try Self.site(in: folder)
            #expect(site.contains(server.url("/pictures/1.jpg")))
            #expect(site.contains("The ferry to Lindholm runs again from Monday"), "where the feed gave no text")
            #expect(site.contains("Short 1."), "where it gave some")
            let page = try SQLiteArchive(folder: folder.appending(path: "Data").path).pages().values.first {
                !$0.text.isEmpty
            }
            #expect(page?.authors == ["Ada Berg"])
            #expect(!site.contains("alert(") && !site.contains("Related rubbish") && !site.contains("of the menu"))

            let again = try await Self.run(server, in: folder, hours: 1)
            #expect(server.requests.dropFirst(4).map(\.path) == ["/feed"], "a second run asks for nothing")
            #expect(again.articlePages == 0 && again.articlePageFailures.isEmpty)
            #expect(try Self.site(in: folder).contains(server.url("/pictures/1.jpg")), "what was read stays")

            // The opt-in withdrawn, nothing of it is shown.
            try await Self.run(server, in: folder, extract: false, hours: 2)
            #expect(try !Self.site(in: folder).contains(server.url("/pictures/1.jpg")))
        }
    }

    @Test("are not fetched unless configured, nor offline")
    func optIn() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            try await Self.run(server, in: folder, extract: false)
            #expect(server.requests.map(\.path) == ["/feed"])
        }
    }

    @Test("are requested newest first, up to a limit per run, the rest in the next")
    func limit() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(items: (1...5).map { "/news/\($0)" })
            try await Self.run(server, in: folder, limit: 2)
            #expect(Set(server.requests.map(\.path)) == ["/feed", "/robots.txt", "/news/1", "/news/2"])
            try await Self.run(server, in: folder, limit: 2, hours: 1)
            #expect(Set(server.requests.dropFirst(4).map(\.path)) == ["/feed", "/news/3", "/news/4"])
            try await Self.run(server, in: folder, limit: 0, hours: 2)
            #expect(server.requests.count == 8)
        }
    }

    @Test("that fail are tried three times and never end a run")
    func failing() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(items: ["/news/1", "/news/2"]) { path in
                path == "/news/1" ? "500 Internal Server Error" : nil
            }
            for hour in 0..<5 {
                let report = try await Self.run(server, in: folder, hours: Double(hour))
                #expect(report.failures.isEmpty)
                #expect(report.articlePageFailures.count == (hour < 3 ? 1 : 0))
            }
            #expect(server.requests.count { $0.path == "/news/1" } == 3)
            #expect(server.requests.count { $0.path == "/news/2" } == 1)
        }
    }

    @Test("of a host whose robots.txt can't be read are not requested")
    func unreachable() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server { $0 == "/robots.txt" ? "503 Service Unavailable" : nil }
            let report = try await Self.run(server, in: folder)
            #expect(report.articlePageFailures.count == 3)
            #expect(report.figures.articles == 3)
            #expect(server.requests.map(\.path).sorted() == ["/feed", "/robots.txt"])
        }
    }

    @Test("only the rules of a robots.txt for us are stored, and only for thirty days")
    func robotsRemembered() async throws {
        try await withTemporaryFolder { folder in
            let filler = String(repeating: "User-agent: other\nDisallow: /\n", count: 10_000)
            let server = try Self.server(robots: filler + "User-agent: *\nDisallow: /private")
            try await Self.run(server, in: folder, limit: 1)
            let archive = try SQLiteArchive(folder: folder.appending(path: "Data").path)
            let known = try archive.robots(of: [server.url("")], since: .distantPast)
            #expect(known.map(\.text) == ["user-agent: globalpulse\ndisallow:/private\n"])
            // Where servers tell no time, forgetting trusts the last run rather than this clock. A run within six hours
            // would leave the site and all records as they are.
            for hour in [721.0, 728] { try await Self.run(server, in: folder, limit: 0, hours: hour) }
            #expect(try archive.robots(of: [server.url("")], since: .distantPast).isEmpty)
        }
    }

    @Test("of a slow host are left for the next runs, which doesn't count as a failure")
    func left() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(items: (1...8).map { "/news/\($0)" }) { path in
                if path.hasPrefix("/news/") { usleep(100_000) }
                return nil
            }
            var read = 0
            var runs = 0
            while read < 8, runs < 12 {
                let report = try await Self.run(server, in: folder, hours: Double(runs), hostBudget: 0.05)
                #expect(report.articlePageFailures.isEmpty)
                if runs == 0 {
                    #expect(report.articlePagesLeft.count >= 6)
                    #expect(report.articlePagesLeft.hosts == ["127.0.0.1"])
                    #expect(!report.articlePagesLeft.isRoundOver)
                }
                read += report.articlePages
                runs += 1
            }
            #expect(read == 8)
            #expect(server.requests.count { $0.path.hasPrefix("/news/") } == 8, "each once")
        }
    }

    @Test("robots.txt is asked for again after a day")
    func robotsExpire() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(items: (1...6).map { "/news/\($0)" })
            for hour in [0.0, 23, 25] { try await Self.run(server, in: folder, limit: 1, hours: hour) }
            let paths = server.requests.map(\.path)
            #expect(paths.count { $0 == "/robots.txt" } == 2)
            #expect(paths.count { $0.hasPrefix("/news/") } == 3)
        }
    }
}
