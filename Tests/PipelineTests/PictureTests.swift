import Foundation
import Newsroom
import Pipeline
import TestSupport
import Testing

@Suite("Publishers' pictures")
struct PictureTests {
    static let now = Date(timeIntervalSince1970: 1_772_366_400)

    /// A feed whose items have pictures, and the pictures: one good, one cut off, one that never ends, a page in a
    /// picture's name, one that robots.txt keeps back, one that is not there, one on a private address.
    static func server() throws -> LoopbackServer {
        let photo = [UInt8](try Data(contentsOf: Self.photo))
        return try LoopbackServer { request, connection in
            switch request.path {
            case "/robots.txt": connection.answer(body: Array("User-agent: *\nDisallow: /private".utf8))
            case "/good.jpg", "/private/5.jpg": connection.answer("200 OK", ["Content-Type: image/jpeg"], body: photo)
            case "/cut.jpg": connection.answer("200 OK", [], body: Array(photo.prefix(photo.count / 2)))
            case "/page.jpg": connection.answer("200 OK", ["Content-Type: image/jpeg"], body: Array("<html>".utf8))
            case "/endless.jpg":
                connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
                connection.send(photo)
                while connection.send([UInt8](repeating: 0, count: 65_536)) {}
            case "/feed":
                let names = ["good.jpg", "cut.jpg", "endless.jpg", "page.jpg", "private/5.jpg", "missing.jpg"]
                let items = names.enumerated().map { index, name in
                    """
                    <item><title>Harbour news, part \(index) of many</title><link>/news/\(index)</link>
                    <enclosure url="/\(name)" type="image/jpeg" length="1"/>
                    <pubDate>Sun, 01 Mar 2026 11:\(59 - index):00 GMT</pubDate></item>
                    """
                }
                connection.answer(
                    "200 OK", ["Content-Type: application/rss+xml"],
                    body: Array("<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>".utf8))
            default: connection.answer("404 Not Found")
            }
        }
    }

    static let photo = repository.appending(path: "Tests/PictureMakingTests/Fixtures/photo.jpg")

    @discardableResult
    static func run(
        _ server: LoopbackServer, in folder: URL, images: String = "cached", limit: Int = 250, hours: Double = 0
    ) async throws -> Report {
        let text = """
            {"site": {"images": "\(images)"},
             "sources": [{"name": "Lindholm Post", "feed": "\(server.url("/feed"))", "category": "news"}],
             "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching), "picturesPerRun": \(limit)}}
            """
        let configuration = try Configuration(reading: Data(text.utf8), name: "feeds.json", folder: folder.path)
        return try await Pipeline(configuration).run(at: now.addingTimeInterval(hours * 3_600))
    }

    private func files(in folder: URL) -> [String] {
        let output = folder.appending(path: "Output/assets/images")
        return ((try? FileManager.default.contentsOfDirectory(atPath: output.path)) ?? []).filter { !$0.hasPrefix(".") }
    }

    @Test("are stored small if they are pictures, left out otherwise, and never requested twice")
    func kept() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            let report = try await Self.run(server, in: folder)
            #expect(report.pictures == 1)
            #expect(
                report.pictureFailures.map(\.reason.english).sorted() == [
                    "blocked by the robots.txt of 127.0.0.1", "not found (404); has the feed moved?",
                    "the picture is incomplete or damaged", "too large: more than 8 MiB uncompressed",
                    "unsupported picture format (supported: JPEG, PNG, GIF, WebP, AVIF)",
                ])
            #expect(files(in: folder).count == 1)
            let page = try String(contentsOf: folder.appending(path: "Output/news.html"), encoding: .utf8)
            #expect(
                page.contains(
                    "<img src=\"assets/images/\(try #require(files(in: folder).first))\" alt=\"\" width=\"640\" height=\"427\""
                ))
            #expect(!page.contains("<img src=\"http"))
            #expect(server.requests.allSatisfy { !$0.path.hasPrefix("/private") })

            let asked = server.requests.count
            let again = try await Self.run(server, in: folder, hours: 1)
            // Settled ones are known; what failed by the way is tried again.
            let paths = Set(server.requests.dropFirst(asked).map(\.path))
            #expect(!paths.contains("/good.jpg") && !paths.contains("/cut.jpg") && !paths.contains("/page.jpg"))
            #expect(paths.contains("/missing.jpg"))
            #expect(again.pictures == 0)
            #expect(files(in: folder).count == 1, "and stays where it was")

            try await Self.run(server, in: folder, images: "none", hours: 2)
            #expect(files(in: folder).isEmpty, "no longer wanted, it is swept away")
        }
    }

    @Test("are requested up to the limit of a run, the most visible first, and not at all without \"cached\"")
    func budget() async throws {
        try await withTemporaryFolder { folder in
            let server = try Self.server()
            let report = try await Self.run(server, in: folder, limit: 1)
            #expect(report.pictures + report.pictureFailures.count == 1)
            let before = server.requests.count
            try await Self.run(server, in: folder, images: "remote", hours: 1)
            #expect(server.requests.dropFirst(before).map(\.path) == ["/feed"])
        }
    }
}
