import Foundation
import Newsroom
import TextReading
import Testing

@testable import Contextualising

/// A publisher is silent on a story only if its feed proves that it had the chance and did not take it.
@Suite struct SilenceFinderTests {
    static let now = Date(timeIntervalSince1970: 1_741_185_000)
    static let titles = [
        "Dam above Porto bursts, three villages flooded", "Three villages flooded after dam bursts near Porto",
        "Porto dam burst floods villages", "Villages under water as dam near Porto bursts",
        "Dam burst: villages near Porto evacuated",
    ]
    static let porto = Place(
        id: 2, name: "Porto", kind: .city, country: "PT", countryName: "Portugal", latitude: 41.15, longitude: -8.61,
        population: 1_000_000)

    static func source(_ name: String, category: String = "news", country: String = "GB") -> FeedSource {
        FeedSource(
            name: name, feed: "https://\(name.lowercased().filter(\.isLetter)).example/feed.xml", category: category,
            language: "en", country: country)
    }

    static func brief(
        _ title: String, of source: FeedSource, hours: Double, summary: String = "", lastSeen: Date = now,
        alsoIn: [FeedSource] = [], place: Place? = nil, story: Story? = nil
    ) -> Brief {
        let id = "\(source.id) \(title) \(hours)"
        let moment = now.addingTimeInterval(-hours * 3600)
        return Brief(
            article: Article(
                id: id, source: source.id, alsoIn: alsoIn.map(\.id), title: title, published: moment, firstSeen: moment,
                lastSeen: lastSeen, summary: summary), source: source,
            topic: Topic(category: source.category, confidence: 1), place: place,
            story: story ?? Story(id: id, articles: [id], lead: id, publishers: 1))
    }

    /// A feed's other news: four articles about Portugal from before the story, and three from after it was heard of.
    static func others(of source: FeedSource, oldest: Double = 24, newest: Double = 2) -> [Brief] {
        (0..<4).map { brief("Council number \($0) meets", of: source, hours: oldest + Double($0), place: porto) }
            + (0..<3).map { brief("Match number \($0) is drawn", of: source, hours: newest + Double($0) / 10) }
    }

    /// An edition with a story of five publishers, begun so many hours ago, and the other articles.
    static func edition(
        _ silent: FeedSource, _ articles: [Brief], began: Double = 12, reports: Int = 5,
        titles: [String] = titles, record: FeedRecord? = nil, place: Place? = porto, alsoIn: [FeedSource] = []
    ) -> Edition {
        let sources = (0..<reports).map { source("Paper \(Array("ABCDEFGHIJKL")[$0])") }
        let story = Story(id: "dam", articles: ["dam"], lead: "dam", publishers: reports)
        let carriers = sources.enumerated().map { number, source in
            brief(
                titles[number], of: source, hours: began - Double(number) / 10, alsoIn: number == 0 ? alsoIn : [],
                place: place, story: story)
        }
        var edition = Edition(
            site: Site(title: "", tagline: "", timeZone: "UTC", language: "en"), moment: now, categories: [], front: [],
            headlines: [], desks: [], stories: [StoryFile(story: story, lead: carriers[0], briefs: carriers)], map: [],
            health: ([silent] + sources).map { source in
                let read = source.id == silent.id ? record : nil
                return FeedHealth(source: source, record: read ?? Self.record(of: source, read: now), articles: 1)
            })
        edition.archive = carriers + articles
        return edition
    }

    private static func record(of source: FeedSource, read moment: Date) -> FeedRecord {
        var record = FeedRecord(source: source.id)
        record.lastSuccess = moment
        record.lastRead = moment
        return record
    }

    static func silent(in edition: Edition, isWhole: Bool = true) -> [String]? {
        SilenceFinder().silences(in: edition, readings: PackedReadings()) { _ in isWhole }["dam"]?.silent.map(\.name)
    }

    static let post = source("Post")

