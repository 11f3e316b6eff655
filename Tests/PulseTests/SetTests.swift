import Foundation
import TestSupport
import Testing

@Suite("Settings of sources from the command line")
struct SetTests {
    @Test("are written as their kind wants, and nothing else of the file changes; removed, the bytes are as before")
    func setsAndRemoves() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let dry = try await file.tool.run("set", "f0", "country=PT", "--dry-run")
            #expect(dry.output == "'Harbour Radio' in feeds.json: would be set: country\n", "\(dry.errors)")
            #expect(try file.text == file.start)
            let set = try await file.tool.run(
                "set", "harbour radio", "country=PT", "tier=1", "extract=yes", "keep=rain, snow",
                "login.environment=HARBOUR")
            #expect(
                set.output == "'Harbour Radio' in feeds.json: set: country, tier, extract, keep, login\n",
                "\(set.errors)")
            #expect(
                try file.text
                    == file.start.replacing(
                        "\"category\": \"news\"\n",
                        with: """
                            "category": "news",
                                  "country": "PT",
                                  "tier": 1,
                                  "extract": true,
                                  "keep": ["rain", "snow"],
                                  "login": { "environment": "HARBOUR" }

                            """))
            let removed = try await file.tool.run(
                "set", "f0", "country=", "tier=", "extract=", "keep=", "login=", "drop=")
            #expect(
                removed.output == "'Harbour Radio' in feeds.json: removed: country, tier, extract, keep, login\n",
                "\(removed.errors)")
            #expect(try file.text == file.start)
            #expect(
                try await file.tool.run("set", "f0", "drop=").output
                    == "'Harbour Radio' in feeds.json: nothing to change\n")
        }
    }

    @Test(
        "that are none, or wrong, are refused in one line each, and nothing is written",
        arguments: [
            (["contry=PT"], "pulse: a source has no setting 'contry'; did you mean 'country'?\n"),
            (["tier"], "pulse: 'tier' is not a setting; write key=value, or key= to remove one\n"),
            (["tier=5"], "pulse: feeds.json: sources[0].tier: 5 is not between 1 and 3\n"),
            (["limit=many"], "pulse: feeds.json: sources[0].limit: must be a number, not a string\n"),
            (
                ["category=nws"],
                "pulse: feeds.json: sources[0].category: unknown category 'nws'; did you mean 'news'?\n"
            ),
            (["name="], "pulse: feeds.json: sources[0].name: is missing\n"),
            (["login=ada"], "pulse: 'login' takes JSON; or write login.environment=…\n"),
            (["headers=ada"], "pulse: 'headers' takes JSON; write 'headers=[ … ]'\n"),
            (["login.fle=a"], "pulse: a secret has no setting 'fle'; did you mean 'file'?\n"),
            (["tier=1", "teir=2", "x=1"], "did you mean 'tier'?\npulse: a source has no setting 'x'"),
        ])
    func refusals(settings: [String], expected: String) async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            for dry in [[], ["--dry-run"]] {
                let ending = try await file.tool.run(["set", "f0"] + settings + dry)
                #expect(ending.status == 2)
                #expect(ending.errors.contains(expected) && ending.output.isEmpty, "\(ending.errors)")
                #expect(try file.text == file.start)
            }
        }
    }

    @Test("a feed with a new address keeps its id")
    func keepsID() async throws {
        try await withTemporaryFolder { folder in
            let list = folder.appending(path: "feeds.json")
            try Data(#"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}"#.utf8).write(
                to: list)
            let tool = Tool(folder: folder)
            func id() async throws -> Substring? {
                try await tool.run("list", "--json").output.firstMatch(of: /"id":"([^"]+)"/)?.1
            }
            let before = try await id()
            #expect(try await tool.run("set", "A", "feed=https://b.example/").status == 0)
            #expect(try await id() == before)
            #expect(try String(contentsOf: list, encoding: .utf8).contains("https://b.example/"))
        }
    }

    @Test("remove --dry-run writes nothing; list --show-addresses shows private addresses without what may be a secret")
    func looksOnly() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let dry = try await file.tool.run("remove", "tennis", "--dry-run")
            #expect(dry.output == "would remove 'Tennis' in feeds.json\n", "\(dry.errors)")
            #expect(try file.text == file.start)
            #expect(try await file.tool.run("remove", "tennis", "f0", "--dry-run").status == 2)
            #expect(try await file.tool.run("list").output.contains("(hidden)"))
            let shown = try await file.tool.run("list", "--show-addresses").output
            #expect(shown.contains("  https://tennis.example/feed\n"), "\(shown)")
            _ = try await file.tool.run("set", "tennis", "feed=https://tennis.example/feed?key=4711")
            let secret = try await file.tool.run("list", "--show-addresses", "--json").output
            #expect(
                secret.contains(#""feed":"https://tennis.example/feed?…""#) && !secret.contains("4711"), "\(secret)")
        }
    }

    @Test("nothing is reported as added if it couldn't be written")
    func addedAfterWriting() async throws {
        try await withTemporaryFolder { folder in
            let list = folder.appending(path: "feeds.json")
            let server = try LoopbackServer { _, connection in
                // Somebody edits the list while the feed is read.
                if let text = try? String(contentsOf: list, encoding: .utf8) {
                    try? Data((text + "\n").utf8).write(to: list)
                }
                let item = "<item><title>One</title><link>https://a.example/1</link></item>"
                connection.answer(
                    "200 OK", ["Content-Type: application/rss+xml"],
                    body: Array("<rss version=\"2.0\"><channel><title>A</title>\(item)</channel></rss>".utf8))
            }
            try Data(#"{"fetching": {"allowedHosts": ["127.0.0.1"]}, "sources": []}"#.utf8).write(to: list)
            let ending = try await Tool(folder: folder).run("add", server.url("/rss.xml"))
            #expect(ending.status == 2)
            #expect(ending.errors.contains("has changed in the meantime"), "\(ending.errors)")
            #expect(ending.output.isEmpty, "\(ending.output)")
        }
    }
}
