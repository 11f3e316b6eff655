import Foundation
import TestSupport
import Testing

@Suite("Lists of sources that feeds.json includes")
struct IncludeTests {
    private static func write(_ text: String, to name: String, in folder: URL) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private static let list = """
        {
          # Radio.
          "sources": [
            { "name": "Harbour Radio", "id": "harbour", "feed": "https://harbour.example/feed", "category": "news" }
          ]
        }

        """

    private static let subscriptions = """
        <?xml version="1.0"?><opml version="2.0"><body>
        <outline text="Sports"><outline text="Tennis">
        <outline text="Courts" type="rss" xmlUrl="https://tennis.example/feed"/></outline></outline>
        <outline text="Odds and ends"><outline text="Mine" type="rss" xmlUrl="https://blog.example/feed"/>
        <outline text="Radio again" type="rss" xmlUrl="https://harbour.example/feed"/></outline>
        </body></opml>
        """

    private static func settings(_ includes: String) -> String {
        """
        {"include": [\(includes)],
         "sources": [{"name": "Mine", "id": "mine", "feed": "https://mine.example/feed", "category": "news"}]}

        """
    }

    @Test("JSON and OPML files are read beside it, and commands say and change where a source is")
    func included() async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            try Self.write(
                Self.settings(#"{"file": "lists/radio.json"}, {"file": "blogs.opml", "category": "technology"}"#),
                to: "feeds.json", in: folder)
            try Self.write(Self.list, to: "lists/radio.json", in: folder)
            try Self.write(Self.subscriptions, to: "blogs.opml", in: folder)
            let table = try await tool.run("list")
            #expect(
                table.output.replacing(/[0-9a-f]{12}/, with: "ID").replacing(/\s\s+/, with: " ") == """
                    name id category language country enabled feed file
                    Mine mine news yes https://mine.example/feed feeds.json
                    Harbour Radio harbour news yes https://harbour.example/feed lists/radio.json
                    Courts ID sports/tennis yes https://tennis.example/feed blogs.opml
                    Mine (blog.example) ID technology yes https://blog.example/feed blogs.opml
                    4 sources, 4 of them enabled.

                    """, "\(table.output) \(table.errors)")
            let off = try await tool.run("disable", "harbour", "mine")
            #expect(
                off.output == "disabled 'Mine' in feeds.json\ndisabled 'Harbour Radio' in lists/radio.json\n",
                "\(off.errors)")
            let radio = folder.appending(path: "lists/radio.json")
            #expect(
                try String(contentsOf: radio, encoding: .utf8)
                    == Self.list.replacing("\"news\" }", with: "\"news\", \"enabled\": false }"))
            #expect(try await tool.run("enable", "harbour", "mine").status == 0)
            #expect(try String(contentsOf: radio, encoding: .utf8) == Self.list)
            let foreign = try await tool.run("remove", "Courts")
            #expect(foreign.status == 2)
            #expect(
                foreign.errors == "pulse: 'Courts' is in blogs.opml, which pulse does not edit; change it there\n")
            let doctor = try await tool.run("doctor", "--offline")
            #expect(
                doctor.output.contains(
                    "ok     configuration  feeds.json and blogs.opml, lists/radio.json: 4 of 4 sources are enabled"),
                "\(doctor.output)")
            #expect(try await tool.run("check").output.contains("4 sources enabled"))
            // What is in effect needs no other file.
            let printed = try await tool.run("build", "--print-config")
            try Self.write(printed.output, to: "whole/feeds.json", in: folder)
            let whole = try await Tool(folder: folder.appending(path: "whole")).run("list")
            #expect(whole.output.contains("4 sources, 4 of them enabled."), "\(whole.errors)")
        }
    }

    @Test("a list that is a link stays one, and the file that it leads to is changed")
    func links() async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            try Self.write(Self.settings(#"{"file": "radio.json"}"#), to: "feeds.json", in: folder)
            try Self.write(Self.list, to: "kept/radio.json", in: folder)
            let link = folder.appending(path: "radio.json").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "kept/radio.json")
            let off = try await tool.run("disable", "harbour")
            #expect(off.output == "disabled 'Harbour Radio' in radio.json\n", "\(off.errors)")
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "kept/radio.json")
            #expect(
                try String(contentsOf: folder.appending(path: "kept/radio.json"), encoding: .utf8)
                    == Self.list.replacing("\"news\" }", with: "\"news\", \"enabled\": false }"))
        }
    }

    @Test("a feed that is twice in a subscription list is taken once, whatever its spelling")
    func twice() async throws {
        try await withTemporaryFolder { folder in
            let subscriptions = """
                <opml version="2.0"><body><outline text="Blog" type="rss" xmlUrl="http://blog.example/feed"/>
                <outline text="Blog" type="rss" xmlUrl="https://blog.example/feed/"/>
                <outline text="Blog" type="rss" xmlUrl="https://blog.example/other"/>
                <outline text="Blog" type="rss" xmlUrl="https://blog.example/third"/></body></opml>
                """
            try Self.write(Self.settings(#"{"file": "blogs.opml"}"#), to: "feeds.json", in: folder)
            try Self.write(subscriptions, to: "blogs.opml", in: folder)
            let table = try await Tool(folder: folder).run("list", "--json")
            #expect(table.status == 0, "\(table.errors)")
            let names = table.output.matches(of: /"name":"([^"]+)"/).map { String($0.output.1) }
            #expect(names == ["Mine", "Blog", "Blog (blog.example)", "Blog (2)"], "\(table.output)")
        }
    }

    @Test(
        "a mistake in an included file is told with that file's name",
        arguments: [
            (#"{"sources": [{"name": "A", "category": "news"}]}"#, "more.json: sources[0].feed: is missing"),
            (
                #"{"sources": [{"name": "A", "feed": "https://mine.example/feed", "category": "news"}]}"#,
                "more.json: sources[0].feed: https://mine.example/feed duplicates sources[0].feed in feeds.json"
            ),
            (
                #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "nws"}]}"#,
                "more.json: sources[0].category: unknown category 'nws'; did you mean 'news'?"
            ),
            (#"{"feeds": []}"#, "more.json: feeds: unknown key"),
            ("{\"sources\": [\n {]}", "more.json: line 2, column"),
            (
                #"<opml version="2.0"><body><outline text="Court" xmlUrl="https://court.example/rss"/>"#,
                "feeds.json: include[0].file: 'more.json' is cut off after 'Court'; put the whole file there"
            ),
            ("<html><p>Hello", "feeds.json: include[0].file: 'more.json' is not a subscription list (OPML)"),
            ("", "feeds.json: include[0].file: the file 'more.json' does not exist or cannot be read"),
        ])
    func mistakes(text: String, expected: String) async throws {
        try await withTemporaryFolder { folder in
            try Self.write(Self.settings(#"{"file": "more.json"}"#), to: "feeds.json", in: folder)
            if !text.isEmpty { try Self.write(text, to: "more.json", in: folder) }
            let ending = try await Tool(folder: folder).run("check")
            #expect(ending.status == 2)
            #expect(ending.errors.contains(expected), "\(ending.errors)")
        }
    }

    @Test(
        "an included list reads no secret and names no proxy unless the main file trusts it",
        arguments: [
            (#""login": {"file": "/etc/hostname"}"#, "login"), (#""login": {"environment": "HOME"}"#, "login"),
            (#""headers": [{"name": "X-Key", "file": "/etc/hostname"}]"#, "header with a secret"),
            (#""headers": [{"name": "X-Key", "environment": "HOME"}]"#, "header with a secret"),
            (#""proxy": "http://proxy.example:3128""#, "proxy"), (#""proxy": "environment""#, "proxy"),
        ])
    func trust(setting: String, name: String) async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            let source = #"{"name": "Odd", "feed": "https://odd.example/feed", "category": "news", \#(setting)}"#
            try Self.write(#"{"sources": [\#(source)]}"#, to: "theirs.json", in: folder)
            try Self.write(Self.settings(#"{"file": "theirs.json"}"#), to: "feeds.json", in: folder)
            let refused = try await tool.run("check")
            #expect(refused.status == 2)
            #expect(
                refused.errors
                    == "pulse: theirs.json: sources[0]: 'Odd' may not have a \(name) in an included file: it would use "
                    + "secrets of this machine; add \"trusted\": true beside \"file\": \"theirs.json\" in the main file if you "
                    + "trust its author\n")
            try Self.write(
                Self.settings(#"{"file": "theirs.json", "trusted": true}"#), to: "feeds.json", in: folder)
            let trusted = try await tool.run("check")
            #expect(trusted.status == 0, "\(trusted.errors)")
        }
    }

    @Test("an included list may have what is no secret")
    func harmless() async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            let source = """
                {"name": "Odd", "feed": "https://odd.example/feed", "category": "news", "userAgent": "Reader/1", "limit": 3,
                 "headers": [{"name": "Accept-Language", "value": "pt"}]}
                """
            try Self.write(#"{"sources": [\#(source)]}"#, to: "theirs.json", in: folder)
            try Self.write(Self.settings(#"{"file": "theirs.json"}"#), to: "feeds.json", in: folder)
            #expect(try await tool.run("check").status == 0)
        }
    }
}
