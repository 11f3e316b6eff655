import Foundation
import TestSupport
import Testing

/// A decoder with a fault, put in the place of the system's: bytes that hold a certain word crash it, keep it busy for
/// ever, or let it take all memory that there is.
@Suite("Pictures that crash their decoder", .serialized)
struct DeadlyPictureTests {
    private static func world(in folder: URL) async throws -> (LoopbackServer, Tool) {
        let photo = [UInt8](
            try Data(contentsOf: repository.appending(path: "Tests/PictureMakingTests/Fixtures/photo.jpg")))
        let names = ["good", "POISON", "fine", "GREED", "SPIN", "last"]
        let server = try LoopbackServer { request, connection in
            let name = request.path.dropFirst().prefix { $0 != "." }
            if request.path == "/feed" {
                let items = names.enumerated().map { index, name in
                    """
                    <item><title>Harbour news, part \(index) of many</title><link>/news/\(index)</link>
                    <enclosure url="/\(name).jpg" type="image/jpeg" length="1"/>
                    <pubDate>Sun, 01 Mar 2026 11:\(59 - index):00 GMT</pubDate></item>
                    """
                }
                connection.answer(
                    "200 OK", ["Content-Type: application/rss+xml"],
                    body: Array("<rss version=\"2.0\"><channel>\(items.joined())</channel></rss>".utf8))
            } else if names.contains(String(name)) {
                // The words stand behind what the format's last mark allows.
                connection.answer("200 OK", ["Content-Type: image/jpeg"], body: photo + Array(name.utf8))
            } else {
                connection.answer("404 Not Found")
            }
        }
        let text = """
            {"site": {"images": "cached"},
             "sources": [{"name": "Lindholm Post", "feed": "\(server.url("/feed"))", "category": "news"}],
             "fetching": {"allowedHosts": ["127.0.0.1"], \(patientFetching)}}
            """
        try Data(text.utf8).write(to: folder.appending(path: "feeds.json"))
        var tool = Tool(folder: folder)
        tool.environment["LD_PRELOAD"] = try await fault(in: folder).path
        return (server, tool)
    }

    /// The fault as a library, compiled by what compiles Swift.
    private static func fault(in folder: URL) async throws -> URL {
        let library = folder.appending(path: "fault.so")
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-shared", "-fPIC", "-O1", "-o", library.path, fixture("Poison/decoder.c").path,
        ]
        try #require(await compiler.ending { _ in } == 0, "clang, which comes with Swift, is not found")
        return library
    }

    @Test("are left out, affect no other, and are never requested again", .timeLimit(.minutes(15)))
    func contained() async throws {
        try await withTemporaryFolder { folder in
            let (server, tool) = try await Self.world(in: folder)
            let first = try await tool.run("build", "--json", "--now", "2026-03-01T12:00:00Z")
            #expect(first.status == 0, "\(first.errors)")
            #expect(first.output.contains(#""pictures":3"#), "\(first.output)")
            let deadly = first.output.ranges(of: "decoding this picture crashed the decoder").count
            #expect(deadly == 3, "\(first.output)")
            #expect(first.errors.isEmpty)
            let asked = server.requests.count
            let second = try await tool.run("build", "--json", "--now", "2026-03-01T13:00:00Z")
            #expect(second.status == 0)
            #expect(server.requests.dropFirst(asked).allSatisfy { !$0.path.hasSuffix(".jpg") })
        }
    }
}
