import TestSupport

/// A publisher on loopback: a feed, pages that name it or do not, and an address that it has left.
struct FeedServer {
    private let server: LoopbackServer

    init(hasFeeds: Bool = true) throws {
        server = try LoopbackServer { request, connection in
            let feed = Array(Self.feed.utf8)
            switch request.path {
            case "/rss.xml", "/blog/feed", "/@ada.rss":
                guard hasFeeds else { return connection.answer("404 Not Found") }
                connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: feed)
            case "/claims.xml":
                let claim = Self.feed.replacing("https://lindholm.example/</", with: "https://www.bbc.com/news</")
                connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(claim.utf8))
            case "/commands.xml":
                let feed = Self.feed.replacing("https://lindholm.example/</", with: "https://www.bbc.com/$(id);ls</")
                    .replacing("Post</title>", with: "Post's $(id)</title>")
                connection.answer("200 OK", ["Content-Type: application/rss+xml"], body: Array(feed.utf8))
            case "/empty.xml":
                connection.answer(
                    body: Array(#"<feed xmlns="http://www.w3.org/2005/Atom"><title>Sport</title></feed>"#.utf8))
            case "/site":
                let links =
                    #"<link rel=alternate type=application/rss+xml title=News href=rss.xml>"#
                    + #"<link rel=alternate type=application/rss+xml title="Comments on all" href=/comments.xml>"#
                connection.answer(body: Array("<!doctype html><title>Lindholm</title>\(links)<p>Hello".utf8))
            case "/several":
                let links =
                    #"<link rel=alternate type=application/rss+xml title=News href=rss.xml>"#
                    + #"<link rel=alternate type=application/atom+xml title=News href=atom.xml>"#
                    + #"<link rel=alternate type=application/atom+xml title=Sport href=/empty.xml>"#
                connection.answer(body: Array("<!doctype html><title>Lindholm</title>\(links)<p>Hello".utf8))
            case "/blog/about": connection.answer(body: Array("<!doctype html><title>About</title><p>Hello".utf8))
            case "/council/news", "/closed/news": connection.answer(body: Array(Self.council.utf8))
            case "/robots.txt": connection.answer(body: Array("User-agent: *\nDisallow: /closed".utf8))
            case "/moved": connection.answer("301 Moved Permanently", ["Location: /rss.xml"])
            default: connection.answer("404 Not Found")
            }
        }
    }

    func url(_ path: String) -> String { server.url(path) }

    /// What it was asked for.
    var paths: [String] { server.requests.map(\.path) }

    private static let council = """
        <!doctype html><title>Harbour Council</title>
        <div class=entry><h3><a href=/council/1>Work on the harbour wall begins in May</a></h3>
        <time datetime=2026-03-03>Tuesday</time></div>
        <div class=entry><h3><a href=/council/2>The library opens on Sundays from next month</a></h3>
        <time datetime=2026-03-02>Monday</time></div>
        <div class=entry><h3><a href=/council/3>Bus 34 takes another way through the old town</a></h3>
        <time datetime=2026-03-01>Sunday</time></div>
        <div class=entry><h3><a href=/council/4>Swimming lessons for adults start again</a></h3></div>
        """

    private static let feed = """
        <rss version="2.0"><channel><title>Lindholm
         Post</title><link>https://lindholm.example/</link><language>en-gb</language>
        <item><title>New smartphone processor doubles battery life</title><link>https://lindholm.example/1</link></item>
        <item><title>Open-source software developers release Linux kernel</title><link>https://lindholm.example/2</link></item>
        <item><title>Cybersecurity flaw lets hackers read encrypted messages</title><link>https://lindholm.example/3</link></item>
        </channel></rss>
        """
}
