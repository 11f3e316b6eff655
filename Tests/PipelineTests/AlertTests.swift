import Foundation
import Newsroom
import Testing

@testable import Pipeline

@Suite("Alerts") struct AlertTests {
    private let now = Date(timeIntervalSince1970: 1_773_511_200)

    /// A story of as many reports as there are titles.
    private func briefs(
        _ id: String, _ titles: [String], topic: Topic = Topic(category: "news", confidence: 1), place: Place? = nil,
        language: String = "en"
    ) -> [Brief] {
        let ids = titles.indices.map { "\(id)-\($0)" }
        let story = Story(id: id, articles: ids, lead: ids[0], publishers: titles.count)
        return zip(ids, titles).map { id, title in
            Brief(
                article: Article(id: id, source: id, title: title, firstSeen: now, lastSeen: now),
                source: FeedSource(name: id, feed: id, category: "news"), language: language, topic: topic,
                place: place,
                story: story)
        }
    }

    private func rank(_ score: Double, hoursAgo: Double = 1) -> StoryRank {
        StoryRank(
            score: score, weight: score, publishers: 1, countries: 1, publisherWeight: 1, presentShare: 1,
            newest: now.addingTimeInterval(-hoursAgo * 3_600))
    }

    private func edition() -> Edition {
        Edition(
            site: Site(title: "A", tagline: ""), moment: now, categories: [], front: [], headlines: [], desks: [],
            stories: [], map: [], health: [])
    }

    private func matches(
        _ briefs: [Brief], in edition: Edition? = nil, _ change: (inout AlertSettings) -> Void
    ) -> Bool {
        var alert = AlertSettings()
        change(&alert)
        let candidates = AlertCandidate.all(
            of: briefs, ranks: Dictionary(briefs.map { ($0.story.id, rank(1)) }, uniquingKeysWith: { $1 }), at: now)
        let edition = edition ?? self.edition()
        let matcher = AlertMatcher(alert, in: edition, threads: edition.threads.byStory)
        return candidates.contains(where: matcher.matches)
    }

    @Test(
        "words are whole words of any report's title, in any case and with or without accents",
        arguments: [
            ("volcano", true), ("Volcano", true), ("VOLCANO ERUPTS", true), ("volcan", false), ("erupts in Peru", true),
            ("sao paulo", true), ("São Paulo", true), ("paulo sao", false),
        ])
    func words(phrase: String, isMatch: Bool) {
        let story = briefs("s", ["Ash closes airports", "Volcano erupts in Peru", "Flights to São Paulo delayed"])
        #expect(matches(story) { $0.words = ["strike", phrase] } == isMatch)
    }

    @Test("each kind of condition must be met, by one of its values")
    func conditions() {
        let place = Place(
            id: 1, name: "Lisbon", kind: .city, country: "PT", countryName: "Portugal", latitude: 0, longitude: 0,
            population: 0)
        let topic = Topic(category: "sports", others: ["business"], confidence: 1)
        let story = briefs("s", ["Stadium sold", "Club sells stadium"], topic: topic, place: place)
        #expect(matches(story) { $0.places = ["ES", "Lisbon, PT"] })
        #expect(matches(story) { $0.places = ["PT"] })
        #expect(!matches(story) { $0.places = ["Porto, PT"] })
        #expect(matches(story) { $0.categories = ["business"] })
        #expect(!matches(story) { $0.categories = ["news"] })
        #expect(matches(story) { $0.publishers = 2 })
        #expect(!matches(story) { $0.publishers = 3 })
        #expect(!matches(story) { ($0.places, $0.categories) = (["PT"], ["news"]) })
    }

