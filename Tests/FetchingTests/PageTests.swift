import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import Fetching

@Suite("Articles' pages")
struct PageTests {
    /// The outcome of a round, sorted by kind of answer.
    struct Brought {
        var pages: [String: String] = [:]
        var reasons: [String: String] = [:]
        var forbidden: Set<String> = []
        var robots: [RobotsRecord] = []
    }

    func ask(
        _ urls: [String], of server: LoopbackServer, knowing robots: [RobotsRecord] = [],
        settings: FetchSettings = .loopback
    ) async -> Brought {
        let source = FeedSource(server.url("/feed"))
        let wanted = urls.map { PageRequest(article: $0, url: $0, source: source) }
        var brought = Brought()
        for await answer in Fetcher(settings: settings).pages(wanted, knowing: robots, at: noon) {
            switch answer {
            case .robots(let record): brought.robots.append(record)
            case .page(let id, let body): brought.pages[id] = String(decoding: body.bytes, as: UTF8.self)
            case .forbidden(let id, let failure):
                brought.forbidden.insert(id)
                brought.reasons[id] = failure.reason.english
            case .failed(let id, let failure): brought.reasons[id] = failure.reason.english
            case .left(let id, _): brought.reasons[id] = "left"
            }
        }
        #expect(brought.pages.count + brought.reasons.count == Set(urls).count, "every page has an answer")
        return brought
    }

