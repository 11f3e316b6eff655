import FeedListing
import Fetching
import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// What `pulse add` finds at an address: every page is served by a real server, at its own path.
@Suite("Finding the feed for an address")
struct FeedFinderTests {
    private static let rss = "application/rss+xml"

    private static func link(_ path: String, _ title: String = "F", type: String = rss) -> String {
        "<link rel=alternate type=\"\(type)\" title=\"\(title)\" href=\"\(path)\">"
    }

    private static let refresh = "<meta http-equiv=refresh content=\"0; url="

    /// Each page's `Link` header, if any, its text, and what is found there: feeds by path, or why there is none.
    private static let pages: [String: (header: String?, html: String, found: String)] = [
        "/named": (nil, link("/d/news"), "/d/news"),
        "/named-in-the-body": (nil, "<body><p>x</p>" + link("/d/news"), "/d/news"),
        "/named-by-a-base": (nil, "<base href=/deep/down/>" + link("feed"), "/deep/down/feed"),
        "/named-as-json": (nil, link("/json", type: "application/feed+json"), "/json"),
        "/named-as-plain-json": (nil, link("/json", type: "application/json"), "/json"),
        "/named-as-xml": (nil, link("/d/news", type: "text/xml; charset=utf-8"), "/d/news"),
        "/header": ("</d/news>; rel=\"alternate\"; type=\"application/rss+xml\"", "hello", "/d/news"),
        "/header-among-others": (
            "</a.css>; rel=preload, <d/news>; type=application/rss+xml; rel=alternate", "hello", "/d/news"
        ),
        "/second": (nil, link("/gone") + link("/d/news"), "/d/news"),
        "/second-of-another-title": (nil, link("/gone", "A") + link("/d/news", "B"), "/d/news"),
        "/second-is-a-page": (nil, link("/named", "A") + link("/d/news", "B"), "/d/news"),
        "/third": (nil, link("/gone") + link("/broken") + link("/atom"), "/atom"),
        "/two": (nil, link("/d/news", "A") + link("/atom", "B"), "/d/news /atom"),
        "/formats": (nil, link("/d/news") + link("/atom"), "/d/news"),
        "/comments": (nil, link("/d/news", "A") + link("/comments/feed", "A, comments"), "/d/news"),
        "/all-gone": (
            nil, link("/gone") + link("/broken"),
            "the feed it links to, ROOT/gone: not found (404); has the feed moved?"
        ),
        "/locked-feed": (
            nil, link("/locked"),
            "the feed it links to, ROOT/locked: requires a user name and password (401); give them as the source's login"
        ),
        "/page-for-a-feed": (
            nil, link("/empty-page"),
            "the feed it links to, ROOT/empty-page: an HTML page, not a feed, and it links to none"
        ),
        "/anchor": (nil, "<a href=\"/d/main.xml\">RSS</a>", "/d/main.xml"),
        "/anchor-by-its-name": (nil, "<a href=\"/d/main.xml\">Subscribe</a>", "/d/main.xml"),
        "/anchor-by-its-words": (nil, "<a href=/about>About</a><a href=/atom>Our feed</a>", "/atom"),
        "/anchor-to-a-page-about-feeds": (
            nil, "<a href=/empty-page>RSS</a><a href=/d/main.xml>the file</a>", "/d/main.xml"
        ),
        "/anchor-like-a-feed-that-is-gone": (nil, "<a href=/rss>News</a><a href=/atom>Atom</a>", "/atom"),
        "/refresh": (nil, refresh + "/named\">", "/d/news"),
        "/refresh-to-a-feed": (nil, refresh + "/d/news\">", "/d/news"),
        "/refresh-twice": (nil, refresh + "'/refresh'\">", "/d/news"),
        "/refresh-in-a-circle": (
            nil, refresh + "/refresh-in-a-circle\">", "an HTML page, not a feed, and it links to none"
        ),
        "/frames": (nil, "<frameset><frame src=/empty-page><frame src=/named></frameset>", "/d/news"),
        "/empty-page": (nil, "<p>hello", "an HTML page, not a feed, and it links to none"),
        "/stranger": (
            nil, link("http://10.0.0.9/feed"),
            "the feed it links to, http://10.0.0.9/feed: blocked: 10.0.0.9 is a "
                + "private address; if it is yours, list 10.0.0.9 under fetching.allowedHosts"
        ),
    ]

    private static let feeds: [String: String] = [
        "/d/news": "<rss version=\"2.0\"><channel><title>F</title><item><title>One</title></item></channel></rss>",
        "/atom": "<feed xmlns=\"http://www.w3.org/2005/Atom\"><title>F</title><entry><title>One</title></entry></feed>",
        "/json":
            #"{"version": "https://jsonfeed.org/version/1.1", "title": "F", "items": [{"id": "1", "title": "One"}]}"#,
        "/broken": "<svg/>", "/comments/feed": "<rss><channel><title>Comments</title></channel></rss>",
    ]

    private func server() throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let path = request.path
            if let page = Self.pages[path] {
                let lines = ["Content-Type: text/html"] + (page.header.map { ["Link: \($0)"] } ?? [])
                connection.answer("200 OK", lines, body: Array("<!doctype html><title>P</title>\(page.html)".utf8))
            } else if path == "/locked" {
                connection.answer("401 Unauthorized")
            } else if let feed = Self.feeds[path == "/d/main.xml" || path == "/deep/down/feed" ? "/d/news" : path] {
                connection.answer(body: Array(feed.utf8))
            } else {
                connection.answer("404 Not Found")
            }
        }
    }

    private func found(at address: String, of server: LoopbackServer, allowing hosts: [String]) async throws -> String {
        let settings = FetchSettings(perHost: 0, hostInterval: 0, timeout: 10, allowedHosts: hosts)
        let now = Date(timeIntervalSince1970: 1_772_366_400)
        func short(_ address: String) -> String { address.replacing(server.url(""), with: "") }
        switch await FeedFinder(settings: settings, at: now).find(address) {
        case .feed(let found): return short(found.address)
        case .several(let feeds): return feeds.map { short($0.address) }.joined(separator: " ")
        case .nothing(let failure): return failure.reason.english.replacing(server.url(""), with: "ROOT")
        }
    }

    @Test("at each of these pages", arguments: pages.keys.sorted())
    func finds(path: String) async throws {
        let server = try server()
        let expected = try #require(Self.pages[path]).found
        #expect(try await found(at: server.url(path), of: server, allowing: ["127.0.0.1"]) == expected)
    }

    @Test("and asks no other port of an allowed host that a page names")
    func ports() async throws {
        let inside = try server()
        let outside = try LoopbackServer { _, connection in
            connection.answer(body: Array("<!doctype html>\(Self.link(inside.url("/d/news")))".utf8))
        }
        let text = try await found(at: outside.url("/"), of: outside, allowing: ["127.0.0.1"])
        #expect(
            text.hasPrefix("the feed it links to, \(inside.url("/d/news")): blocked: 127.0.0.1 is a loopback address")
        )
        #expect(inside.requests.isEmpty)
    }

    @Test("and ends, however many pages lead on")
    func endless() async throws {
        let server = try LoopbackServer { request, connection in
            let number = (Int(request.path.dropFirst()) ?? 0) + 1
            let frames = (0..<50).map { "<frame src=/\(number * 50 + $0)>" }.joined()
            connection.answer(body: Array("<!doctype html><frameset>\(frames)".utf8))
        }
        _ = try await found(at: server.url("/1"), of: server, allowing: ["127.0.0.1"])
        #expect(server.requests.count < 60, "\(server.requests.count)")
    }
}
