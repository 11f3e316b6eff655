import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import TestSupport
import Testing

/// A value that is read back from its row is the value that was stored.
@Suite struct RowTests {
    private static let failure = Failure(
        stage: .fetching, source: "a", reason: Message(.timeout, ["time": .seconds(10)]))

    @Test func feeds() {
        expectStored(fullRecord("a")) { FeedRow($0).record }
    }

    @Test func stories() {
        let theme = StoryTheme(
            name: "pandemic", country: "PT", coordinates: Coordinates(latitude: 41.1, longitude: -8.6))
        let story = StoryRecord(
            id: "a", lead: "b", firstShown: hour(1), lastShown: hour(2), movedTo: "c", thread: "d", publishers: 3,
            hallmarks: [Hallmark(term: 4, weight: 0.5, prominence: 0.25)], theme: theme)
        expectStored(story) { StoryRow($0).record }
    }

    @Test func pages() {
        let page = ArticlePage(
            article: "a", text: "A", image: "https://a.example/i.jpg", authors: ["Ana"], access: .paid,
            lastAttempt: hour(1),
            failures: 2, lastFailure: Self.failure, isSettled: true)
        expectStored(page) { PageRow($0).page }
        let robots = RobotsRecord(
            origin: "https://a.example", text: "User-agent: *", fetched: hour(1),
            validators: Validators(entityTag: "\"1\"", lastModified: "Tue, 01 Jan 2030 00:00:00 GMT"), lifetime: 60)
        expectStored(robots) { RobotsRow($0).record }
    }

    @Test func pictures() {
        let picture = Picture(path: "pictures/a.jpg", width: 3, height: 2, bytes: [1])
        let record = PictureRecord(
            url: "https://a.example/i.jpg", picture: picture, lastAttempt: hour(1), failures: 1, isSettled: true)
        expectStored(record) { PictureRow($0, at: hour(2)).record }
    }

    @Test func sites() throws {
        let figures = EditionFigures(
            articles: 1, promotions: 2, stories: 3, placed: 4, editions: [EditionCount(title: "Good", articles: 5)],
            newest: hour(1), quietDays: 6)
        let site = SiteState(moment: hour(2), fingerprint: "a", figures: figures)
        try expectStored(site) { site in
            let row = try SiteStateRow(site)
            return try #require(row.site)
        }
    }

    @Test func workerResults() throws {
        let feed = Feed(
            format: "RSS 2.0", title: "A", url: "https://a.example", language: "pt", items: [],
            problem: Message(.repaired, ["reason": .text("x")]))
        let handed = WorkerResult(
            key: WorkerResult.Key(source: "a", moment: hour(1)), answer: .failed(Self.failure), feed: feed,
            record: fullRecord("a"), isAnswered: true, serverTime: hour(2), isNewlyFailing: true)
        // Items have rows of their own.
        try expectStored(handed, except: "feed.items") { try WorkerResultRow($0).workerResult(with: [], isWhole: true) }
    }

    /// Expects that a sample without empty properties is the same after it was stored.
    ///
    /// - Parameter exception: the path of a property that may be empty.
    private func expectStored<Value: Equatable>(
        _ sample: Value, except exception: String? = nil, in stored: (Value) throws -> Value
    ) rethrows {
        #expect(emptyProperties(of: sample).filter { $0 != exception } == [])
        let again = try stored(sample)
        #expect(again == sample)
    }
}
