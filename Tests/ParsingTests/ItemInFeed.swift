import Newsroom
import Parsing
import Testing

/// The first item of a feed, read as if from https://x.example/feed.xml.
func item(in feed: String, contentType: String? = nil) throws -> FeedItem {
    let body = FeedBody(bytes: Array(feed.utf8), contentType: contentType, url: "https://x.example/feed.xml")
    return try #require(try FeedParser().feed(from: body, of: "x").items.first)
}

/// The item of an RSS 2.0 feed.
func rssItem(_ elements: String) throws -> FeedItem {
    try item(
        in: """
            <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:feedburner="http://rssnamespace.org/feedburner/ext/1.0" xmlns:pheedo="http://www.pheedo.com/namespace/pheedo"
            xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><link>https://x.example/</link><item>
            \(elements)</item></channel></rss>
            """)
}

/// The entry of an Atom feed in German.
func atomItem(_ elements: String) throws -> FeedItem {
    try item(
        in: """
            <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de-AT"><entry><id>tag:x.example,2020:1</id>
            \(elements)</entry></feed>
            """)
}
