import Foundation
import TestSupport
import Testing

@Suite("Options of single sources")
struct SourceOptionsTests {
    private static let secret = "ada:pa55-word"

    /// A feed that only a login opens, and one that sends its readers to another host, each with a secret.
    private func keeper(_ other: @escaping @Sendable () -> String = { "" }) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            switch request.path {
            case "/closed" where request.header("authorization") == "Basic YWRhOnBhNTUtd29yZA==":
                connection.answer(body: Array(Self.feed.utf8))
            case "/closed": connection.answer("401 Unauthorized")
            case "/away": connection.answer("302 Found", ["Location: \(other())"])
            case "/moved": connection.answer("301 Moved Permanently", ["Location: /open"])
            default: connection.answer(body: Array(Self.feed.utf8))
            }
        }
    }

    private static let feed = """
        <rss version="2.0"><channel><title>Lindholm</title><language>pt</language>
        <item><title>Penguin walks into a supermarket</title><link>https://l.example/1</link>
        <pubDate>Sat, 14 Mar 2026 12:00:00 GMT</pubDate><description>Staff gave it fish.</description></item>
        <item><title>Harbour wall holds in storm</title><link>https://l.example/2</link>
        <pubDate>Sat, 14 Mar 2026 13:00:00 GMT</pubDate><description>Engineers are pleased.</description></item>
        <item><title>Old bridge closes for repairs</title><link>https://l.example/3</link>
        <pubDate>Sat, 14 Mar 2026 11:00:00 GMT</pubDate><description>Ferries run instead.</description></item>
        </channel></rss>
        """

    private func list(
        _ sources: String, in folder: URL, _ settings: String = "", allowing host: String = "localhost"
    ) throws -> Tool {
        let text = """
            {"fetching": {"allowedHosts": ["127.0.0.1", "\(host)"], \(patientFetching)\(settings)}, "sources": [\(sources)]}
            """
        try Data(text.utf8).write(to: folder.appending(path: "feeds.json"))
        return Tool(folder: folder)
    }

    @Test("a login and headers go to the feed's own host, and into nothing that is printed")
    func secrets() async throws {
        try await withTemporaryFolder { folder in
            let other = try keeper()
            let away = "http://localhost:\(other.port)/open"
            let server = try keeper { away }
            try Data("\(Self.secret)\n".utf8).write(to: folder.appending(path: "login"))
            var tool = try list(
                """
                {"name": "A", "feed": "\(server.url("/closed"))", "category": "news", "login": {"file": "login"},
                 "userAgent": "Mine/1", "headers": [{"name": "X-Edition", "value": "morning"}]},
                {"name": "B", "feed": "\(server.url("/away"))", "category": "news", "login": {"environment": "B_LOGIN"},
                 "headers": [{"name": "Cookie", "environment": "B_COOKIE"}]}
                """, in: folder, allowing: "localhost:\(other.port)")
            tool.environment = ["B_LOGIN": Self.secret, "B_COOKIE": "session=pa55-word"]
            let ending = try await tool.run("check", "--feeds", "--json", "--now", SampleWorld.now)
            #expect(ending.status == 0, "\(ending.output) \(ending.errors)")
            let closed = server.requests.first { $0.path == "/closed" }
            #expect(closed?.header("user-agent") == "Mine/1")
            #expect(closed?.header("x-edition") == "morning")
            let first = server.requests.first { $0.path == "/away" }
            #expect(first?.header("cookie") == "session=pa55-word")
            #expect(first?.header("authorization") != nil)
            // Another host, though it is the same machine.
            #expect(other.requests.map(\.path) == ["/open"])
            #expect(other.requests.allSatisfy { $0.header("cookie") == nil && $0.header("authorization") == nil })

            let config = try await tool.run("build", "--print-config")
            tool.environment["B_LOGIN"] = "ada:wrong-pa55-word"
            let build = try await tool.run("build", "-v", "--now", SampleWorld.now)
            tool.environment["B_COOKIE"] = nil
            let check = try await tool.run("check")
            #expect(check.status == 2)
            #expect(
                check.errors
                    == "pulse: feeds.json: 'B' needs a secret that is missing, empty or has several lines: $B_COOKIE\n")
            try Data("two\nlines\n".utf8).write(to: folder.appending(path: "login"))
            let feeds = try await tool.run("check", "--feeds")
            let blocked = try await tool.run("build", "-v", "--now", SampleWorld.now)
            #expect(
                (blocked.output + blocked.errors).contains(
                    "the secret it needs is missing, empty or spans several lines: login"),
                "\(blocked.output)")
            for said in [ending, config, build, check, feeds, blocked] {
                #expect(!said.output.contains("pa55") && !said.errors.contains("pa55"))
                #expect(!said.output.contains("YWRh") && !said.errors.contains("YWRh"))
            }
            for (path, data) in try files(below: folder) where path != "login" {
                #expect(data.range(of: Data("pa55-word".utf8)) == nil, "\(path)")
                #expect(data.range(of: Data("YWRhOnBh".utf8)) == nil, "\(path)")
            }
        }
    }

    @Test("keywords, a limit and an interval decide what is taken and how often; changes apply at once")
    func wishes() async throws {
        try await withTemporaryFolder { folder in
            let server = try keeper()
            let source = #"{"name": "A", "feed": "\#(server.url("/open"))", "category": "news"\#("WISHES")}"#
            func build(_ wishes: String, _ now: String) async throws -> String {
                let tool = try list(source.replacing("WISHES", with: wishes), in: folder)
                let ending = try await tool.run("build", "--now", now)
                #expect(ending.status == 0, "\(ending.errors)")
                let index = try String(
                    contentsOf: folder.appending(path: "Output/headlines.html"), encoding: .utf8)
                return ["Penguin", "Harbour", "Old bridge"].filter(index.contains).joined(separator: " ")
            }
            #expect(
                try await build(#", "drop": ["penguin"], "interval": 120"#, SampleWorld.now) == "Harbour Old bridge")
            #expect(
                try await build(#", "keep": ["harbour wall"], "interval": 120"#, "2026-03-14T19:00:00Z") == "Harbour")
            #expect(server.requests.count == 1)
            #expect(try await build("", "2026-03-14T20:00:00Z") == "Penguin Harbour Old bridge")
            #expect(server.requests.count == 2)
        }
    }

    @Test("an article that one feed drops stays if another listed it; dropped by all, it goes")
    func carriedElsewhere() async throws {
        try await withTemporaryFolder { folder in
            let server = try keeper()
            func build(_ wishes: [String], _ now: String) async throws -> String {
                let sources = wishes.enumerated().map { number, wishes in
                    #"{"name": "Paper \#(number)", "feed": "\#(server.url("/\(number)"))", "category": "news"\#(wishes)}"#
                }
                let tool = try list(sources.joined(separator: ", "), in: folder)
                let ending = try await tool.run("build", "--now", now)
                #expect(ending.status == 0, "\(ending.errors)")
                let index = try String(
                    contentsOf: folder.appending(path: "Output/headlines.html"), encoding: .utf8)
                return ["Penguin", "Harbour", "Old bridge"].filter(index.contains).joined(separator: " ")
            }
            let drop = #", "drop": ["penguin"]"#
            #expect(try await build([drop, ""], SampleWorld.now) == "Penguin Harbour Old bridge")
            #expect(try await build([drop, drop], "2026-03-14T19:00:00Z") == "Harbour Old bridge")
            #expect(
                try await build([drop, #", "keep": ["penguin"]"#], "2026-03-14T20:00:00Z")
                    == "Penguin Harbour Old bridge")
        }
    }

    @Test("check --feeds says what a feed gives and where the list is wrong, and --fix takes its new address over")
    func checks() async throws {
        try await withTemporaryFolder { folder in
            let server = try keeper()
            let tool = try list(
                #"{"name": "A", "feed": "\#(server.url("/moved"))", "category": "news", "language": "en", "limit": 2, "#
                    + #""keep": ["harbour"]}"#, in: folder)
            let lines = try await tool.run("check", "--feeds", "--json", "--now", SampleWorld.now)
            #expect(lines.status == 3)
            for part in [
                #""entry":["the list gives its language as en, the feed as pt","keep and drop let 1 of 2 items through"]"#,
                #""gives":{"dates":2,"fullTexts":0,"pictures":0,"summaries":2}"#, #""items":2"#,
                #""newest":"2026-03-14T13:00:00Z""#, #""status":"moved""#,
            ] {
                #expect(lines.output.contains(part), "\(part) in \(lines.output)")
            }
            let known = try await tool.run("list", "--json").output.firstMatch(of: /"id":"([^"]+)"/)?.1
            let list = folder.appending(path: "feeds.json")
            let before = try Data(contentsOf: list)
            let json = try await tool.run("check", "--feeds", "--fix", "--json", "--now", SampleWorld.now)
            #expect(json.status == 0, "\(json.errors)")
            let fix = #""fix":"moved: 'A' to \#(server.url("/open")), in feeds.json""#
            #expect(json.output.contains(fix), "\(json.output)")
            try before.write(to: list)
            let fixed = try await tool.run("check", "--feeds", "--fix", "--now", SampleWorld.now)
            #expect(fixed.status == 0, "\(fixed.errors)")
            #expect(fixed.output.contains("summaries, dates  "), "\(fixed.output)")
            #expect(fixed.output.hasSuffix("moved: 'A' to \(server.url("/open")), in feeds.json\n"), "\(fixed.output)")
            let after = try await tool.run("list", "--json").output
            #expect(after.contains(server.url("/open")))
            #expect(try after.contains(#""id":"\#(#require(known))""#))
            #expect(try await tool.run("check", "--feeds", "--now", SampleWorld.now).status == 0)
            #expect(try await tool.run("check", "--fix").errors.contains("--fix needs --feeds"))
        }
    }

    @Test("a proxy is used where the settings say so and the environment's only where they say that")
    func proxies() async throws {
        try await withTemporaryFolder { folder in
            let proxy = try keeper()
            let feed = "http://lindholm.example/feed"
            var tool = try list(
                #"{"name": "A", "feed": "\#(feed)", "category": "news", "proxy": "\#(proxy.url(""))"}"#, in: folder)
            #expect(try await tool.run("check", "--feeds", "--now", SampleWorld.now).status == 0)
            #expect(proxy.requests.map(\.path) == [feed])
            tool.environment["HTTPS_PROXY"] = proxy.url("").replacing("//", with: "//ada:pa55-word@")
            let source = #"{"name": "A", "feed": "\#(feed)", "category": "news"}"#
            let unasked = { () throws in try list(source, in: folder) }
            var plain = try unasked()
            plain.environment = tool.environment
            #expect(try await plain.run("check", "--feeds", "--timeout", "1").status == 3)
            #expect(proxy.requests.count == 1)
            var asked = try list(
                source + #", {"name": "B", "feed": "http://10.0.0.7/feed", "category": "news"}"#
                    + #", {"name": "C", "feed": "http://around.example/feed", "category": "news"}"#,
                in: folder, #", "proxy": "environment""#)
            asked.environment = tool.environment.merging(["NO_PROXY": "around.example"]) { $1 }
            let ending = try await asked.run("check", "--feeds", "--timeout", "1", "--now", SampleWorld.now)
            #expect(proxy.requests.map(\.path) == [feed, feed], "\(ending.output)")
            #expect(proxy.requests.last?.header("proxy-authorization") == "Basic YWRhOnBhNTUtd29yZA==")
            #expect(ending.output.contains("10.0.0.7 is "), "\(ending.output)")
            let config = try await asked.run("build", "--print-config")
            #expect(config.output.contains(#""proxy" : "environment""#))
            #expect(!(config.output + ending.output + ending.errors).contains("pa55"))
        }
    }

    @Test("hosts exempt from the environment's proxy are exempt from no other")
    func proxiesOfOneSource() async throws {
        try await withTemporaryFolder { folder in
            let proxy = try keeper()
            let feeds = ["http://lindholm.example/feed", "http://around.example/feed"]
            var tool = try list(
                #"{"name": "A", "feed": "\#(feeds[0])", "category": "news", "proxy": "\#(proxy.url(""))"}, "#
                    + #"{"name": "B", "feed": "\#(feeds[1])", "category": "news", "proxy": "environment"}"#,
                in: folder)
            tool.environment = ["HTTPS_PROXY": proxy.url(""), "NO_PROXY": "example"]
            let ending = try await tool.run("check", "--feeds", "--timeout", "1", "--now", SampleWorld.now)
            #expect(ending.status == 3)
            #expect(proxy.requests.map(\.path) == [feeds[0]], "\(ending.output)")
        }
    }

    @Test("a secret that is never used, and a missing password, are reported beforehand")
    func unusableSecrets() async throws {
        try await withTemporaryFolder { folder in
            var tool = try list(
                #"{"name": "A", "feed": "https://a.example/", "category": "news", "#
                    + #""headers": [{"name": "X-Key", "environment": "A_KEY"}]}"#, in: folder)
            for key in ["schl\u{FC}ssel", String(repeating: "k", count: 8_000)] {
                tool.environment = ["A_KEY": key]
                let line =
                    "feeds.json: 'A' has a secret that cannot be sent in a header (printable ASCII, at most 8000 characters): "
                    + "$A_KEY\n"
                let check = try await tool.run("check")
                #expect(check.status == 2)
                #expect(check.errors == "pulse: " + line)
                #expect(try await tool.run("doctor", "--offline").output.contains(line))
            }
            tool.environment = ["A_KEY": "key"]
            #expect(try await tool.run("check").status == 0)
            let text = """
                {"mail": {"server": "smtps://mail.example", "user": "ada", "password": {"environment": "MAIL_PASSWORD"}},
                 "sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}
                """
            try Data(text.utf8).write(to: folder.appending(path: "feeds.json"))
            let line = "mail.password is missing, empty or has several lines: $MAIL_PASSWORD\n"
            #expect(try await tool.run("check").errors == "pulse: " + line)
            #expect(try await tool.run("doctor", "--offline").output.contains(line))
            tool.environment = ["MAIL_PASSWORD": "pa55-word"]
            #expect(try await tool.run("check").status == 0)
        }
    }

    @Test(
        "what would give a secret away, or says nothing, is refused in one line",
        arguments: [
            (
                #""headers": [{"name": "Authorization", "value": "Bearer x"}]"#,
                "sources[0].headers[0].value: 'Authorization' holds a secret; name an environment variable"
            ),
            (
                #""headers": [{"name": "X-A"}]"#,
                "sources[0].headers[0]: is empty; set value, environment or file"
            ),
            (#""headers": [{"name": "User-Agent", "value": "x"}]"#, "use userAgent to change it"),
            (#""headers": [{"name": "X-A", "value": "a\r\nB: c"}]"#, "may only contain printable ASCII characters"),
            (
                #""login": {"environment": "A", "file": "b"}"#,
                "sources[0].login: has both environment and file"
            ),
            (
                #""proxy": "http://ada:x@proxy.example""#,
                "sources[0].proxy: contains a user name; put that proxy in HTTPS_PROXY"
            ),
            (#""limit": 0"#, "sources[0].limit: 0 is not between 1 and 10000"),
        ])
    func refusals(member: String, expected: String) async throws {
        try await withTemporaryFolder { folder in
            let tool = try list(
                #"{"name": "A", "feed": "https://a.example/", "category": "news", \#(member)}"#, in: folder)
            let ending = try await tool.run("check")
            #expect(ending.status == 2)
            #expect(ending.errors.contains(expected), "\(ending.errors)")
        }
    }
}
