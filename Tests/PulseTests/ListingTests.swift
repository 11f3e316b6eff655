import Foundation
import TestSupport
import Testing

@Suite("Sources added, listed and changed from the command line")
struct ListingTests {
    @Test("a site's own feed is found, read and written below the others")
    func addsASite() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let ending = try await file.tool.run("add", server.url("/site"))
            #expect(ending.status == 0, "\(ending.errors)")
            let line =
                "added 'Lindholm Post' to feeds.json: category technology, language en-GB, country GB, RSS 2.0, 3 items; "
            #expect(ending.output == line + server.url("/rss.xml") + "\n")
            #expect(
                try file.text
                    == file.start.replacing(
                        "    }\n  ]",
                        with: """
                                },
                                {
                                  "name": "Lindholm Post",
                                  "feed": "\(server.url("/rss.xml"))",
                                  "site": "https://lindholm.example/",
                                  "category": "technology",
                                  "language": "en-GB",
                                  "country": "GB"
                                }
                              ]
                            """))
            let again = try await file.tool.run("add", server.url("/rss.xml"))
            #expect(again.status == 0)
            #expect(again.output == "'Lindholm Post' is already in feeds.json\n")
            #expect(try await file.tool.run("check").status == 0)
        }
    }

    @Test("a feed that names the site of a known paper does not pass for that paper's")
    func leavesOutAClaimedSite() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let ending = try await file.tool.run("add", server.url("/claims.xml"))
            #expect(ending.status == 0, "\(ending.errors)")
            let line = "  left out its site, which is on another domain; if it is theirs, run pulse set "
            #expect(ending.output.contains(line + "'Lindholm Post' site='https://www.bbc.com/news'\n"))
            #expect(try !file.text.contains("bbc.com"))
            // What is suggested may be copied into a shell.
            let hostile = try await file.tool.run("add", server.url("/commands.xml"))
            let command = #"'Lindholm Post'\''s $(id)' site='https://www.bbc.com/$(id);ls'"#
            #expect(hostile.output.contains(line + command + "\n"))
        }
    }

    @Test("if a page names no feed, the usual addresses are tried; a permanent redirect is written into the list")
    func guesses() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let ending = try await file.tool.run(
                "add", server.url("/blog/about"), server.url("/moved"), "--category", "sports/tennis", "--dry-run")
            #expect(ending.status == 0, "\(ending.errors)")
            let facts = "category sports/tennis, language en-GB, country GB, RSS 2.0, 3 items; "
            #expect(
                ending.output == "would add 'Lindholm Post' to feeds.json: \(facts)\(server.url("/blog/feed"))\n"
                    + "would add 'Lindholm Post (127.0.0.1)' to feeds.json: \(facts)\(server.url("/rss.xml"))\n")
            #expect(try file.text == file.start)
        }
    }

    @Test("a page that names several feeds is a list to choose from")
    func chooses() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let refused = try await file.tool.run("add", server.url("/several"))
            #expect(refused.status == 2)
            #expect(
                refused.errors == "pulse: \(server.url("/several")) names 2 feeds; add one of these addresses, or use "
                    + "--choose 1:\npulse:   1 \(server.url("/rss.xml")) News (RSS)\n"
                    + "pulse:   2 \(server.url("/empty.xml")) Sport (Atom)\n")
            #expect(try file.text == file.start)
            let chosen = try await file.tool.run(
                "add", server.url("/several"), "--choose", "2", "--name", "Posts & Courts")
            #expect(
                chosen.output.hasPrefix("added 'Posts & Courts' to feeds.json: category news, "), "\(chosen.errors)")
        }
    }

    @Test("an address without a feed is reported in one line, and the others are added")
    func refuses() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let nothing = try await file.tool.run("add", server.url("/nowhere"))
            #expect(nothing.status == 1)
            #expect(
                nothing.errors
                    == "pulse: \(server.url("/nowhere")): fetching: not found (404); has the feed moved?\n")
            let some = try await file.tool.run("add", server.url("/nowhere"), server.url("/rss.xml"))
            #expect(some.status == 3)
            #expect(some.errors.split(separator: "\n").count == 1)
            #expect(some.output.hasPrefix("added 'Lindholm Post'"))
            let category = try await file.tool.run("add", server.url("/rss.xml"), "--category", "nws")
            #expect(category.status == 2)
            #expect(
                category.errors.hasPrefix(
                    "pulse: --category: there is no category 'nws'; known here: news, technology, "))
        }
    }

    @Test("the rule of a service comes before what a page says")
    func services() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let ending = try await file.tool.run("add", server.url("/@ada/112"), "--name", "Ada")
            #expect(ending.output.hasSuffix("3 items; \(server.url("/@ada.rss"))\n"), "\(ending.errors)")
            #expect(server.paths == ["/@ada.rss"])
        }
    }

    @Test("a page without a feed is read itself if asked to, as far as robots.txt allows")
    func watches() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer(hasFeeds: false)
            let file = try ListFile(in: folder, server: server)
            let unasked = try await file.tool.run("add", server.url("/council/news"))
            #expect(unasked.status == 1)
            #expect(unasked.errors.contains("an HTML page, not a feed, and it links to none"), "\(unasked.errors)")
            let arguments = ["add", server.url("/council/news"), "--watch", "--category", "news"]
            let selectors = #"{ "items": "//div[@class='entry']" }"#
            let dry = try await file.tool.run(arguments + ["--dry-run"])
            #expect(dry.status == 0, "\(dry.errors)")
            let lines = dry.output.split(separator: "\n").map(String.init)
            try #require(lines.count == 5)
            #expect(lines[0].hasPrefix("would add 'Harbour Council' to feeds.json: category news, "))
            #expect(lines[0].hasSuffix("web page, 4 items; \(server.url("/council/news"))"))
            #expect(
                Array(lines[1...])
                    == [
                        "  read by \(selectors), for example:",
                        "  Work on the harbour wall begins in May (2026-03-03)",
                        "  The library opens on Sundays from next month (2026-03-02)",
                        "  Bus 34 takes another way through the old town (2026-03-01)",
                    ])
            #expect(try file.text == file.start)
            #expect(server.paths.contains("/robots.txt"))
            let added = try await file.tool.run(arguments)
            #expect(added.status == 0, "\(added.errors)")
            #expect(try file.text.contains("\"page\": \(selectors)"))
            #expect(try await file.tool.run("check").status == 0)
            let checked = try await file.tool.run("check", "--feeds", "Harbour Council")
            #expect(checked.output.contains("web page"), "\(checked.output)\(checked.errors)")
            let exported = try await file.tool.run("export")
            #expect(exported.output.contains("https://harbour.example/feed"))
            #expect(!exported.output.contains("/council/news"))
            let forbidden = try await file.tool.run("add", server.url("/closed/news"), "--watch")
            #expect(forbidden.status == 1)
            #expect(forbidden.errors.contains("blocked by the robots.txt of 127.0.0.1"), "\(forbidden.errors)")
            let other = try FeedServer()
            let feed = try await file.tool.run("add", other.url("/site"), "--watch")
            #expect(feed.output.hasSuffix("RSS 2.0, 3 items; \(other.url("/rss.xml"))\n"), "\(feed.output)")
        }
    }

    @Test("a feed is added to an empty list, and a missing list is reported plainly")
    func empty() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let list = folder.appending(path: "feeds.json")
            let settings = #""fetching": {"allowedHosts": ["127.0.0.1"]}"#
            try Data("{\n  \(settings),\n  \"sources\": []\n}\n".utf8).write(to: list)
            let tool = Tool(folder: folder)
            #expect(try await tool.run("add", server.url("/rss.xml")).status == 0)
            #expect(try await tool.run("check").output.contains("1 source enabled"))
            let last = try await tool.run("remove", "Lindholm Post")
            #expect(last.status == 2)
            #expect(last.errors.contains("has no feeds; at least one is required"), "\(last.errors)")
            try Data("sources:\n  - {name: A, feed: 'https://a.example/', category: news}\n".utf8).write(to: list)
            let yaml = try await tool.run("disable", "A")
            #expect(yaml.status == 2)
            #expect(yaml.errors.contains("feeds.json is not plain JSON"), "\(yaml.errors)")
            try FileManager.default.removeItem(at: list)
            #expect(try await tool.run("list").errors.contains("there is no feeds.json; run pulse init DIR"))
        }
    }

    @Test("sources are switched off and on, renamed and removed, by name, id or address")
    func edits() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let off = try await file.tool.run("disable", "harbour radio", "https://tennis.example/feed/")
            #expect(off.output == "disabled 'Harbour Radio' in feeds.json\ndisabled 'Tennis' in feeds.json\n")
            #expect(
                try file.text
                    == file.start.replacing(
                        "\"category\": \"news\"\n", with: "\"category\": \"news\",\n      \"enabled\": false\n"
                    )
                    .replacing("\"sports\"\n", with: "\"sports\",\n      \"enabled\": false\n"))
            let table = try await file.tool.run("list")
            #expect(
                table.output == """
                    name           id      category  language  country  enabled  feed
                    Harbour Radio  f0      news                         no       https://harbour.example/feed
                    Tennis         tennis  sports                       no       (hidden)
                    2 sources, 0 of them enabled.

                    """)
            #expect(try await file.tool.run("enable", "f0", "tennis").status == 0)
            #expect(try file.text == file.start)
            #expect(try await file.tool.run("rename", "tennis", "Courts \"&\" Balls").status == 0)
            let lines = try await file.tool.run("list", "--json")
            #expect(
                lines.output.split(separator: "\n").last
                    == #"{"category":"sports","enabled":true,"id":"tennis","name":"Courts \"&\" Balls"}"#)
            let wrong = try await file.tool.run("remove", "Harbor Radio", "tennis")
            #expect(wrong.status == 2)
            #expect(
                wrong.errors == "pulse: feeds.json: there is no source 'Harbor Radio'; did you mean 'Harbour Radio'?\n")
            #expect(
                try await file.tool.run("remove", "tennis").output == "removed 'Courts \"&\" Balls' in feeds.json\n")
            #expect(try await file.tool.run("list").output.contains("1 source, 1 of them enabled."))
            let taken = try await file.tool.run("rename", "f0", " ")
            #expect(taken.status == 2)
            #expect(taken.errors.contains("sources[0].name: is empty"), "\(taken.errors)")
        }
    }
}

/// A `feeds.json` with two sources, formatted by hand.
struct ListFile {
    let folder: URL
    let start: String

    /// - Parameter settings: members at the beginning of the file.
    init(in folder: URL, server: FeedServer? = nil, settings: String? = nil) throws {
        self.folder = folder
        let settings = settings ?? (server == nil ? "" : #""fetching": {"allowedHosts": ["127.0.0.1"]}, "#)
        start = """
            {
              \(settings)"site": {"title":   "Mine"},
              # What I read.
              "sources": [
                {
                  "id": "f0", "name": "Harbour Radio",
                  "feed": "https://harbour.example/feed",
                  "category": "news"
                },

                {
                  "name": "Tennis", "id": "tennis", "private": true,
                  "feed": "https://tennis.example/feed",
                  "category": "sports"
                }
              ]
            }

            """
        try Data(start.utf8).write(to: folder.appending(path: "feeds.json"))
    }

    var tool: Tool { Tool(folder: folder) }
    var text: String {
        get throws { try String(contentsOf: folder.appending(path: "feeds.json"), encoding: .utf8) }
    }
}
