import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
import Synchronization
import TestSupport
import Testing

@Suite("The pages of reports in leading stories")
struct LeadingPageTests {
    private static let titles = [
        "Mayor of Lindholm resigns after bridge inquiry", "Volcano on Sandoy sends ash over northern airports",
        "Central bank of Norland cuts interest rate to two percent",
        "Striking nurses in Karlsby reach agreement with hospitals", "Scientists find new species of blind cave fish",
        "Fire destroys textile warehouse in Port Amalia", "Parliament of Ostmark votes to ban coal heating",
        "Footballer Edvin Hale transfers to Rivertown for record fee",
        "Court acquits former minister Greta Lund of bribery", "Flooding forces evacuation of Willow Valley villages",
        "Astronomers photograph comet passing close to Saturn",
        "Train derails near Hollow Pass injuring eleven passengers", "Farmers block motorway over fertiliser prices",
        "Museum returns stolen bronze statue to Benari", "Measles outbreak closes schools in Eastmoor",
        "Chess champion Ida Brandt loses title in Lisbon", "Smugglers arrested with ivory at Kota harbour",
        "Chipmaker Orvela opens factory employing thousands",
    ]

    /// Papers "a" and "b" with the same stories, and their pages: report 3 of "a" is at `/news/a3`.
    private static func server(
        stories: Int, described: Bool = true, robots: String = "",
        answer: @escaping @Sendable (String) -> String? = { _ in nil },
        page: @escaping @Sendable (String) -> String = { ArticlePageTests.page($0) }
    ) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let name = request.path.split(separator: "/").last.map(String.init) ?? ""
            if let status = answer(request.path) {
                connection.answer(status)
            } else if request.path == "/robots.txt" {
                connection.answer(body: Array(robots.utf8))
            } else if request.path.hasPrefix("/feed/") {
                let items = titles.prefix(stories).enumerated().map { number, title in
                    """
                    <item><title>\(title)</title><link>/news/\(name)\(number)</link>
                    \(described ? "<description>\(title), officials said on Sunday.</description>" : "")
                    <pubDate>Sun, 01 Mar 2026 11:\(String(format: "%02d", 59 - number)):00 GMT</pubDate></item>
                    """
                }
                let feed = "<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>"
                connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(feed.utf8))
            } else {
                connection.answer(
                    "200 OK", ["Content-Type: text/html"], body: Array(page(name).utf8))
            }
        }
    }

    /// Runs the pipeline once in a folder.
    ///
    /// - Parameter extract: the setting as JSON; nil if it isn't set.
    @discardableResult
    private static func run(
        _ server: LoopbackServer, in folder: URL, papers: [String] = ["a", "b"], extract: String? = "\"top\"",
        limit: Int = 40, hours: Double = 0
    ) async throws -> Report {
        let sources = papers.map { paper in
            """
            {"name": "Paper \(paper)", "owner": "House \(paper)", "site": "https://\(paper).example", "category": "news",
             \(extract.map { "\"extract\": \($0)," } ?? "") "feed": "\(server.url("/feed/" + paper))"}
            """
        }
        let text = """
            {"site": {"puzzles": false}, "sources": [\(sources.joined(separator: ","))],
             "fetching": {"allowedHosts": ["127.0.0.1"], "hostInterval": 0, "articlesPerSource": 30,
                          "topArticles": \(limit)}}
            """
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
        return try await Pipeline(configuration).run(at: ArticlePageTests.now.addingTimeInterval(hours * 3_600))
    }

    /// The pages asked for so far, such as "a3".
    private static func asked(_ server: LoopbackServer) -> [String] {
        server.requests.map(\.path).filter { $0.hasPrefix("/news/") }.map { String($0.dropFirst(6)) }
    }

    @Test("are read of fifteen stories and no more")
    func fifteen() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 18)
            let report = try await Self.run(server, in: folder)
            let asked = Self.asked(server)
            #expect(asked.count == 30 && Set(asked).count == 30)
            #expect(Set(asked.map { $0.dropFirst() }).count == 15, "both papers' reports of each")
            #expect(report.articlePages == 30 && report.articlePageFailures.isEmpty)
            let pages = try SQLiteArchive(folder: folder.appending(path: "Data").path).pages()
            #expect(pages.count == 30 && pages.values.allSatisfy { $0.text.contains("The ferry to Lindholm") })
        }
    }

    @Test("are limited in a run over all sources, each story in its turn, and read once")
    func limit() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 5)
            try await Self.run(server, in: folder, limit: 4)
            #expect(Set(Self.asked(server).map { $0.dropFirst() }).count == 4, "\(Self.asked(server))")
            for (hour, total) in [(1.0, 8), (2, 10), (3, 10)] {
                try await Self.run(server, in: folder, limit: 4, hours: hour)
                #expect(Self.asked(server).count == total)
            }
            #expect(Set(Self.asked(server)).count == 10)
        }
    }

    @Test("reach the reader in the same run, and the next one finds nothing to do")
    func sameRun() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 3, described: false)
            try await Self.run(server, in: folder, papers: ["a"])
            #expect(Self.asked(server).sorted() == ["a0", "a1", "a2"])
            #expect(try ArticlePageTests.site(in: folder).contains("The ferry to Lindholm runs again from Monday"))
            let again = try await Self.run(server, in: folder, papers: ["a"])
            #expect(Self.asked(server).count == 3)
            #expect(again.articlePages == 0 && again.pagesWritten == 0 && again.pagesRemoved == 0)
        }
    }

    @Test("that give several articles the same text are notices, which are not shown", arguments: [40, 1])
    func notices(limit: Int) async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 3, described: false, page: { _ in ArticlePageTests.page("of all") })
            try await Self.run(server, in: folder, papers: ["a"], limit: limit)
            if limit == 1 { try await Self.run(server, in: folder, papers: ["a"], limit: limit, hours: 1) }
            #expect(Self.asked(server).count == (limit == 1 ? 2 : 3))
            #expect(try !ArticlePageTests.site(in: folder).contains("The ferry to Lindholm"))
        }
    }

    @Test("are not read if a robots.txt forbids it")
    func robots() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 5, robots: "User-agent: *\nDisallow: /news/a")
            let report = try await Self.run(server, in: folder)
            #expect(Self.asked(server).sorted() == ["b0", "b1", "b2", "b3", "b4"])
            #expect(report.failures.isEmpty)
            #expect(
                report.articlePageFailures.map(\.reason.english)
                    == Array(repeating: "blocked by the robots.txt of 127.0.0.1", count: 5))
            let again = try await Self.run(server, in: folder, hours: 1)
            #expect(again.articlePageFailures.isEmpty, "remembered")
            #expect(Self.asked(server).count == 5)
        }
    }

    @Test("that fail are tried three times and never end a run")
    func failing() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 3) { $0 == "/news/a1" ? "500 Internal Server Error" : nil }
            for hour in 0..<5 {
                let report = try await Self.run(server, in: folder, hours: Double(hour))
                #expect(report.failures.isEmpty)
                #expect(report.articlePageFailures.count == (hour < 3 ? 1 : 0))
            }
            #expect(Self.asked(server).count { $0 == "a1" } == 3)
            #expect(Self.asked(server).count == 8)
        }
    }

    @Test("are not asked for while the feed does not answer")
    func unreached() async throws {
        try await withTemporaryFolder { folder in
            let isDown = Watch(false)
            let server = try Self.server(stories: 5) { path in
                path.hasPrefix("/feed/") && isDown.value.withLock { $0 } ? "500 Internal Server Error" : nil
            }
            try await Self.run(server, in: folder, limit: 2)
            isDown.value.withLock { $0 = true }
            try await Self.run(server, in: folder, limit: 2, hours: 1)
            #expect(Self.asked(server).count == 2)
        }
    }

    @Test("are not asked for on a loopback address unless the owner says so", arguments: [nil, "false"])
    func unasked(extract: String?) async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 3)
            try await Self.run(server, in: folder, extract: extract)
            #expect(server.requests.map(\.path).sorted() == ["/feed/a", "/feed/b"])
        }
    }

    @Test("are not asked for if the limit is 0")
    func none() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server(stories: 3)
            try await Self.run(server, in: folder, limit: 0)
            #expect(Self.asked(server).isEmpty)
        }
    }
}
