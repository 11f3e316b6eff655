import Archiving
import Foundation
import Newsroom
import TestSupport
import Testing

struct DayAndPictureTests {
    @Test func aDayThatIsOverIsRememberedOnceAndForGood() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            let first = Day(id: "2023-03-08", isOver: true, headlines: [], stories: [], articles: 3)
            var other = first
            other.articles = 4
            let today = Day(id: "2023-03-09", isOver: false, headlines: [], stories: [], articles: 1)
            try archive.remember(days: [first, today])
            try archive.remember(days: [other])
            #expect(try archive.days() == [first])
        }
    }

    @Test func daysGoWithTheirArticles() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            // The tests' world begins on 8 March 2023.
            let days = ["2023-03-07", "2023-03-08", "2023-03-09"].map {
                Day(id: $0, isOver: true, headlines: [], stories: [], articles: 0)
            }
            try archive.remember(days: days)
            _ = try archive.forget(before: hour(1))
            #expect(try archive.days().map(\.id) == ["2023-03-08", "2023-03-09"])
        }
    }

    @Test func whatIsKnownOfAPictureComesBack() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            let picture = Picture(path: "assets/images/a.jpg", width: 640, height: 400, bytes: [0, 255, 1])
            let here = PictureRecord(
                url: "https://a.example/1.jpg", picture: picture, lastAttempt: hour(1), isSettled: true)
            let failed = PictureRecord(
                url: "https://a.example/2.jpg", lastAttempt: hour(1), failures: 2, isSettled: false)
            try archive.remember(pictures: [here, failed], shown: [here.url], at: hour(1))
            let urls = [here.url, failed.url, "https://a.example/never.jpg"]
            #expect(try archive.pictures(at: urls) == [here.url: here, failed.url: failed])
        }
    }

    @Test func aPictureThatNoPageShowsAnyMoreIsForgotten() async throws {
        try await withTemporaryFolder { folder in
            let archive = try Archive(folder: folder.path)
            let records = ["shown", "gone"].map { PictureRecord(url: $0, lastAttempt: hour(0), isSettled: true) }
            try archive.remember(pictures: records, shown: [], at: hour(0))
            try archive.remember(pictures: [], shown: ["shown"], at: hour(100))
            _ = try archive.forget(before: hour(50))
            #expect(try archive.pictures(at: ["shown", "gone"]).keys.sorted() == ["shown"])
        }
    }
}
