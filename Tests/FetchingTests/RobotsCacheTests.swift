import FoundationEssentials
import Newsroom
import TestSupport
import Testing

@testable import Fetching

@Suite("robots.txt from run to run")
struct RobotsCacheTests {
    /// A server whose robots.txt has this head; every other path is a page.
    private func server(_ status: String = "200 OK", _ lines: [String] = [], robots: String = "") throws
        -> LoopbackServer
    {
        try LoopbackServer { request, connection in
            if request.path != "/robots.txt" {
                connection.answer(body: Array("page".utf8))
            } else if request.header("if-none-match") == "\"r1\"" {
                connection.answer("304 Not Modified")
            } else {
                connection.answer(status, lines, body: Array(robots.utf8))
            }
        }
    }

    /// Fetches `/news` of the server as a page read in place of a feed.
    private func fetched(
        from server: LoopbackServer, knowing robots: [RobotsRecord] = [], ignoringValidators: Bool = false
    ) async throws -> FetchedFeed {
        var settings = FetchSettings.loopback
        let page = server.url("/news")
        settings.requestOptions[page] = FeedRequestOptions(isPage: true)
        settings.ignoresValidators = ignoringValidators
        var answers: [FetchedFeed] = []
        let source = FeedSource(page)
        for await fetched in Fetcher(settings: settings).feeds(from: [source], knowing: [:], and: robots, at: noon) {
            answers.append(fetched)
        }
        #expect(answers.count == 1)
        return try #require(answers.first)
    }

    private func record(
        of server: LoopbackServer, age: Double, disallow: String = "/private", lifetime: Double = 86_400
    ) -> RobotsRecord {
        RobotsRecord(
            origin: server.url(""), text: "user-agent: globalpulse\ndisallow:\(disallow)\n",
            fetched: noon.addingTimeInterval(-age), validators: Validators(entityTag: "\"r1\""), lifetime: lifetime)
    }

    @Test("a watched page brings its host's robots.txt along, with validators and lifetime")
    func brought() async throws {
        let lines = ["ETag: \"r1\"", "Last-Modified: Sun, 01 Feb 2026 00:00:00 GMT", "Cache-Control: max-age=3600"]
        let server = try server("200 OK", lines, robots: "User-agent: *\nDisallow: /private")
        let brought = try await fetched(from: server)
        #expect(brought.text == "page")
        let expected = RobotsRecord(
            origin: server.url(""), text: "user-agent: globalpulse\ndisallow:/private\n", fetched: noon,
            validators: Validators(entityTag: "\"r1\"", lastModified: "Sun, 01 Feb 2026 00:00:00 GMT"),
            lifetime: 3_600)
        #expect(brought.robots == [expected])
    }

    @Test(
        "its lifetime is that of its Cache-Control, a day at most",
        arguments: [
            ([], 86_400), (["Cache-Control: public, max-age=600"], 600), (["Cache-Control: max-age=999999"], 86_400),
            (["Cache-Control: no-cache"], 0), (["Cache-Control: max-age=600, no-store"], 0),
            (["Cache-Control: max-age=600", "Age: 200"], 400), (["Cache-Control: max-age=600", "Age: 900"], 0),
            (["Cache-Control: max-age=\"60\""], 60), (["Cache-Control: max-age=soon"], 86_400),
            (["Cache-Control: max-age=-5"], 86_400), (["Cache-Control: s-maxage=5"], 86_400),
        ] as [([String], Double)])
    func lifetimes(lines: [String], lifetime: Double) async throws {
        for status in ["200 OK", "404 Not Found"] {
            let brought = try await fetched(from: try server(status, lines))
            #expect(brought.robots.map(\.lifetime) == [lifetime], "\(status)")
        }
    }

    @Test("is not requested within its lifetime, and what it forbids doesn't prove that the network works")
    func held() async throws {
        let server = try server("500 Internal Server Error")
        #expect(try await fetched(from: server, knowing: [record(of: server, age: 86_399)]).text == "page")
        let closed = try await fetched(from: server, knowing: [record(of: server, age: 60, disallow: "/")])
        #expect(closed.reason == "blocked by the robots.txt of 127.0.0.1")
        #expect(!closed.isAnswered && closed.robots.isEmpty)
        #expect(server.requests.map(\.path) == ["/news"])
    }

    @Test("is later confirmed by its server")
    func confirmed() async throws {
        let server = try server()
        let known = record(of: server, age: 700, disallow: "/news", lifetime: 600)
        let closed = try await fetched(from: server, knowing: [known])
        #expect(closed.reason == "blocked by the robots.txt of 127.0.0.1")
        #expect(closed.isAnswered)
        #expect(closed.robots == [record(of: server, age: 0, disallow: "/news", lifetime: 600)])
        // Asked in full, the server has no rules any more.
        let fresh = try await fetched(from: server, knowing: [known], ignoringValidators: true)
        #expect(fresh.text == "page")
        #expect(fresh.robots.map(\.text) == ["user-agent: globalpulse\n"])
    }

    @Test("one that cannot be read leaves the copy of the last thirty days in force, and no older one")
    func unreachable() async throws {
        let day = 86_400.0
        for status in ["500 Internal Server Error", "429 Too Many Requests"] {
            let server = try server(status)
            // Not confirmed by its validators.
            var known = record(of: server, age: 29 * day)
            known.validators = Validators()
            let open = try await fetched(from: server, knowing: [known])
            #expect(open.text == "page")
            #expect(open.robots.isEmpty, "asked for again in the next run")
            known.text = "user-agent: globalpulse\ndisallow:/\n"
            let closed = try await fetched(from: server, knowing: [known])
            #expect(closed.reason == "blocked by the robots.txt of 127.0.0.1")
            known.text = "user-agent: globalpulse\n"
            for age in [30 * day, -60] {
                known.fetched = noon.addingTimeInterval(-age)
                let unknown = try await fetched(from: server, knowing: [known])
                #expect(unknown.reason?.hasPrefix("cannot read robots.txt: ") == true)
            }
        }
    }

    @Test("validators are not kept for a file that was elsewhere")
    func redirected() async throws {
        let server = try LoopbackServer { request, connection in
            switch request.path {
            case "/robots.txt": connection.answer("301 Moved Permanently", ["Location: /r1"])
            case "/r1": connection.answer("200 OK", ["ETag: \"r1\""], body: Array("User-agent: *\n".utf8))
            default: connection.answer(body: Array("page".utf8))
            }
        }
        #expect(try await fetched(from: server).robots.map(\.validators) == [Validators()])
    }

    @Test("the origins of watched pages alone are looked up, also where they have moved")
    func origins() {
        var settings = FetchSettings.loopback
        let (page, feed) = (FeedSource("https://a.example/news"), FeedSource("https://b.example/feed"))
        settings.requestOptions[page.id] = FeedRequestOptions(isPage: true)
        var record = FeedRecord(source: page.id)
        record.movedTo = "http://www.a.example:8080/"
        let origins = Fetcher(settings: settings).origins(
            ofPagesAmong: [page, feed], knowing: [page.id: record, feed.id: record])
        #expect(origins == ["http://www.a.example:8080", "https://a.example"])
    }
}
