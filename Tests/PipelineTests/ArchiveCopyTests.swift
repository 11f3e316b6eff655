import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
import TestSupport
import Testing

@Suite(.needsPostgres)
struct ArchiveCopyTests {
    /// Something in every table.
    private func fill(_ archive: some Archive) throws {
        var story = StoryRecord(id: "s", lead: "1", firstShown: hour(1), lastShown: hour(2))
        story.hallmarks = [Hallmark(term: .max, weight: 0.75, prominence: 1)]
        story.theme = StoryTheme(
            name: "flood", country: "NZ", coordinates: Coordinates(latitude: -41.25, longitude: 174.5))
        let picture = Picture(path: "assets/images/a.jpg", width: 640, height: 400, bytes: [0, 255, 1])
        try archive.store(
            articles: (1...12_000).map { article("\($0)", title: "Bridge \($0) opens") } + [fullArticle],
            records: [fullRecord("a"), FeedRecord(source: "b")])
        try archive.store(
            pages: [ArticlePage(article: "1", text: "It is open.", authors: ["Ada", "a\nb"], lastAttempt: hour(1))],
            robots: [RobotsRecord(origin: "https://a.example", text: "User-agent: *\n", fetched: hour(1))])
        try archive.store(stories: [Story(id: "s", articles: ["1", "2"], lead: "1", publishers: 2)])
        try archive.store(days: [Day(id: "2023-03-08", isOver: true, headlines: [], stories: [], articles: 3)])
        try archive.store(
            pictures: [PictureRecord(url: "p", picture: picture, lastAttempt: hour(1), isSettled: true)], shown: [],
            robots: [], at: hour(1))
        try archive.store(modelAnswers: ["q": "It rose."], at: hour(1), forgettingBefore: hour(0))
        try archive.store(
            permalinks: [Permalink(path: "stories/s", title: "Ponte", moment: hour(1))], stories: [story],
            threads: [ThreadRecord(id: "t", firstShown: hour(1), movedTo: "u")])
        try archive.store(edition: EditionRecord(moment: hour(1), articles: ["1", "2"]))
        _ = try archive.expire(["12"], at: hour(1), forgettingMarkedBefore: hour(0))
    }

    private func expectSame(_ a: some Archive, _ b: some Archive) throws {
        #expect(try a.articles(since: .distantPast) == b.articles(since: .distantPast))
        #expect(try a.records() == b.records())
        #expect(try a.stories() == b.stories())
        #expect(try a.storyRecords() == b.storyRecords())
        #expect(try a.threadRecords() == b.threadRecords())
        #expect(try a.permalinks() == b.permalinks())
        #expect(try a.edition(before: hour(2)) == b.edition(before: hour(2)))
        #expect(try a.pages() == b.pages())
        #expect(try a.days() == b.days())
        #expect(try a.pictures(at: ["p"]) == b.pictures(at: ["p"]))
        #expect(try a.modelAnswers(to: ["q"]) == b.modelAnswers(to: ["q"]))
        let origins = ["https://a.example"]
        #expect(try a.robots(of: origins, since: hour(0)) == b.robots(of: origins, since: hour(0)))
    }

    @Test func thereAndBackIsTheSame() async throws {
        try await withTemporaryFolder { folder in
            let (first, last) = (folder.appending(path: "a").path, folder.appending(path: "b").path)
            try fill(SQLiteArchive(folder: first))
            let address = try PostgresServer.shared().database()
            let there = try ArchiveCopy.run(from: first, to: address)
            #expect(there.contains("article: 12001") && there.contains("expiry: 1"))
            #expect(try ArchiveCopy.run(from: address, to: last + "/pulse.sqlite") == there)
            try expectSame(SQLiteArchive(folder: first), SQLiteArchive(folder: last))
        }
    }

    @Test func existingDataIsNotOverwritten() async throws {
        try await withTemporaryFolder { folder in
            let (first, last) = (folder.appending(path: "a").path, folder.appending(path: "b").path)
            try SQLiteArchive(folder: first).store(articles: [article("1")], records: [])
            try SQLiteArchive(folder: last).store(articles: [article("2")], records: [])
            let address = try PostgresServer.shared().database()
            _ = try ArchiveCopy.run(from: first, to: address)
            for target in [last, address] {
                let error = #expect(throws: ArchiveError.self) { try ArchiveCopy.run(from: first, to: target) }
                #expect(error?.description.contains("is not empty") == true)
            }
            #expect(try SQLiteArchive(folder: last).articles(since: .distantPast).map(\.id) == ["2"])
        }
    }

    @Test func aMissingArchiveIsNotCopied() async throws {
        try await withTemporaryFolder { folder in
            let empty = try PostgresServer.shared().database()
            for origin in [folder.path, folder.path + "/pulse.sqlite", folder.path + "/other.sqlite", empty] {
                let error = #expect(throws: ArchiveError.self) {
                    try ArchiveCopy.run(from: origin, to: folder.appending(path: "new").path)
                }
                #expect(error?.description.contains("\n") == false)
            }
        }
    }
}
