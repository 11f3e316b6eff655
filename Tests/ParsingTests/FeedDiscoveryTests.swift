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

    @Test("a page served for a feed is refused with the feed that it names")
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
