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

    private static let list = """
        <opml version="2.0"><body>
        <outline text="Sports"><outline text="Tennis"><outline type="rss" text="Court" xmlUrl="https://court.example/rss"/>
        </outline></outline>
        <outline text="Blogs"><outline type="rss" text="Ada" language="en_GB" xmlUrl="https://ada.example/rss"/>
        <outline type="rss" text="Bea" language="unknown?" xmlUrl="https://bea.example/rss"/></outline>
        <outline text="Notícias de tecnologia"><outline type="rss" text="Duarte" xmlUrl="https://duarte.example/rss"/></outline>
        <outline text="Blogs"><outline type="rss" text="Guardian" xmlUrl="https://www.theguardian.com/world/rss"/></outline>
        <outline type="rss" text="Tennis" xmlUrl="https://cleo.example/rss"/>
        <outline text="Gone" xmlUrl="gopher://gone.example/"/></body></opml>
        """

    @Test("feeds get the category given by options, the shipped list or folders, in this order")
    func placing() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            try Data(Self.list.utf8).write(to: folder.appending(path: "list.opml"))
            let command = ["import", "list.opml", "--category", "blogs=health", "--category", "food"]
            let dry = try await file.tool.run(command + ["--dry-run"])
            #expect(
                dry.output == """
                    sports/tennis (from the folder 'Tennis'): Court
                    health (as you chose for 'Blogs'): Ada, Bea, The Guardian – World
                    technology (from the folder 'Notícias de tecnologia'): Duarte
                    food (as you chose): Tennis (cleo.example)
                    not feeds, skipped: Gone
                    would add 6 of 6 feeds to feeds.json; 0 already there, 0 repeated, 0 left out

                    """)
            #expect(try file.text == file.start)
            #expect(try await file.tool.run(command).status == 0)
            let languages = try await file.tool.run("list").output.split(separator: "\n").filter {
                $0.contains(" en-GB ")
            }
            #expect(languages.count == 1)
            let again = try await file.tool.run(command)
            #expect(
                again.output == """
                    already on your list: Court, Ada, Bea, Duarte, The Guardian – World, Tennis (cleo.example)
                    not feeds, skipped: Gone
                    added 0 of 6 feeds to feeds.json; 6 already there, 0 repeated, 0 left out

                    """)
        }
    }

    @Test("--new-categories makes a category for each folder that matches none")
    func newCategories() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            // "saved" is a page of the site.
            let list = Self.list.replacing("Blogs", with: "Saved").replacing(
                "</body>",
                with: """
                    <outline text="Ελλάδα"><outline text="Eleni" xmlUrl="https://eleni.example/rss"/></outline></body>
                    """)
            try Data(list.utf8).write(to: folder.appending(path: "list.opml"))
            let ending = try await file.tool.run("import", "list.opml", "--new-categories", "--category", "food")
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(
                ending.output == """
                    sports/tennis (from the folder 'Tennis'): Court
                    saved-2 (new, from the folder 'Saved'): Ada, Bea
                    technology (from the folder 'Notícias de tecnologia'): Duarte
                    news (as in the shipped list): The Guardian – World
                    food (as you chose): Tennis (cleo.example)
                    ellada (new, from the folder 'Ελλάδα'): Eleni
                    not feeds, skipped: Gone
                    new categories: Saved (saved-2), Ελλάδα (ellada)
                    added 7 of 7 feeds to feeds.json; 0 already there, 0 repeated, 0 left out

                    """)
            let check = try await file.tool.run("check")
            #expect(check.output.hasPrefix("The configuration is valid: 9 sources enabled"), "\(check.errors)")
            #expect(check.output.contains("12 categories"))
        }
    }

    @Test("otherwise a feed's articles decide; one that can't be read is added all the same")
    func articlesDecide() async throws {
        try await withTemporaryFolder { folder in
            let server = try FeedServer()
            let file = try ListFile(in: folder, server: server)
            let list = """
                # newsboat
                \(server.url("/rss.xml"))
                \(server.url("/nowhere")) pals "~Gone" !quiet
                "query:Unread:unread = \\"yes\\""
                """
            try Data(list.utf8).write(to: folder.appending(path: "urls"))
            let ending = try await file.tool.run("import", "urls")
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(
                ending.output == """
                    technology (from their articles): Lindholm Post
                    news (by default): Gone
                    could not be read now: Gone
                    not feeds, skipped: "query:Unread:unread = \\"yes\\""
                    added 2 of 2 feeds to feeds.json; 0 already there, 0 repeated, 0 left out

                    """)
        }
    }

    @Test("a list comes from an address and from standard input; one that is cut off is named")
    func otherPlaces() async throws {
        try await withTemporaryFolder { folder in
            let whole = Array(Self.list.utf8)
            let server = try LoopbackServer { request, connection in
                if request.path == "/list.opml" { return connection.answer("200 OK", body: whole) }
                if request.path == "/feed" {
                    return connection.answer(
                        "200 OK",
                        body: Array("<rss version='2.0'><channel><item><title>x</title></item></channel></rss>".utf8))
                }
                connection.answer("404 Not Found")
            }
            let file = try ListFile(in: folder, settings: #""fetching": {"allowedHosts": ["127.0.0.1"]}, "#)
            let from = try await file.tool.run("import", server.url("/list.opml"), "--category", "food", "--dry-run")
            #expect(from.status == 0, "\(from.errors)")
            #expect(
                from.output.hasSuffix("would add 6 of 6 feeds to feeds.json; 0 already there, 0 repeated, 0 left out\n")
            )
            let gone = try await file.tool.run("import", server.url("/gone.opml"))
            #expect(gone.status == 2)
            #expect(
                gone.errors.hasPrefix("pulse: \(server.url("/gone.opml")): fetching: not found (404)"), "\(gone.errors)"
            )
            let feed = try await file.tool.run("import", server.url("/feed"))
            #expect(feed.errors == "pulse: \(server.url("/feed")) is a feed, not a list of feeds; use pulse add\n")
            let cut = Self.list.prefix(while: { $0 != "í" })
            try Data(cut.utf8).write(to: folder.appending(path: "cut.opml"))
            let part = try await file.tool.run("import", "cut.opml", "--category", "food")
            #expect(part.status == 3)
            #expect(
                part.errors
                    == "pulse: cut.opml is cut off after 'Bea': download and import it again to get the missing "
                    + "feeds\n")
            #expect(
                part.output.hasSuffix("added 3 of 3 feeds to feeds.json; 0 already there, 0 repeated, 0 left out\n"))
        }
    }

    @Test("a file that is not there and a folder are named", arguments: ["nowhere.opml", "."])
    func notThere(name: String) async throws {
        try await withTemporaryFolder { folder in
            let ending = try await ListFile(in: folder).tool.run("import", name)
            #expect(ending.status == 2)
            let reason = name == "." ? "is a folder" : "does not exist"
            #expect(
                ending.errors
                    == "pulse: \(name) \(reason); name a subscription list (OPML, newsboat's urls, or addresses)\n")
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
                ending.output
                    == "news (from the folder 'news'): Here\nadded 1 of 3 feeds to feeds.json; 0 already there, 0 "
                    + "repeated, 2 left out\n")
            #expect(
                ending.errors
                    == "pulse: not added: Gone: fetching: not found (404); has the feed moved?\n"
                    + "pulse: not added: A page: parsing: an HTML page, not a feed; it links to the feed "
                    + "\(server.url("/rss.xml"))\n")
            #expect(try file.text.contains("\"feed\": \"\(server.url("/rss.xml"))\""))
            #expect(try file.text.contains("\"language\": \"en-GB\""))
        }
    }

    @Test("a feed whose address holds a password is left out and named without it")
    func password() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            let list = """
                <opml version="2.0"><body><outline text="news">
                <outline text="Mine" xmlUrl="https://ada:secret@mine.example/rss"/>
                <outline text="Court" xmlUrl="https://court.example/rss"/>
                <outline xmlUrl="https://ada:secret@other.example/rss"/></outline></body></opml>
                """
            try Data(list.utf8).write(to: folder.appending(path: "list.opml"))
            let ending = try await file.tool.run("import", "list.opml")
            #expect(ending.status == 3)
            #expect(
                ending.output
                    == "news (from the folder 'news'): Court\nadded 1 of 3 feeds to feeds.json; 0 already there, 0 "
                    + "repeated, 2 left out\n")
            let reason = "its address contains a user name; add it without, and put name:password where its login names"
            #expect(
                ending.errors == "pulse: not added: Mine: \(reason)\npulse: not added: other.example: \(reason)\n")
            #expect(try !file.text.contains("secret"))
        }
    }

    @Test("a file that is not a list is refused in one line", arguments: ["<html><body>Hello", "{}", ""])
    func refuses(text: String) async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            try Data(text.utf8).write(to: folder.appending(path: "list.opml"))
            let ending = try await file.tool.run("import", "list.opml")
            #expect(ending.status == 2)
            #expect(ending.errors.hasPrefix("pulse: list.opml\(text.isEmpty ? " is empty" : ": ")"))
            #expect(ending.errors.split(separator: "\n").count == 1)
        }
    }
}
