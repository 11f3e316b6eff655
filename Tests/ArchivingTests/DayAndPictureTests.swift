import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Testing

struct DayAndPictureTests {
    @Test(arguments: ArchiveKind.available)
    func aFinishedDayIsStoredOnceAndForEver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let first = Day(id: "2023-03-08", isOver: true, headlines: [], stories: [], articles: 3)
            var other = first
            other.articles = 4
            let today = Day(id: "2023-03-09", isOver: false, headlines: [], stories: [], articles: 1)
            try archive.store(days: [first, today])
            try archive.store(days: [other])
            // The tests' world begins on 8 March 2023.
            try archive.forget(before: hour(10_000))
            #expect(try archive.days() == ArchivedDays([first]))
        }
    }

    /// It was taken to be over while a clock ran ahead.
    @Test(arguments: ArchiveKind.available)
    func anUnfinishedDayIsReplacedOnceItIsOver(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            func day(_ id: String, isOver: Bool, articles: Int) -> Day {
                Day(id: id, isOver: isOver, headlines: [], stories: [], articles: articles)
            }
            let before = day("2023-03-08", isOver: true, articles: 3)
            try archive.store(days: [before, day("2023-03-09", isOver: true, articles: 0)])
            try archive.store(days: [before, day("2023-03-09", isOver: false, articles: 1)])
            #expect(try archive.days() == ArchivedDays([before, day("2023-03-09", isOver: false, articles: 0)]))
            let whole = day("2023-03-09", isOver: true, articles: 5)
            try archive.store(days: [before, whole])
            #expect(try archive.days() == ArchivedDays([before, whole]))
        }
    }

    @Test(arguments: ArchiveKind.available)
    func dataOfAPictureIsReadBack(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let picture = Picture(path: "assets/images/a.jpg", width: 640, height: 400, bytes: [0, 255, 1])
            let here = PictureRecord(
                url: "https://a.example/1.jpg", picture: picture, lastAttempt: hour(1), isSettled: true)
            let failed = PictureRecord(
                url: "https://a.example/2.jpg", lastAttempt: hour(1), failures: 2, isSettled: false)
            try archive.store(pictures: [here, failed], shown: [here.url], robots: [], at: hour(1))
            let urls = [here.url, failed.url, "https://a.example/never.jpg"]
            #expect(try archive.pictures(at: urls) == [here.url: here, failed.url: failed])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func aPictureNoLongerShownIsDeleted(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let archive = try open()
            let records = ["shown", "gone"].map { PictureRecord(url: $0, lastAttempt: hour(0), isSettled: true) }
            try archive.store(pictures: records, shown: [], robots: [], at: hour(0))
            try archive.store(pictures: [], shown: ["shown"], robots: [], at: hour(100))
            try archive.forget(before: hour(50))
            #expect(try archive.pictures(at: ["shown", "gone"]).keys.sorted() == ["shown"])
        }
    }

    @Test(arguments: ArchiveKind.available)
    func pagesAndRobotsComeBack(kind: ArchiveKind) async throws {
        try await withArchive(kind) { open in
            let read = ArticlePage(
                article: "1", text: "The pier is open.", image: "https://a.example/1.jpg", authors: ["Ada", "a\nb"],
                access: .paid, lastAttempt: hour(1), isSettled: true)
            let failed = ArticlePage(
                article: "2", lastAttempt: hour(1), failures: 2,
                lastFailure: Failure(
                    stage: .fetching, source: "https://a.example/feed",
                    reason: Message(.unknownHost, ["host": .text("a.example")])))
            let robots = ["https://b.example", "https://a.example"].map {
                RobotsRecord(
                    origin: $0, text: "User-agent: *\n", fetched: hour(1),
                    validators: Validators(entityTag: "\"1\""), lifetime: 60)
            }
            try open().store(articles: [article("1"), article("2")], records: [])
            try open().store(pages: [read, failed], robots: [robots[0]])
            try open().store(pictures: [], shown: [], robots: [robots[1]], at: hour(1))
            #expect(try open().pages() == ["1": read, "2": failed])
            let origins = robots.map(\.origin)
            #expect(try open().robots(of: origins + ["https://c.example"], since: hour(0)) == [robots[1], robots[0]])
            #expect(try open().robots(of: [origins[0]], since: hour(0)) == [robots[0]], "only those asked for")
            #expect(try open().robots(of: origins, since: hour(1)).isEmpty, "only the younger ones")
            // They go with their articles, and with their day.
            let gone: Set<Article.ID> = ["1", "2"]
            _ = try open().expire(gone, at: hour(1), forgettingMarkedBefore: hour(1))
            _ = try open().expire(gone, at: hour(2), forgettingMarkedBefore: hour(2))
            #expect(try open().pages().isEmpty)
            try open().forgetRobots(fetchedBy: hour(0.5))
            #expect(try open().robots(of: origins, since: hour(0)).count == 2)
            try open().forgetRobots(fetchedBy: hour(1))
            #expect(try open().robots(of: origins, since: .distantPast).isEmpty)
        }
    }
}