    @Test func aPublisherThatCouldHaveReportedAndDidNotIsSilent() throws {
        let edition = Self.edition(Self.post, Self.others(of: Self.post))
        let silence = try #require(
            SilenceFinder().silences(in: edition, readings: PackedReadings()) { _ in true }["dam"])
        #expect(silence.silent.map(\.name) == ["Post"])
        #expect(silence.reporting == 5)
        #expect(silence.moment == Self.now)
    }

    @Test func aSmallYoungOldOrUnplacedStoryIsNotJudged() {
        let articles = Self.others(of: Self.post, oldest: 60)
        #expect(Self.silent(in: Self.edition(Self.post, articles)) == ["Post"])
        #expect(Self.silent(in: Self.edition(Self.post, articles, reports: 4)) == nil)
        #expect(Self.silent(in: Self.edition(Self.post, articles, began: 5)) == nil)
        #expect(Self.silent(in: Self.edition(Self.post, articles, began: 37)) == nil)
        #expect(Self.silent(in: Self.edition(Self.post, articles, place: nil)) == nil)
    }

    @Test(arguments: [("sports", "GB"), ("news", "FR")])
    func aPublisherOfAnotherFieldIsNotJudged(category: String, country: String) {
        let post = Self.source("Post", category: category, country: country)
        #expect(Self.silent(in: Self.edition(post, Self.others(of: post))) == nil)
    }

    @Test func aFeedThatNeverReportsFromThereIsNotJudged() {
        let elsewhere = Self.others(of: Self.post).map { brief in
            var brief = brief
            brief.place = nil
            return brief
        }
        #expect(Self.silent(in: Self.edition(Self.post, elsewhere)) == nil)
    }

    @Test func aFeedThatCannotProveItIsNotJudged() {
        // It does not reach back to the first report, or nobody was at work after it.
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post, oldest: 10))) == nil)
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post, newest: 11))) == nil)
        // Its older articles are no longer in the feed.
        let gone = Self.others(of: Self.post).map { brief in
            var brief = brief
            if brief.place != nil { brief.article.lastSeen = Self.now.addingTimeInterval(-7200) }
            return brief
        }
        #expect(Self.silent(in: Self.edition(Self.post, gone)) == nil)
        // Its filters hide articles.
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post)), isWhole: false) == nil)
        // It was not read in this run, or failed.
        let late = Self.record(of: Self.post, read: Self.now.addingTimeInterval(-3600))
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post), record: late)) == nil)
        var failed = Self.record(of: Self.post, read: Self.now)
        failed.lastFailure = Failure(stage: .fetching, source: Self.post.id, reason: Message(.notFound))
        #expect(Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post), record: failed)) == nil)
    }

    @Test func anotherFeedOfThePublisherCounts() {
        let sport = Self.source("Post – Sport", category: "sports")
        var edition = Self.edition(
            Self.post, Self.others(of: Self.post) + [Self.brief("Porto dam bursts", of: sport, hours: 8)])
        edition.health.append(FeedHealth(source: sport, record: Self.record(of: sport, read: Self.now), articles: 1))
        #expect(Self.silent(in: edition) == nil)
        // So does its feed that carries another's report.
        #expect(
            Self.silent(in: Self.edition(Self.post, Self.others(of: Self.post), alsoIn: [Self.post])) == nil)
    }

    @Test func aPublisherIsNotJudgedUnlessAllItsFeedsWereReadWhole() {
        let sport = Self.source("Post – Sport", category: "sports")
        var edition = Self.edition(Self.post, Self.others(of: Self.post))
        edition.health.append(FeedHealth(source: sport, record: Self.record(of: sport, read: Self.now), articles: 1))
        #expect(Self.silent(in: edition) == ["Post"])
        let filtered = SilenceFinder().silences(in: edition, readings: PackedReadings()) { $0.id != sport.id }
        #expect(filtered.isEmpty)
        // Its second domain makes it two families.
        let last = edition.health.count - 1
        edition.health[last].source.ownerKey = "post-sport.example"
        #expect(Self.silent(in: edition) == nil)
        edition.health[last] = FeedHealth(source: sport, record: FeedRecord(source: sport.id), articles: 1)
        #expect(Self.silent(in: edition) == nil)
    }

    @Test func ifMostAreSilentNothingIsReported() {
        let posts = (0..<6).map { Self.source("Post \(["A", "B", "C", "D", "E", "F"][$0])") }
        var edition = Self.edition(posts[0], posts.flatMap { Self.others(of: $0) })
        edition.health += posts.dropFirst().map {
            FeedHealth(source: $0, record: Self.record(of: $0, read: Self.now), articles: 1)
        }
        #expect(Self.silent(in: edition) == nil)
        edition.health.removeLast()
        #expect(Self.silent(in: edition)?.count == 5)
    }
}
