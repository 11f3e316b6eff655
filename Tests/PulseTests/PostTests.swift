import Foundation
import TestSupport
import Testing

@Suite("Posts about the lead")
struct PostTests {
    /// The settings of an alert for the leading story.
    private func leading(_ post: String, _ more: String = "") -> String {
        """
        "alerts": [{"name": "Lead", "lead": true, \(post), "token": {"environment": "TOKEN"}\(more)}],

        """
    }

    @Test("the lead is drafted, and posted to Mastodon only if that is set")
    func mastodon() async throws {
        let service = try LoopbackServer.accepting(after: "403 No", "504 Late")
        try await withTemporaryFolder { folder in
            let post = #""mastodon": "\#(service.url("/"))""#
            let world = try SmallWorld(in: folder, settings: leading(post))
            let drafted = try await world.build()
            #expect(drafted.output.contains("\nalerts    1 sent (mastodon drafts: 1)\n"), "\(drafted.output)")
            let drafts = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Data/drafts")
            #expect(drafts.count == 1 && drafts.first?.hasSuffix("-mastodon.txt") == true)
            #expect(service.requests.isEmpty)
        }
        try await withTemporaryFolder { folder in
            let post = #""mastodon": "\#(service.url("/"))""#
            let world = try SmallWorld(in: folder, settings: leading(post, #", "publish": true"#))
            var tool = world.tool
            tool.environment["TOKEN"] = "s3cret"
            let build = ["build", "--now", SmallWorld.moment.formatted(.iso8601)]
            // Refused is not posted, and is tried again; but what the server may have taken is not.
            let refused = try await tool.run(build)
            #expect(refused.status == 6 && refused.errors.contains("status 403; 1 story waits"), "\(refused.errors)")
            let late = try await tool.run(build)
            #expect(late.status == 6 && late.errors.contains("status 504, and may have posted"), "\(late.errors)")
            #expect(try await tool.run(build + ["--force"]).status == 0)
            // Nor under another name.
            let file = folder.appending(path: "feeds.json")
            let named = try String(contentsOf: file, encoding: .utf8)
            try Data(named.replacing("\"Lead\"", with: "\"Top\"").utf8).write(to: file)
            let renamed = try await tool.run(build + ["--force"])
            #expect(renamed.output.contains("\nalerts    0 sent\n"), "\(renamed.output)\(renamed.errors)")
            #expect(service.requests.map(\.path) == ["/api/v1/statuses", "/api/v1/statuses"])
            let first = try #require(service.requests.first)
            #expect(first.head.hasPrefix("POST ") && first.header("authorization") == "Bearer s3cret")
            let keys = service.requests.map { $0.header("idempotency-key") }
            #expect(keys[0] != nil && keys[0] == keys[1])
            let status = try #require(try first.object()["status"] as? String)
            #expect(status.contains(" report on ") && status.contains("\n\nhttp://127.0.0.1:"), "\(status)")
        }
    }

    @Test("a mention in a headline notifies nobody on Mastodon")
    func mentions() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder, items: ["/@ada@m.example"],
                settings: """
                    "alerts": [{"name": "A", "words": ["harbour"], "mastodon": "https://m.example"}],

                    """)
            let drafted = try await world.build()
            #expect(drafted.status == 0, "\(drafted.errors)")
            let drafts = folder.appending(path: "Data/drafts")
            let names = try FileManager.default.contentsOfDirectory(atPath: drafts.path)
            let draft = try String(contentsOf: drafts.appending(path: try #require(names.first)), encoding: .utf8)
            #expect(draft.contains("@\u{2060}ada@\u{2060}m.example\n\nhttp://"), "\(draft)")
            #expect(draft.contains("/@ada@m.example"), "\(draft)")
        }
    }

    @Test("Bluesky is asked for a session, and gets the post with its link under a key of its own")
    func bluesky() async throws {
        let service = try LoopbackServer { request, connection in
            let session = #"{"accessJwt": "jwt", "did": "did:plc:abc"}"#
            connection.answer(body: Array((request.path.hasSuffix("createSession") ? session : "{}").utf8))
        }
        try await withTemporaryFolder { folder in
            let post = #""bluesky": {"server": "\#(service.url(""))", "handle": "news.example"}"#
            let world = try SmallWorld(in: folder, settings: leading(post, #", "publish": true"#))
            var tool = world.tool
            tool.environment["TOKEN"] = "app-pass"
            let build = ["build", "--now", SmallWorld.moment.formatted(.iso8601)]
            let ending = try await tool.run(build)
            #expect(ending.output.contains("\nalerts    1 sent (bluesky: 1)\n"), "\(ending.output)\(ending.errors)")
            #expect(try await tool.run(build + ["--force"]).status == 0)
            let requests = service.requests
            #expect(
                requests.map(\.path) == [
                    "/xrpc/com.atproto.server.createSession", "/xrpc/com.atproto.repo.putRecord",
                ])
            let login = try requests[0].object()
            #expect(login["identifier"] as? String == "news.example" && login["password"] as? String == "app-pass")
            let put = try requests[1].object()
            #expect(requests[1].header("authorization") == "Bearer jwt")
            #expect(put["repo"] as? String == "did:plc:abc" && put["collection"] as? String == "app.bsky.feed.post")
            #expect((put["rkey"] as? String)?.wholeMatch(of: /[234567abcdefghij][234567a-z]{12}/) != nil)
            let record = try #require(put["record"] as? [String: Any])
            #expect(record["$type"] as? String == "app.bsky.feed.post")
            #expect(record["createdAt"] as? String == "2026-03-14T18:00:00Z")
            #expect((record["text"] as? String)?.contains(" report on ") == true)
            let embed = try #require(record["embed"] as? [String: Any])
            let link = try #require(embed["external"] as? [String: Any])
            #expect((link["uri"] as? String)?.hasPrefix("http://127.0.0.1:") == true)
            #expect(link["title"] as? String == record["text"] as? String)
        }
    }
}
