import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

@Suite("Asking for a feed")
struct FetcherTests {
    let feed = "<rss version='2.0'/>"

    @Test("A feed comes with its type, its address and its validators")
    func body() async throws {
        let server = try LoopbackServer { _, connection in
            let lines = [
                "Content-Type: text/xml; charset=x", "ETag: W/\"7\"", "Last-Modified: Sun, 01 Mar 2026 10:00:00 GMT",
            ]
            connection.answer("200 OK", lines, body: Array("<rss version='2.0'/>".utf8))
        }
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/a b.xml#part"))
        #expect(fetched.text == feed)
        #expect(fetched.body?.contentType == "text/xml; charset=x")
        #expect(fetched.body?.url == server.url("/a%20b.xml"))
        let validators = Validators(entityTag: "W/\"7\"", lastModified: "Sun, 01 Mar 2026 10:00:00 GMT")
        #expect(fetched.body?.validators == validators)
        #expect(fetched.movedTo == nil)
        let request = try #require(server.requests.first)
        #expect(request.header("user-agent") == FetchSettings().userAgent)
        #expect(request.header("accept-encoding")?.contains("gzip") == true)
        #expect(request.header("if-none-match") == nil)
        #expect(request.header("cookie") == nil)
        #expect(request.header("authorization") == nil)
    }

    @Test("A feed that has not changed is not sent again, unless forced")
    func unchanged() async throws {
        let server = try LoopbackServer { request, connection in
            if request.header("if-none-match") == "\"1\"", request.header("if-modified-since") == "yesterday" {
                connection.answer("304 Not Modified")
            } else {
                connection.answer("200 OK", ["ETag: \"1\"", "Last-Modified: yesterday"], body: Array("feed".utf8))
            }
        }
        let url = server.url("/")
        let first = try await Fetcher(settings: .loopback).one(url)
        let record = FeedRecord(source: url).following(first, reading: .success(Feed(format: "RSS 2.0")), at: noon)
        let second = try await Fetcher(settings: .loopback).one(url, knowing: record)
        guard case .unchanged = second.outcome else { Issue.record("\(second)"); return }
        var forced = FetchSettings.loopback
        forced.ignoresValidators = true
        #expect(try await Fetcher(settings: forced).one(url, knowing: record).text == "feed")
    }

    @Test("A 304 to an unconditional request is a failure, not a feed without news")
    func unasked304() async throws {
        let server = try LoopbackServer { _, connection in connection.answer("304 Not Modified") }
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.reason == "replied “not modified” (304) to an unconditional request")
    }

    @Test("A validator from a server can't become a separate header")
    func injection() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        for poison in [
            "\"a\"\r\nX-Evil: 1", "\"a\"\nX-Evil: 1", "\"a\"\0", "\"\u{E9}\"", String(repeating: "a", count: 9_999),
        ] {
            var record = FeedRecord(source: server.url("/"))
            record.validators = Validators(entityTag: poison, lastModified: poison)
            #expect(try await Fetcher(settings: .loopback).one(server.url("/"), knowing: record).text == "A")
        }
        var settings = FetchSettings.loopback
        settings.userAgent = "pulse\r\nX-Evil: 1"
        _ = try await Fetcher(settings: settings).one(server.url("/"))
        #expect(server.requests.count == 6)
        for request in server.requests {
            #expect(request.header("x-evil") == nil)
            #expect(request.header("if-none-match") == nil)
            #expect(request.header("if-modified-since") == nil)
        }
    }

    @Test(
        "Addresses that hold control characters, credentials or other schemes are not asked",
        arguments: [
            ("http://127.0.0.1/\r\nX-Evil: 1", "the address contains a control character"),
            ("http://127.0.0.1/\0", "the address contains a control character"),
            ("http://me:secret@127.0.0.1/", "the address contains a user name; credentials are not sent"),
            ("file:///etc/passwd", "neither http nor https: file:///etc/passwd"),
            ("ftp://127.0.0.1/feed", "neither http nor https: ftp://127.0.0.1/feed"),
            ("gopher://127.0.0.1/feed", "neither http nor https: gopher://127.0.0.1/feed"),
            ("javascript:alert(1)", "neither http nor https: javascript:alert(1)"),
            ("news.example/feed", "not a valid address: news.example/feed"),
            ("", "not a valid address: "),
        ])
    func refusedAddress(address: String, reason: String) async throws {
        #expect(try await Fetcher(settings: .loopback).one(address).reason == reason)
    }

    @Test(
        "Statuses say what is the matter, and when to come back",
        arguments: [
            ("410 Gone", [], nil, nil),
            ("404 Not Found", [], "not found (404); has the feed moved?", nil),
            ("403 Forbidden", [], "access denied (403); some publishers block automated requests", nil),
            ("429 Too Many Requests", ["Retry-After: 120"], "too many requests (429)", 120),
            ("503 Busy", ["Retry-After: Sun, 01 Mar 2026 13:00:00 GMT"], "temporarily unavailable (503)", 3_600),
            ("503 Busy", ["Retry-After: Sun, 01 Mar 2020 13:00:00 GMT"], "temporarily unavailable (503)", nil),
            ("503 Busy", ["Retry-After: soon"], "temporarily unavailable (503)", nil),
            ("500 Oh", [], "server error (500)", nil),
            ("204 No Content", [], "empty response (204)", nil),
            ("302 Found", [], "redirect (302) without a Location header", nil),
        ] as [(String, [String], String?, Double?)])
    func status(status: String, lines: [String], reason: String?, wait: Double?) async throws {
        let server = try LoopbackServer { _, connection in connection.answer(status, lines) }
        switch try await Fetcher(settings: .loopback).one(server.url("/")).outcome {
        case .failed(let failure, let retryAfter):
            #expect(failure.reason.english == reason && failure.stage == .fetching && failure.source == server.url("/"))
            #expect(retryAfter == wait.map { noon.addingTimeInterval($0) })
        case .gone: #expect(reason == nil)
        case let other: Issue.record("\(other)")
        }
    }

    @Test("Feeds that are gone or backing off are not asked, unless forced")
    func skipped() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: [65]) }
        var gone = FeedRecord(source: server.url("/gone"))
        gone.isGone = true
        gone.notBefore = noon.addingTimeInterval(3_600)
        var waiting = FeedRecord(source: server.url("/waiting"))
        waiting.notBefore = noon.addingTimeInterval(60)
        var due = FeedRecord(source: server.url("/due"))
        due.notBefore = noon
        let records = [gone, waiting, due]
        let fetched = await Fetcher(settings: .loopback).all(records.map(\.source), knowing: records)
        guard case .skipped(until: noon.addingTimeInterval(3_600)) = fetched[gone.source]?.outcome else {
            Issue.record("\(fetched)"); return
        }
        guard case .skipped(until: noon.addingTimeInterval(60)) = fetched[waiting.source]?.outcome else {
            Issue.record("\(fetched)")
            return
        }
        #expect(fetched[due.source]?.text == "A")
        #expect(server.requests.map(\.path) == ["/due"])
        var forced = FetchSettings.loopback
        forced.ignoresValidators = true
        let again = await Fetcher(settings: forced).all(records.map(\.source), knowing: records)
        #expect(again.values.allSatisfy { $0.text == "A" })
    }

    @Test("No feeds, no stream to wait for")
    func none() async { #expect(await Fetcher(settings: .loopback).all([]).isEmpty) }
}

/// Dates as patterns.
private func ~= (pattern: Date, value: Date?) -> Bool { pattern == value }
