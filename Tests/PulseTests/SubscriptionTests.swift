import Foundation
import TestSupport
import Testing

@Suite("Subscription lists of other readers")
struct SubscriptionTests {
    /// Lists of the same three feeds, as each of the programs writes them; their folders differ.
    @Test(
        "are taken in, handed out and taken in again",
        arguments: ["newsboat", "miniflux", "freshrss", "feedly", "netnewswire", "inoreader"])
    func roundTrip(program: String) async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let opml = fixture("Subscriptions/\(program).opml").path
            let ending = try await file.tool.run("import", opml, "--category", "technology")
            #expect(ending.status == 0, "\(ending.errors)")
            expectGolden(ending.output, named: "Subscriptions/\(program).report.txt")
            let export = try await file.tool.run("export")
            #expect(export.status == 0)
            expectGolden(export.output, named: "Subscriptions/\(program).export.opml")
            // A second list that has nothing but what the first one handed out.
            let other = folder.appending(path: "other")
            try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
            try Data(export.output.utf8).write(to: other.appending(path: "list.opml"))
            try Data("{\n  \"site\": {\"title\": \"Mine\"},\n  \"sources\": []\n}\n".utf8)
                .write(to: other.appending(path: "feeds.json"))
            let tool = Tool(folder: other)
            #expect(try await tool.run("import", "list.opml").status == 0)
            #expect(try await tool.run("export").output == export.output)
        }
    }

    @Test("a folder that is no category is asked for, and nothing is taken until it is said")
    func unknownFolders() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let list = """
                <opml version="2.0"><body>
                <outline text="Sports"><outline text="Tennis"><outline type="rss" text="Court" xmlUrl="https://court.example/rss"/>
                </outline></outline>
                <outline text="Blogs"><outline type="rss" text="Ada" language="en_GB" xmlUrl="https://ada.example/rss"/>
                <outline type="rss" text="Bea" language="unknown?" xmlUrl="https://bea.example/rss"/></outline>
                <outline type="rss" text="Tennis" xmlUrl="https://cleo.example/rss"/>
                <outline text="Gone" xmlUrl="gopher://gone.example/"/></body></opml>
                """
            try Data(list.utf8).write(to: folder.appending(path: "list.opml"))
            let asked = try await file.tool.run("import", "list.opml")
            #expect(asked.status == 2)
            #expect(
                asked.errors
                    == "pulse: no category for the feeds in 'Blogs' (2), no folder (1); say where they go with "
                    + "--category CATEGORY, or folder by folder with --category FOLDER=CATEGORY\n")
            #expect(try file.text == file.start)
            let told = ["import", "list.opml", "--category", "blogs=Technology", "--category", "food"]
            let dry = try await file.tool.run(told + ["--dry-run"])
            #expect(
                dry.output == """
                    would take: Court (sports/tennis)
                    would take: Ada (technology)
                    would take: Bea (technology)
                    would take: Tennis (cleo.example) (food)
                    would take 4 of 4 feeds into feeds.json: 0 were there already, 0 stood twice, 0 could not be read

                    """)
            #expect(try file.text == file.start)
            #expect(try await file.tool.run(told).status == 0)
            let languages = try await file.tool.run("list").output.split(separator: "\n").filter {
                $0.contains(" en-GB ")
            }
            #expect(languages.count == 1)
        }
    }

    @Test("--check reads each feed and leaves out what cannot be read")
    func checks() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let list = """
                <opml version="2.0"><body><outline text="news">
                <outline text="Here" xmlUrl="\(server.url("/moved"))"/><outline text="Gone" xmlUrl="\(server.url("/nowhere"))"/>
                <outline text="A page" xmlUrl="\(server.url("/site"))"/></outline></body></opml>
                """
            try Data(list.utf8).write(to: folder.appending(path: "list.opml"))
            let ending = try await file.tool.run("import", "list.opml", "--check")
            #expect(ending.status == 3)
            #expect(
                ending.output == "taken: Here (news)\ntook 1 of 3 feeds into feeds.json: 0 were there already, 0 stood "
                    + "twice, 2 could not be read\n")
            #expect(
                ending.errors
                    == "pulse: not taken: Gone: fetching: not found (404); has the feed a new address?\n"
                    + "pulse: not taken: A page: parsing: this is an HTML page, not a feed; the feed that it names is "
                    + "\(server.url("/rss.xml"))\n")
            #expect(try file.text.contains("\"feed\": \"\(server.url("/rss.xml"))\""))
            #expect(try file.text.contains("\"language\": \"en-GB\""))
        }
    }

    @Test("what is no list is refused in one line", arguments: ["<html><body>Hello", "{}", ""])
    func refuses(text: String) async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            try Data(text.utf8).write(to: folder.appending(path: "list.opml"))
            let ending = try await file.tool.run("import", "list.opml")
            #expect(ending.status == 2)
            #expect(ending.errors.hasPrefix("pulse: list.opml: "))
            #expect(ending.errors.split(separator: "\n").count == 1)
        }
    }
}
