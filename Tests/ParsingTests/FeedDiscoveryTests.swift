import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

@Suite("Finding the feeds of a page")
struct FeedDiscoveryTests {
    @Test("names them, the best first", arguments: try fixtures(in: "Discovery", ending: ".html"))
    func pages(file: URL) throws {
        let html = try String(contentsOf: file, encoding: .utf8)
        let feeds = FeedDiscovery.feeds(in: html, at: "https://lindholm.example/news/today.html")
        let text = feeds.map { "\($0.address) | \($0.title ?? "-") | \($0.format ?? "-")\n" }.joined()
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(text, named: "Discovery/\(name).feeds")
    }

    @Test("knows where services and programs keep them")
    func commonPaths() {
        let addresses = [
            "https://lindholm.example", "lindholm.example/blog/2026/post.html", "http://lindholm.example:8080/blog/",
            "https://www.youtube.com/channel/UCabc123", "https://youtube.com/playlist?list=PL1&x=2",
            "https://www.youtube.com/@lindholm", "https://www.reddit.com/r/swift/", "https://reddit.com",
            "https://old.reddit.com/user/ada/comments", "https://github.com/apple/swift/issues",
            "https://github.com/apple", "https://medium.com/@ada/a-story-123", "https://ada.medium.com/",
            "https://ada.substack.com/p/story", "https://ada.blogspot.com/2026/03/x.html",
            "https://ada.wordpress.com/about/", "https://social.example/@ada", "ftp://lindholm.example/",
            "javascript:alert(1)", "",
        ]
        let text = addresses.map { address in
            let paths = FeedDiscovery.commonPaths(for: address)
            return "\(address)\n" + paths.map { "  \($0)\n" }.joined()
        }
        expectGolden(text.joined(), named: "Discovery/common-paths.txt")
    }

    @Test(
        "reads the Link header",
        arguments: [
            ("</feed>; rel=\"alternate\"; type=\"application/rss+xml\"", ["https://a.example/feed"]),
            ("<feed.json>;rel=alternate;type=application/feed+json;title=News", ["https://a.example/x/feed.json"]),
            (
                "</a.css>; rel=preload; as=style, <//b.example/atom>; type=\"application/atom+xml\"; rel=\"self alternate\"",
                ["https://b.example/atom"]
            ),
            ("</feed>; title=\"a, \\\"b\\\" <c>; rel=x\"; rel=alternate; type=text/xml", ["https://a.example/feed"]),
            (
                "</one>; rel=alternate; type=application/rss+xml, </two>; rel=alternate; type=application/rss+xml",
                ["https://a.example/one", "https://a.example/two"]
            ),
            ("</hub>; rel=hub, </en>; rel=alternate; hreflang=en", []), ("</feed; rel=alternate", []),
            ("rel=alternate", []), ("", []),
        ])
    func linkHeaders(header: String, addresses: [String]) {
        #expect(FeedDiscovery.feeds(in: "", at: "https://a.example/x/", headers: [header]).map(\.address) == addresses)
    }

    @Test(
        "knows where a page sends browsers",
        arguments: [
            (#"<meta http-equiv="refresh" content="0; url=/new">"#, ["https://a.example/new"]),
            (#"<META HTTP-EQUIV=Refresh CONTENT="5;URL='http://b.example/'">"#, ["http://b.example/"]),
            (#"<meta http-equiv=refresh content='0,url = "next"'>"#, ["https://a.example/x/next"]),
            (#"<meta http-equiv=refresh content="1.5 /plain">"#, ["https://a.example/plain"]),
            (#"<base href=/deep/><meta http-equiv=refresh content="0;url=x&amp;y">"#, ["https://a.example/deep/x&y"]),
            (#"<meta http-equiv=refresh content="300">"#, []), (#"<meta name=refresh content="0; url=/no">"#, []),
            (#"<meta http-equiv=refresh content="0; url=javascript:x()">"#, []),
            (
                #"<frameset><frame src=menu.html><frame src="/main"></frameset>"#,
                ["https://a.example/x/menu.html", "https://a.example/main"]
            ),
        ])
    func nextPages(html: String, addresses: [String]) {
        #expect(FeedDiscovery.nextPages(in: html, at: "https://a.example/x/") == addresses)
    }

    @Test(
        "takes a link that speaks of feeds as a hint, and no other",
        arguments: [
            ("<a href=/d/main.xml>Subscribe</a>", true), ("<a href=/follow>RSS</a>", true),
            ("<a href=/follow>Our Atom feed</a>", true), ("<a href=/x type=application/rss+xml>x</a>", true),
            ("<a href=/sitemap.xml>Map</a>", false), ("<a href=/about>About us</a>", false),
            ("<a href=/zoo>Feeding times</a>", false), ("<link rel=next href=/rss-2>", false),
        ])
    func hints(html: String, isHint: Bool) {
        #expect(FeedDiscovery.hints(in: html, at: "https://a.example/").isEmpty != isHint)
    }

    @Test("a feed that was cut off keeps its whole items and says so; if it has none, that is the reason given")
    func cutOff() throws {
        let text = "<rss><channel><title>A</title><item><title>One</title></item><item><title>Tw"
        let problem = Message(.incomplete)
        let body = FeedBody(bytes: Array(text.utf8), url: "https://a.example/", problem: problem)
        let feed = try FeedParser().feed(from: body, of: "a")
        #expect(feed.items.map(\.title) == ["One"] && feed.problem == problem)
        for count in [0, 5, 40] {
            let part = FeedBody(bytes: Array(text.utf8.prefix(count)), url: "https://a.example/", problem: problem)
            #expect(throws: Failure(stage: .fetching, source: "a", reason: problem)) {
                try FeedParser().feed(from: part, of: "a")
            }
        }
    }

    @Test("a page served instead of a feed is refused, and the feed it names is given")
    func advice() {
        let page =
            #"<!doctype html><head><link rel=alternate type="application/rss+xml" href="/comments/feed">"#
            + #"<link rel=alternate type="application/rss+xml" href="/feed">"#
        #expect {
            try FeedParser().feed(from: .init(bytes: Array(page.utf8), url: "https://a.example/x"), of: "a")
        } throws: {
            ($0 as? Failure)?.reason == Message(.pageWithFeed, ["address": .text("https://a.example/feed")])
        }
    }

    @Test("ends on any page")
    func hostile() {
        for piece in [
            "<a href=/feed>", "<a href=/rss title=x>x</a>", "<link rel=alternate type=text/xml href=", "<", "<a ",
        ] {
            let page = String(repeating: piece, count: 100_000)
            #expect(FeedDiscovery.feeds(in: page, at: "https://a.example/").count <= 50)
        }
    }
}
