import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("Past days")
struct ArchiveDayTests {
    static let now = Date(timeIntervalSince1970: 1_772_366_400)  // 1 March 2026, 12:00 UTC

    static func server(extra: Watch<String>) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let publisher = request.path.dropFirst()
            let body = """
                <rss version="2.0"><channel>
                <item><title>Earthquake of magnitude seven strikes the northern islands</title>
                <link>http://\(publisher).example/quake</link><description>Houses fell and the sea rose, says the governor.</description>
                <pubDate>Sat, 28 Feb 2026 15:00:00 GMT</pubDate></item>
                \(extra.value.withLock { $0 })
                </channel></rss>
                """
            connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(body.utf8))
        }
    }

    @Test("keep their bytes whatever comes later, and their stories keep their addresses")
    func permanence() async throws {
        try await withTemporaryFolder { folder in
            let extra = Watch("")
            let server = try Self.server(extra: extra)
            func run(hours: Double) async throws {
                let sources = ["a", "b"].map {
                    "{\"name\": \"Publisher \($0)\", \"feed\": \"\(server.url("/" + $0))\", \"category\": \"news\"}"
                }
                let text = """
                    {"sources": [\(sources.joined(separator: ","))],
                     "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)}}
                    """
                let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
                _ = try await Pipeline(configuration).run(at: Self.now.addingTimeInterval(hours * 3_600))
            }
            let output = folder.appending(path: "Output")
            func bytes(_ path: String) throws -> Data { try Data(contentsOf: output.appending(path: path)) }
            func stories() throws -> [String] {
                try FileManager.default.contentsOfDirectory(atPath: output.appending(path: "stories").path).sorted()
            }
            try await run(hours: 0)
            let day = try bytes("archive/2026-02-28.html")
            #expect(String(decoding: day, as: UTF8.self).contains("Earthquake of magnitude seven"))
            let permalinks = try stories()
            #expect(permalinks.count == 2)

            // The next day an article turns up that is dated yesterday, and the others have left their feeds.
            extra.value.withLock {
                $0 = """
                    <item><title>Orchard festival opens with a record harvest of pears</title><link>/pears</link>
                    <pubDate>Sat, 28 Feb 2026 16:00:00 GMT</pubDate></item>
                    """
            }
            try await run(hours: 24)
            #expect(try bytes("archive/2026-02-28.html") == day)
            // After two weeks, and long after everything else was forgotten.
            try await run(hours: 24 * 14)
            #expect(try bytes("archive/2026-02-28.html") == day)
            try await run(hours: 24 * 60)
            #expect(try bytes("archive/2026-02-28.html") == day)
            // Its Markdown has gone with the week.
            #expect(try stories() == permalinks.filter { $0.hasSuffix(".html") })
            #expect(FileManager.default.fileExists(atPath: output.appending(path: "archive/2026-03-15.html").path))
        }
    }
}
