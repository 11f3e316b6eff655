import Foundation
import TestSupport
import Testing

@Suite("check --feeds --fix, of feeds that have moved")
struct MovedFeedsTests {
    private static let feed = """
        <rss version="2.0"><channel><title>Lindholm</title>
        <item><title>Harbour wall holds in storm</title><link>https://l.example/2</link>
        <pubDate>Sat, 14 Mar 2026 13:00:00 GMT</pubDate></item></channel></rss>
        """

    /// A server that answers with a feed, except for paths that lead elsewhere.
    private func publisher(_ moves: [String: String] = [:]) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            if let place = moves[request.path] {
                connection.answer("301 Moved Permanently", ["Location: \(place)"])
            } else {
                connection.answer(body: Array(Self.feed.utf8))
            }
        }
    }

    private func list(_ sources: [String], in folder: URL, allowing host: String = "localhost") throws -> Tool {
        let text = """
            {"fetching": {"allowedHosts": ["127.0.0.1", "\(host)"], \(patientFetching)},
             "sources": [\(sources.joined(separator: ", "))]}
            """
        try Data(text.utf8).write(to: folder.appending(path: "feeds.json"))
        return Tool(folder: folder)
    }

    private func source(_ name: String, _ feed: String, _ more: String = "") -> String {
        #"{"name": "\#(name)", "feed": "\#(feed)", "category": "news"\#(more)}"#
    }

    private func fix(_ tool: Tool) async throws -> Tool.Ending {
        try await tool.run("check", "--feeds", "--fix", "--now", SampleWorld.now)
    }

    @Test("another form of its own address, such as https instead of http, doesn't belong to another feed")
    func ownAddress() async throws {
        try await withTemporaryFolder { folder in
            let server = try publisher(["/feed": "/feed/"])
            let tool = try list([source("A", server.url("/feed"))], in: folder)
            let fixed = try await fix(tool)
            #expect(fixed.status == 0, "\(fixed.errors)")
            #expect(
                fixed.output.hasSuffix("moved: 'A' to \(server.url("/feed/")), in feeds.json\n"), "\(fixed.output)")
            #expect(try await tool.run("check", "--feeds", "--now", SampleWorld.now).status == 0)
        }
    }

    @Test("of two feeds that have become one, the first moves, and the other is reported")
    func becomeOne() async throws {
        try await withTemporaryFolder { folder in
            let server = try publisher(["/one": "/both", "/two": "/both"])
            let tool = try list(
                [source("A", server.url("/one")), source("B", server.url("/two"))], in: folder)
            let fixed = try await fix(tool)
            #expect(fixed.status == 3, "\(fixed.errors)")
            #expect(
                fixed.output.hasSuffix(
                    "moved: 'A' to \(server.url("/both")), in feeds.json\n"
                        + "not moved: 'B': its new address is already in the list, as 'A'\n"), "\(fixed.output)")
            let after = try await tool.run("list").output
            #expect(after.contains(server.url("/both")) && after.contains(server.url("/two")), "\(after)")
        }
    }

    @Test("a redirect takes no login and no header to another server; the owner must decide that")
    func logins() async throws {
        try await withTemporaryFolder { folder in
            let other = try publisher()
            let away = "http://localhost:\(other.port)"
            let server = try publisher(["/a": away + "/a", "/b": away + "/b", "/c": away + "/c", "/d": "/e"])
            var tool = try list(
                [
                    source("A", server.url("/a"), #", "login": {"environment": "A_LOGIN"}"#),
                    source("B", server.url("/b"), #", "headers": [{"name": "X-Key", "value": "1"}]"#),
                    source("C", server.url("/c"), #", "limit": 3"#),
                    source("D", server.url("/d"), #", "login": {"environment": "A_LOGIN"}"#),
                ], in: folder, allowing: "localhost:\(other.port)")
            tool.environment = ["A_LOGIN": "ada:pa55-word"]
            let fixed = try await fix(tool)
            #expect(fixed.status == 3, "\(fixed.errors)")
            func kept(_ name: String, _ address: String) -> String {
                "not moved: '\(name)' has a login or headers, which would be sent to another server; if you "
                    + "trust that server, write \(address) into feeds.json yourself\n"
            }
            #expect(
                fixed.output.hasSuffix(
                    kept("A", away + "/a") + kept("B", away + "/b") + "moved: 'C' to \(away)/c, in feeds.json\n"
                        + "moved: 'D' to \(server.url("/e")), in feeds.json\n"), "\(fixed.output)")
            let after = try await tool.run("list").output
            for address in [server.url("/a"), server.url("/b"), away + "/c", server.url("/e")] {
                #expect(after.contains(address), "\(address) in \(after)")
            }
        }
    }
}