    /// A server whose robots.txt is answered as told; every other path answers with itself.
    func server(_ status: String = "200 OK", _ lines: [String] = [], robots: String = "") throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            if request.path == "/robots.txt" {
                connection.answer(status, lines, body: Array(robots.utf8))
            } else if request.path.hasPrefix("/to?") {
                connection.answer("302 Found", ["Location: \(request.path.dropFirst(4))"])
            } else {
                connection.answer(body: Array(request.path.utf8))
            }
        }
    }

    @Test("robots.txt is asked for first and once, and what it forbids is not asked for")
    func disallowed() async throws {
        let server = try server(robots: "User-agent: globalpulse\nDisallow: /private\nAllow: /private/open")
        let urls = ["/1", "/private/2", "/private/open?a=b", "/2"].map { server.url($0) }
        let brought = await ask(urls, of: server)
        #expect(brought.pages.values.sorted() == ["/1", "/2", "/private/open?a=b"])
        #expect(brought.forbidden == [urls[1]])
        #expect(brought.reasons[urls[1]] == "blocked by the robots.txt of 127.0.0.1")
        let paths = server.requests.map(\.path)
        #expect(paths.first == "/robots.txt")
        #expect(paths.count { $0 == "/robots.txt" } == 1)
        #expect(!paths.contains("/private/2"))
        #expect(server.requests.allSatisfy { $0.header("user-agent")?.hasPrefix("GlobalPulse/") == true })
        #expect(brought.robots.map(\.origin) == [server.url("")])
    }

    @Test(
        "No robots.txt is no limit; one that cannot be had is a closed door",
        arguments: [
            ("404 Not Found", true), ("403 Forbidden", true), ("410 Gone", true), ("401 Unauthorized", true),
            ("200 OK", true), ("204 No Content", true), ("429 Too Many Requests", false),
            ("500 Internal Server Error", false), ("503 Service Unavailable", false),
        ])
    func statuses(status: String, isOpen: Bool) async throws {
        let server = try server(status, robots: status.hasPrefix("2") ? "" : "User-agent: *\nDisallow: /")
        let url = server.url("/1")
        let brought = await ask([url], of: server)
        #expect(brought.pages[url] == (isOpen ? "/1" : nil), "\(brought.reasons)")
        if !isOpen {
            #expect(brought.reasons[url]?.hasPrefix("cannot read robots.txt: ") == true)
            #expect(brought.forbidden.isEmpty, "it may be better tomorrow")
            #expect(brought.robots.isEmpty)
        }
        #expect(server.requests.count == (isOpen ? 2 : 1))
    }

    @Test("A fetcher with another name still obeys rules for ours")
    func names() async throws {
        let server = try server(robots: "User-agent: GlobalPulse\nDisallow: /1\n\nUser-agent: courier\nDisallow: /2")
        var settings = FetchSettings.loopback
        settings.userAgent = "Courier/2 (+https://courier.example/)"
        let urls = ["/1", "/2", "/3"].map { server.url($0) }
        #expect(await ask(urls, of: server, settings: settings).forbidden == Set(urls.prefix(2)))
    }

    @Test("What is known of a host is valid for a day")
    func remembered() async throws {
        let server = try server(robots: "User-agent: *\nDisallow: /")
        let url = server.url("/1")
        func record(_ age: Double) -> RobotsRecord {
            RobotsRecord(
                origin: server.url(""), text: "user-agent: globalpulse\n", fetched: noon.addingTimeInterval(-age))
        }
        #expect(await ask([url], of: server, knowing: [record(86_399)]).pages[url] == "/1")
        #expect(server.requests.map(\.path) == ["/1"])
        #expect(await ask([url], of: server, knowing: [record(86_400)]).forbidden == [url])
        #expect(await ask([url], of: server, knowing: [record(-60)]).forbidden == [url], "from the future")
        var settings = FetchSettings.loopback
        settings.userAgent = "Courier/2"
        let named = await ask([url], of: server, knowing: [record(60)], settings: settings)
        #expect(named.forbidden == [url], "what was read under another name")
    }

    @Test("Of a robots.txt only the rules for us are kept, and not for long where they are many")
    func kept() async throws {
        func rules(_ count: Int) -> String {
            "User-agent: *\n" + (0..<count).map { "Disallow: /private/\(100_000 + $0)\n" }.joined()
        }
        let others = "User-agent: others\nDisallow: /" + String(repeating: "a", count: 1_900) + "\n"
        let files = [
            "/few": String(repeating: others, count: 200) + rules(2), "/many": rules(1_000),
            "/countless": rules(20_000),
        ]
        var reasons: [String: String?] = [:]
        for (name, file) in files {
            let server = try server(robots: file)
            let (open, closed) = (server.url("/1"), server.url("/private/100001"))
            let brought = await ask([open, closed], of: server)
            reasons[name] = brought.reasons[open]
            #expect(brought.forbidden == (name == "/countless" ? [] : [closed]), "\(name)")
            let text = "user-agent: globalpulse\ndisallow:/private/100000\ndisallow:/private/100001\n"
            #expect(brought.robots.map(\.text) == (name == "/few" ? [text] : []), "\(name)")
        }
        #expect(reasons["/countless"] == "cannot read robots.txt: too large: more than 64 KiB uncompressed")
    }

    @Test("Redirects end where a robots.txt forbids them, also that of another host")
    func redirects() async throws {
        // Behind a proxy, so that both hosts can be public.
        let proxy = try LoopbackServer { request, connection in
            let path = request.path.trimmingPrefix("http://news.example").trimmingPrefix("http://other.example")
            let isOther = request.path.hasPrefix("http://other.example/")
            if path == "/robots.txt" {
                connection.answer(body: Array("User-agent: *\nDisallow: /\(isOther ? "closed" : "private")".utf8))
            } else if path.hasPrefix("/to?") {
                connection.answer("302 Found", ["Location: \(path.dropFirst(4))"])
            } else {
                connection.answer(body: Array(path.utf8))
            }
        }
        var settings = FetchSettings.loopback
        settings.proxy = proxy.url("")
        let (news, other) = ("http://news.example", "http://other.example")
        let (open, closed) = ("\(news)/to?\(other)/open", "\(news)/to?\(other)/closed")
        let (own, ownClosed) = ("\(news)/to?/fine", "\(news)/to?/private")
        let circle = "\(news)/to?/to?/to?/1"
        let brought = await ask([open, closed, own, ownClosed, circle], of: proxy, settings: settings)
        #expect(brought.pages[open] == "/open")
        #expect(brought.pages[own] == "/fine")
        #expect(brought.pages[circle] == "/1")
        #expect(brought.forbidden == [closed, ownClosed])
        let paths = proxy.requests.map(\.path)
        #expect(!paths.contains("\(other)/closed") && !paths.contains("\(news)/private"))
        #expect(paths.count { $0 == "\(other)/robots.txt" } == 1)
    }

    @Test("A robots.txt may have moved, five times even, and be longer than we read")
    func robotsElsewhere() async throws {
        let rules = "User-agent: *\nDisallow: /private\n" + String(repeating: "# more\n", count: 200_000)
        let server = try LoopbackServer { request, connection in
            switch request.path {
            case "/robots.txt": connection.answer("301 Moved", ["Location: /r1"])
            case "/r1", "/r2", "/r3", "/r4":
                let next = (Int(request.path.suffix(1)) ?? 0) + 1
                connection.answer("302 Found", ["Location: /r\(next)"])
            case "/r5": connection.answer(body: Array(rules.utf8))
            default: connection.answer(body: Array(request.path.utf8))
            }
        }
        let (open, closed) = (server.url("/1"), server.url("/private"))
        let brought = await ask([open, closed], of: server)
        #expect(brought.pages[open] == "/1", "\(brought.reasons)")
        #expect(brought.forbidden == [closed])
        #expect(brought.robots.map(\.text) == ["user-agent: globalpulse\ndisallow:/private\n"])
    }

    @Test("A feed of the public Internet names no page of the owner's network")
    func privateNetworks() async throws {
        let server = try server()
        let source = FeedSource("https://feeds.example/feed")
        let wanted = [
            "http://127.0.0.1:\(server.port)/1", "http://localhost/", "file:///etc/passwd", "http://10.0.0.1/",
        ]
        .map { PageRequest(article: $0, url: $0, source: source) }
        var answers = 0
        for await answer in Fetcher(settings: .loopback).pages(wanted, knowing: [], at: noon) {
            switch answer {
            case .failed, .forbidden: answers += 1
            case .page, .robots, .left: Issue.record("\(answer)")
            }
        }
        #expect(answers == 4)
        #expect(server.requests.isEmpty)
    }

    @Test(
        "A stranger who names a page of the owner's network gets nothing, and spoils nothing for the owner's own feeds")
    func strangersAndOwn() async throws {
        let server = try server()
        let (stranger, own) = (FeedSource("https://feeds.example/feed"), FeedSource(server.url("/feed")))
        let wanted = [
            PageRequest(article: "stolen", url: server.url("/stolen"), source: stranger),
            PageRequest(article: "own", url: server.url("/own"), source: own),
            PageRequest(article: "stolen too", url: server.url("/too"), source: stranger),
        ]
        var read: [String] = []
        for await answer in Fetcher(settings: .loopback).pages(wanted, knowing: [], at: noon) {
            if case .page(let id, _) = answer { read.append(id) }
        }
        #expect(read == ["own"])
        #expect(server.requests.map(\.path) == ["/robots.txt", "/own"])
    }

    @Test("Pages are an interval apart, and the first of them an interval after robots.txt, on the loop's clock")
    func pace() throws {
        let server = try LoopbackServer { request, connection in connection.answer(body: Array(request.path.utf8)) }
        var settings = FetchSettings.loopback
        settings.hostInterval = 0.02
        settings.perHost = 1
        let time = Watch(Duration.zero)
        let judge = ResponseJudge(settings: settings, now: noon)
        let loop = try #require(FetchLoop(settings: settings, judge: judge, now: { time.value.withLock { $0 } }))
        let answers = Watch(0)
        var round = PageRound(settings: settings, loop: loop, knowing: [], at: noon) { _ in
            answers.value.withLock { $0 += 1 }
        }
        let source = FeedSource(server.url("/feed"))
        let wanted = (1...4).map { PageRequest(article: "\($0)", url: server.url("/\($0)"), source: source) }
        // The clock moves on only when an answer is there and some rounds have brought no other.
        var rounds = 0
        var asked: [Int] = []
        round.run(wanted) {
            if answers.value.withLock({ $0 }) > asked.count { rounds += 1 }
            if rounds == 10 {
                asked.append(server.requests.count)
                time.value.withLock { $0 += .milliseconds(20) }
                rounds = 0
            }
            return asked.count < 9
        }
        #expect(asked == [1, 2, 3, 4])
        #expect(answers.value.withLock { $0 } == 5)
    }

    @Test("A page that is too large is a failure, not a memory problem")
    func large() async throws {
        let server = try LoopbackServer { request, connection in
            let body = request.path == "/big" ? [UInt8](repeating: 0x20, count: 6 << 20) : []
            connection.answer(body: body)
        }
        let url = server.url("/big")
        #expect(await ask([url], of: server).reasons[url] == "too large: more than 5 MiB uncompressed")
    }
}
