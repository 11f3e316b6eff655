import Newsroom
import Testing

@testable import Deduplicating

/// Who counts as one publisher.
struct PublisherTests {
    @Test(
        arguments: [
            ("https://www.bbc.co.uk/news/1", "BBC – World", "https://www.bbc.co.uk/news", "bbc.com"),
            ("https://www.bbc.com/sport/1", "BBC – Sport", nil, "bbc.com"),
            ("https://uk.reuters.com/article/1", "Reuters", nil, "reuters.com"),
            ("https://www.smh.com.au/1", "SMH", nil, "smh.com.au"),
            ("https://independent.ie/1", "Independent", nil, "independent.ie"),
            ("https://independent.co.uk/1", "The Independent", nil, "independent.co.uk"),
            ("https://ana.substack.com/p/1", "Ana", nil, "ana.substack.com"),
            ("https://feedproxy.google.com/~r/x/1", "X", "https://x.example/", "x.example"),
            ("https://www.youtube.com/watch?v=1", "Nature Channel – Clips", nil, "nature channel"),
            ("http://127.0.0.1:8080/a", "Harbour Herald – Sport", "http://127.0.0.1:8080/", "harbour herald"),
            ("http://localhost/a", "Harbour Herald", nil, "harbour herald"),
            ("https://courier.example.org/a", "Courier", nil, "courier.example.org"),
            (nil, "Courier – Politics", nil, "courier"),
        ] as [(String?, String, String?, String)])
    func aPublisherHasOneKey(url: String?, name: String, site: String?, key: String) {
        let source = FeedSource(name: name, feed: "https://f.example/", site: site, category: "news")
        #expect(Publisher.key(url: url, source: source) == key)
    }
}
