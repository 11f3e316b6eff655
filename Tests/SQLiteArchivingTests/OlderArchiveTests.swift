import ArchiveConformance
import Archiving
import Foundation
import GRDB
import Newsroom
import TestSupport
import Testing

@testable import SQLiteArchiving

/// Archives that older versions have left open, lose nothing, and grow.
struct OlderArchiveTests {
    /// The versions that have a file; the last is the number of migrations.
    private static let versions = 1...16

    private static let bridge = "00000000000000a1"
    private static let ferry = "00000000000000a2"

    /// The first twelve digits of the SHA-256 of "feed" and the feed's address, each with a zero byte behind: before
    /// version 8 the address stood there itself.
    private static let source = "9d118b75c06c"

    private static func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    /// Opens a copy of the archive that the first so many migrations made.
    private func withArchive(version: Int, _ body: (SQLiteArchive) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let fixture = repository.appending(
                path: "Tests/SQLiteArchivingTests/Fixtures/version-\(version).sqlite")
            try FileManager.default.copyItem(at: fixture, to: folder.appending(path: "pulse.sqlite"))
            try body(SQLiteArchive(folder: folder.path))
            // Opened again, nothing is left to do.
            try body(SQLiteArchive(folder: folder.path))
        }
    }

    private func articles(of version: Int) -> [Article] {
        var bridge = Article(
            id: Self.bridge, source: Self.source, identifier: "tag:a.example,2026:1",
            title: "Bridge opens", url: "https://a.example/1", published: Self.date(700_000_000.25),
            updated: Self.date(700_000_100.5), firstSeen: Self.date(700_000_200.1),
            lastSeen: Self.date(700_086_400.1), authors: ["Ada Berg", "Line\nbreak"], summary: "It is open.",
            text: "It is open, and long.", image: "https://a.example/1.jpg", language: "pt-BR",
            tags: ["bridges", "rivers"],
            enclosures: [Enclosure(url: "https://a.example/a.mp3", type: "audio/mpeg", length: 12)])
        if version >= 4 { bridge.location = Coordinates(latitude: 41.1496, longitude: -8.611) }
        if version >= 7 {
            bridge.reception = Reception(
                discussion: "https://a.example/1#talk", comments: 12, views: 9_876_543_210)
            bridge.licence = "https://licence.example/by/4.0"
        }
        if version >= 8 { bridge.alsoIn = ["0123456789ab", "other"] }
        if version >= 11 { bridge.earlierTitle = "Bridge to open" }
        if version >= 14 {
            bridge.persons = [
                Person(name: "Ada Berg", role: "guest", picture: "https://a.example/ada.jpg"),
                Person(name: "Tab\there"),
            ]
        }
        if version >= 15 { bridge.access = .paid }
        let moment = Self.date(700_000_300)
        return [
            bridge,
            Article(
                id: Self.ferry, source: Self.source, title: "Ferry stops", firstSeen: moment,
                lastSeen: moment),
        ]
    }

    private func feed(of version: Int) -> FeedRecord {
        var record = FeedRecord(source: Self.source)
        record.validators = Validators(entityTag: "W/\"x\"", lastModified: "Tue, 01 Jan 2030 00:00:00 GMT")
        record.movedTo = "https://b.example/feed"
        record.failures = 2
        record.lastFailure = Failure(
            stage: .fetching, source: Self.source, reason: .verbatim("no answer within 10 s"))
        record.notBefore = Self.date(700_090_000)
        record.lastAttempt = Self.date(700_086_400.1)
        record.lastSuccess = Self.date(700_080_000)
        record.lastRead = Self.date(700_070_000)
        record.format = "RSS 2.0"
        record.items = 20
        record.newestItem = Self.date(700_000_000.25)
        if version >= 10 { record.address = Self.source }
        return record
    }

    /// Before version 9 only stories were remembered, by their leads.
    private func permalinks(of version: Int) -> [Permalink] {
        let day = Permalink(
            path: "archive/2023-03-08", title: "Wednesday 8 March 2023", moment: Self.date(700_000_000.25))
        let stories = [
            Permalink(
                path: "stories/00000000000000f1", title: "Bridge opens", language: "pt-BR", link: "https://a.example/1",
                article: Self.bridge, feed: "feeds/stories/00000000000000f1", moment: Self.date(700_086_400)),
            Permalink(
                path: "stories/00000000000000f2", title: "Ferry stops", article: Self.ferry,
                feed: "feeds/stories/00000000000000f2", moment: Self.date(700_000_600)),
        ]
        return (version >= 9 ? [day] : []) + (version >= 3 ? stories : [])
    }

    @Test func everyVersionHasItsFile() {
        #expect(
            Schema.migrator.migrations.count == Self.versions.upperBound,
            "a new migration needs a file of its own version, too")
    }

    @Test(arguments: Self.versions)
    func articlesAndFeedsComeBack(version: Int) async throws {
        try await withArchive(version: version) { archive throws in
            #expect(try archive.articles(since: .distantPast) == articles(of: version))
            #expect(try archive.stories() == [Self.bridge: "00000000000000f1", Self.ferry: "00000000000000f1"])
            #expect(try archive.records() == [Self.source: feed(of: version)])
        }
    }

    @Test(arguments: Self.versions)
    func thePublishedSiteComesBack(version: Int) async throws {
        try await withArchive(version: version) { archive throws in
            let site = SiteState(
                moment: Self.date(700_086_400.1), fingerprint: "0123456789abcdef",
                figures: EditionFigures(
                    articles: 2, promotions: 1, stories: 1, placed: 0,
                    editions: [EditionCount(title: "The Islands", articles: 1)]))
            #expect(try archive.siteState() == (version >= 13 ? site : nil))
        }
    }

    @Test(arguments: Self.versions)
    func pagesAndStoriesComeBack(version: Int) async throws {
        let page = ArticlePage(
            article: Self.bridge, text: "The pier is open.", image: "https://a.example/p.jpg", authors: ["Ada Berg"],
            access: version >= 15 ? .free : nil, lastAttempt: Self.date(700_000_400), failures: 1,
            lastFailure: Failure(stage: .parsing, source: Self.source, reason: .verbatim("no page")),
            isSettled: true)
        var robots = RobotsRecord(
            origin: "https://a.example", text: "User-agent: *", fetched: Self.date(700_000_500))
        if version >= 16 {
            robots.validators = Validators(entityTag: "\"r1\"", lastModified: "Tue, 01 Jan 2030 00:00:00 GMT")
            robots.lifetime = 3_600
        }
        var bridge = StoryRecord(
            id: "00000000000000f1", lead: Self.bridge, firstShown: Self.date(700_000_600),
            lastShown: Self.date(700_086_400))
        if version >= 12 {
            bridge.thread = "00000000000000e1"
            bridge.publishers = 2
            bridge.hallmarks = [
                Hallmark(term: 0xF123_4567_89AB_CDEF, weight: 0.5, prominence: 1),
                Hallmark(term: 7, weight: 0.25, prominence: 0.75),
            ]
            bridge.theme = StoryTheme(
                name: "pandemic", country: "PT", coordinates: Coordinates(latitude: 41.25, longitude: -8.5))
        }
        let threads = [
            ThreadRecord(id: "00000000000000e1", firstShown: Self.date(700_000_600)),
            ThreadRecord(
                id: "00000000000000e2", firstShown: Self.date(700_000_700), movedTo: "00000000000000e1"),
        ]
        let stories = [
            bridge,
            StoryRecord(
                id: "00000000000000f2", lead: Self.ferry, firstShown: Self.date(700_000_600),
                lastShown: Self.date(700_000_600), movedTo: "00000000000000f1"),
        ]
        try await withArchive(version: version) { [robots] archive throws in
            #expect(try archive.pages() == (version >= 2 ? [Self.bridge: page] : [:]))
            #expect(try archive.robots(of: [robots.origin], since: .distantPast) == (version >= 2 ? [robots] : []))
            #expect(try archive.storyRecords() == (version >= 3 ? stories : []))
            #expect(try archive.threadRecords() == (version >= 12 ? threads : []))
            #expect(try archive.permalinks() == permalinks(of: version))
            let last = EditionRecord(moment: Self.date(700_086_400), articles: [Self.bridge, Self.ferry])
            let before = EditionRecord(moment: Self.date(700_000_600), articles: [Self.ferry])
            #expect(try archive.edition(before: .distantFuture) == (version >= 3 ? last : nil))
            #expect(try archive.edition(before: last.moment) == (version >= 3 ? before : nil))
        }
    }

    @Test(arguments: Self.versions)
    func answersDaysAndPicturesComeBack(version: Int) async throws {
        let urls = ["https://a.example/1.jpg", "https://a.example/2.jpg"]
        let pictures = [
            urls[0]: PictureRecord(
                url: urls[0],
                picture: Picture(path: "assets/images/a.jpg", width: 640, height: 400, bytes: [255, 216, 255, 0]),
                lastAttempt: Self.date(700_000_800), isSettled: true),
            urls[1]: PictureRecord(
                url: urls[1], lastAttempt: Self.date(700_000_800), failures: 2, isSettled: false),
        ]
        try await withArchive(version: version) { archive throws in
            #expect(try archive.modelAnswers(to: ["0f"]) == (version >= 5 ? ["0f": "The river rose."] : [:]))
            #expect(try archive.pictures(at: urls) == (version >= 6 ? pictures : [:]))
            let day = try archive.days().days.first
            #expect(day?.id == (version >= 6 ? "2023-03-08" : nil))
            #expect(day?.articles == (version >= 6 ? 2 : nil))
            #expect(day?.headlines.map(\.title) == (version >= 6 ? ["Bridge opens"] : nil))
        }
    }

    @Test(arguments: Self.versions)
    func eachOlderArchiveStoresTodaysData(version: Int) async throws {
        try await withArchive(version: version) { archive throws in
            var known = articles(of: version)[1]
            known.location = Coordinates(latitude: 1, longitude: 2)
            known.reception = Reception(comments: 3)
            known.licence = "https://licence.example/by/4.0"
            known.earlierTitle = "Ferry is late"
            known.persons = [Person(name: "Ada Berg", picture: "https://a.example/ada.jpg")]
            known.access = .free
            try archive.store(articles: [known, fullArticle], records: [fullRecord(Self.source)])
            let all = try archive.articles(since: .distantPast)
            #expect(all.first { $0.id == known.id } == known)
            #expect(all.first { $0.id == fullArticle.id } == fullArticle)
            try archive.store(articles: [articles(of: version)[1]], records: [feed(of: version)])
        }
    }
}
