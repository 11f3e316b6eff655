import FeedListing
import Newsroom
import Testing

@Suite("Finding a source by what people call it")
struct SourceLookupTests {
    private let lookup = SourceLookup([
        FeedSource(
            id: "a1", name: "Harbour Radio", feed: "https://harbour.example/feed", site: "https://harbour.example",
            category: "news"),
        FeedSource(
            id: "b2", name: "Harbour Radio – Sport", feed: "https://harbour.example/sport",
            site: "https://harbour.example/", category: "sports"),
        FeedSource(
            id: "c3", name: "Lindholm Post", feed: "https://lindholm.example/rss", site: "https://lindholm.example",
            category: "news"),
    ])

    @Test(
        "by name, id, feed or site",
        arguments: [
            ("harbour radio", 0), ("b2", 1), ("http://HARBOUR.example/feed/", 0), ("lindholm.example", 2),
            ("https://lindholm.example/rss#x", 2),
        ])
    func finds(name: String, place: Int) throws {
        #expect(try lookup.place(of: name) == place)
    }

    @Test(
        "what is not there is answered with what may be meant",
        arguments: [
            ("Lindholm Pots", "there is no source 'Lindholm Pots'; did you mean 'Lindholm Post'?"),
            ("harbour", "there is no source 'harbour'; did you mean 'Harbour Radio', 'Harbour Radio – Sport'?"),
            ("nobody", "there is no source 'nobody'; pulse list shows all sources"),
            (
                "harbour.example",
                "'harbour.example' is the site of several sources; name one of 'Harbour Radio', 'Harbour Radio – Sport'"
            ),
        ])
    func misses(name: String, expected: String) {
        let error = #expect(throws: UnknownSource.self) { try lookup.place(of: name) }
        #expect(error?.description == expected)
    }
}
