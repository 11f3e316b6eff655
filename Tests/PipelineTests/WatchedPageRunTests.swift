import Foundation
import Newsroom
import Pipeline
import TestSupport
import Testing

@Suite("Runs that watch a page without a feed")
struct WatchedPageRunTests {
    private static let now = Date(timeIntervalSince1970: 1_772_366_400)

    private func server(robots: String) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            if request.path == "/robots.txt" {
                connection.answer("200 OK", ["ETag: \"r1\""], body: Array(robots.utf8))
            } else {
                let item = "<li><a href=\"/1\">The ferry to Lindholm runs again from Monday</a></li>"
                connection.answer(
                    "200 OK", ["Content-Type: text/html"], body: Array("<ul>\(item)</ul>".utf8))
            }
        }
    }

    private func run(_ server: LoopbackServer, in folder: URL, hours: Double = 0) async throws -> Report {
        let text = """
            {"sources": [{"name": "Lindholm", "feed": "\(server.url("/news"))", "category": "news",
                          "page": {"items": "//li"}}],
             "fetching": {"allowedHosts": ["127.0.0.1"], "hostInterval": 0}}
            """
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
        return try await Pipeline(configuration).run(at: Self.now.addingTimeInterval(hours * 3_600))
    }

    @Test("ask for its robots.txt once a day")
    func remembered() async throws {
        try await withTemporaryFolder { folder in
            let server = try server(robots: "User-agent: *\nDisallow: /private")
            for hour in [0.0, 6, 23, 25] {
                let report = try await run(server, in: folder, hours: hour)
                #expect(report.failures.isEmpty)
                #expect(report.figures.articles == 1)
            }
            let asked = server.requests.filter { $0.path == "/robots.txt" }
            #expect(asked.map { $0.header("if-none-match") } == [nil, "\"r1\""])
            #expect(server.requests.count { $0.path == "/news" } == 4)
        }
    }
}