    @Test("a named story brings the others of its running story, also where it has moved")
    func stories() {
        var edition = edition()
        let links = ["0000000000000001", "0000000000000002"].map { StoryLink(story: $0, title: "", latest: now) }
        edition.threads = [StoryThread(id: "000000000000000a", stories: links)]
        edition.movedStories = [StoryMove(from: "0000000000000009", to: "0000000000000001")]
        edition.movedThreads = [ThreadMove(from: "000000000000000b", to: "000000000000000a")]
        let (story, other) = (briefs("0000000000000002", ["A"]), briefs("0000000000000003", ["B"]))
        for name in [
            "0000000000000001-volcano-erupts", "0000000000000002", "000000000000000a-the-volcano", "000000000000000b",
            "0000000000000009",
        ] {
            #expect(matches(story, in: edition) { $0.stories = [name] }, "\(name)")
            #expect(!matches(other, in: edition) { $0.stories = [name] }, "\(name)")
        }
    }

    @Test("the lead is the first headline")
    func lead() {
        var edition = edition()
        let (first, second) = (briefs("a", ["A"]), briefs("b", ["B"]))
        edition.headlines = first + second
        #expect(matches(first, in: edition) { $0.isLead = true })
        #expect(!matches(second, in: edition) { $0.isLead = true })
        #expect(!matches(second) { $0.isLead = true })
    }

    @Test("the strongest come first, and days-old stories are left out")
    func order() {
        let all = ["weak", "strong", "old", "unranked"].flatMap { briefs($0, ["A", "B"]) }
        let ranks = ["weak": rank(1), "strong": rank(3), "old": rank(9, hoursAgo: 73)]
        #expect(AlertCandidate.all(of: all, ranks: ranks, at: now).map(\.story.id) == ["strong", "weak"])
    }

    /// 18:00 in UTC, 14:00 in New York.
    @Test(
        "quiet hours are those of the site's time zone, and may go past midnight",
        arguments: [
            ("17:00-19:00", "UTC", "19:00"), ("18:00-18:01", "UTC", "18:01"), ("17:00-18:00", "UTC", nil),
            ("17:30-07:00", "UTC", "07:00"), ("22:00-18:01", "UTC", "18:01"), ("22:00-07:00", "UTC", nil),
            ("17:00-19:00", "America/New_York", nil), ("13:00-15:00", "America/New_York", "15:00"), (nil, "UTC", nil),
        ] as [(String?, String, String?)])
    func quietHours(hours: String?, zone: String, end: String?) {
        var alert = AlertSettings()
        alert.quiet = hours
        #expect(alert.quietEnd(at: now, timeZone: zone) == end)
    }

    @Test("--print-config holds no topic and no webhook's key")
    func keys() throws {
        let file = #"""
            {"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}],
             "alerts": [{"name": "A", "words": ["a"], "ntfy": "https://ntfy.example/key-1234"},
                        {"name": "B", "words": ["a"], "webhook": "https://b.example/key-1234?key-1234"}]}
            """#
        let configuration = try Configuration(reading: Data(file.utf8), name: "feeds.json", folder: "/news")
        #expect(configuration.alerts.map(\.channel?.name) == ["ntfy", "webhook"])
        #expect(configuration.json.contains("https://ntfy.example/***"))
        #expect(!configuration.json.contains("key-1234"))
    }

    @Test(
        "errors hold no topic and no webhook's key",
        arguments: [
            #""ntfy": "https://ntfy.example/key-1234/""#, #""ntfy": "ntfy.example/key-1234""#,
            #""webhook": "ftp://b.example/key-1234""#, #""webhook": "https://ada@b.example/key-1234""#,
        ])
    func keysInErrors(channel: String) throws {
        let file = #"""
            {"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}],
             "alerts": [{"name": "A", "words": ["a"], \#(channel)}]}
            """#
        let error = #expect(throws: ConfigurationError.self) {
            try Configuration(reading: Data(file.utf8), name: "feeds.json", folder: "/news")
        }
        let text = error.map { "\($0)" } ?? ""
        #expect(text.contains("alerts[0].") && !text.contains("key-1234"), "\(text)")
    }
}
