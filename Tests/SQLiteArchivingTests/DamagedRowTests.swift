import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import SQLiteArchiving

/// A row that no archive can have written is named and left out; all others are read.
@Suite("A damaged row")
struct DamagedRowTests {
    /// Two of everything, of which the first is damaged.
    private func fill(_ archive: SQLiteArchive) throws {
        try archive.store(
            articles: [article("1", published: hour(0)), article("2", published: hour(0))],
            records: [fullRecord("1"), fullRecord("2")])
        try archive.store(
            permalinks: ["1", "2"].map { Permalink(path: $0, title: "", moment: hour(1)) },
            stories: ["1", "2"].map { StoryRecord(id: $0, lead: $0, firstShown: hour(1), lastShown: hour(1)) },
            threads: ["1", "2"].map { ThreadRecord(id: $0, firstShown: hour(1)) })
        try archive.store(
            pages: ["1", "2"].map { ArticlePage(article: $0, lastAttempt: hour(1)) },
            robots: ["1", "2"].map { RobotsRecord(origin: $0, text: "", fetched: hour(1)) })
        try archive.store(
            pictures: ["1", "2"].map { url in
                PictureRecord(
                    url: url, picture: Picture(path: "p", width: 2, height: 3, bytes: [1]), lastAttempt: hour(1),
                    isSettled: true)
            }, shown: [], robots: [], at: hour(1))
        try archive.store(modelAnswers: ["1": "a", "2": "b"], at: hour(1), forgettingBefore: hour(0))
    }

    private func keys(of table: String, in archive: SQLiteArchive) throws -> [String] {
        switch table {
        case "article": try archive.articles(since: .distantPast).map(\.id)
        case "feed": try archive.records().keys.sorted()
        case "story": try archive.storyRecords().map(\.id)
        case "thread": try archive.threadRecords().map(\.id)
        case "permalink": try archive.permalinks().map(\.path)
        case "page": try archive.pages().keys.sorted()
        case "robots": try archive.robots(of: ["1", "2"], since: .distantPast).map(\.origin)
        case "picture": try archive.pictures(at: ["1", "2"]).keys.sorted()
        default: try archive.modelAnswers(to: ["1", "2"]).keys.sorted()
        }
    }

    /// Values that are never written to columns of a table.
    struct Damage: Sendable {
        let table: String
        let columns: [String]
        let values: [String]

        init(_ table: String, _ columns: [String], _ values: [String]) {
            (self.table, self.columns, self.values) = (table, columns, values)
        }
    }

    private static let damages: [Damage] = [
        Damage("article", ["title"], ["NULL", "x'ff'", "CAST(x'61c3' AS TEXT)"]),
        Damage("article", ["firstSeen"], ["NULL", "'x'", "1e300", "-1e300", "9e999", "-9e999", "x'00'"]),
        Damage("article", ["published", "updated"], ["'yesterday'", "1e300", "-1e300", "9e999", "1e12"]),
        Damage("article", ["source", "summary", "text"], ["NULL", "x'ff'"]),
        Damage("article", ["authors", "tags", "url", "language", "identifier", "licence"], ["x'ff'"]),
        Damage("article", ["comments", "views"], ["-1", "'many'", "1e300"]),
        Damage("article", ["latitude", "longitude"], ["181", "-1e300", "9e999", "'north'"]),
        Damage("feed", ["failures", "isGone"], ["NULL"]),
        Damage("feed", ["failures", "items"], ["-1", "'x'", "1e300"]),
        Damage(
            "feed", ["notBefore", "lastAttempt", "lastSuccess", "lastRead", "newestItem"],
            ["'x'", "1e300", "-9e999"]
        ),
        Damage("feed", ["failureStage"], ["'dreaming'"]),
        Damage("feed", ["failureReason", "problem"], ["'{'", #"'{"key":"problem.none-of-ours"}'"#, "x'ff'"]),
        Damage("story", ["lead"], ["NULL", "x'ff'"]),
        Damage("story", ["firstShown", "lastShown"], ["NULL", "'x'", "-1e300"]),
        Damage("story", ["publishers"], ["-1", "'x'"]), Damage("story", ["latitude", "longitude"], ["1e300", "'x'"]),
        Damage("thread", ["firstShown"], ["NULL", "'x'", "1e300"]),
        Damage("permalink", ["moment"], ["NULL", "'x'", "-1e300"]),
        Damage("permalink", ["title"], ["NULL", "x'ff'"]), Damage("page", ["lastAttempt"], ["NULL", "'x'", "9e999"]),
        Damage("page", ["text"], ["NULL", "x'ff'"]), Damage("page", ["failures"], ["NULL", "-1", "'x'"]),
        Damage("page", ["failureStage"], ["'dreaming'"]), Damage("robots", ["text"], ["NULL", "x'ff'"]),
        Damage("robots", ["fetched"], ["1e300"]), Damage("picture", ["failures"], ["NULL", "-1", "'x'"]),
        Damage("picture", ["width", "height"], ["-1", "0", "9000000000000000000", "'x'"]),
        Damage("picture", ["lastAttempt", "lastShown"], ["NULL", "'x'", "1e300"]),
        Damage("modelAnswer", ["answer"], ["NULL", "x'ff'"]), Damage("modelAnswer", ["used"], ["'x'", "-1e300"]),
    ]

    @Test(
        "is named with its column, and left out",
        arguments: Self.damages)
    func damage(_ damage: Damage) async throws {
        let (table, columns, values) = (damage.table, damage.columns, damage.values)
        let key = [
            "article": "id", "feed": "source", "story": "id", "thread": "id", "permalink": "path", "page": "article",
            "robots": "origin", "picture": "url", "modelAnswer": "question",
        ]
        try await withTemporaryFolder { folder in
            try fill(SQLiteArchive(folder: folder.path))
            let sound = folder.appending(path: "sound.sqlite")
            let file = folder.appending(path: "pulse.sqlite")
            // Of what is damaged only one row at a time.
            try FileManager.default.copyItem(at: file, to: sound)
            for (column, value) in columns.flatMap({ column in values.map { (column, $0) } }) {
                try FileManager.default.removeItem(at: file)
                try FileManager.default.copyItem(at: sound, to: file)
                try damaged(
                    folder,
                    "UPDATE \"\(table)\" SET \"\(column)\" = \(value) WHERE \"\(try #require(key[table]))\" = '1'")
                let lines = Lines()
                let archive = try SQLiteArchive(folder: folder.path, reportDamage: lines.add)
                #expect(try keys(of: table, in: archive) == ["2"], "\(column) = \(value)")
                let reported = lines.all
                #expect(
                    reported.count == 1 && reported[0].hasPrefix("\(table) 1: ") && reported[0].contains(column),
                    "\(reported)")
                #expect(reported.allSatisfy { !$0.contains("\n") })
                // What is read again takes its place.
                try fill(archive)
                if column != "firstSeen" { #expect(try keys(of: table, in: archive) == ["1", "2"], "\(column)") }
            }
        }
    }

    @Test("with an impossible date count neither as an edition nor as the published site")
    func moments() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            try archive.store(edition: EditionRecord(moment: hour(1), articles: ["1"]))
            try archive.store(
                siteState: SiteState(
                    moment: hour(1), fingerprint: "f",
                    figures: EditionFigures(articles: 1, promotions: 0, stories: 1, placed: 0, editions: [])))
            try damaged(
                folder,
                """
                INSERT INTO edition VALUES (-1e300), (1e300), ('x'); INSERT INTO told VALUES (-1e300, '2');
                UPDATE standing SET moment = 1e300
                """)
            #expect(try archive.edition(before: hour(2))?.articles == ["1"])
            #expect(try archive.siteState() == nil)
        }
    }

    @Test("is named a few times and then counted, without what an address may keep secret")
    func many() async throws {
        try await withTemporaryFolder { folder in
            let lines = Lines()
            let archive = try SQLiteArchive(folder: folder.path, reportDamage: lines.add)
            try archive.store(articles: (1...9).map { article("\($0)") }, records: [])
            let url = "https://ada:secret@a.example/i.jpg?token=secret"
            try archive.store(
                pictures: [PictureRecord(url: url, lastAttempt: hour(1), isSettled: true)], shown: [], robots: [],
                at: hour(1))
            try damaged(folder, "UPDATE article SET firstSeen = 1e300 WHERE id < '9'; UPDATE picture SET failures = -1")
            #expect(try archive.articles(since: .distantPast).map(\.id) == ["9"])
            #expect(try archive.pictures(at: [url]).isEmpty)
            let reported = lines.all
            #expect(reported.count == 5 && reported[3] == "article: 5 more", "\(reported)")
            #expect(reported.last?.hasPrefix("picture a.example/i.jpg: failures") == true, "\(reported)")
        }
    }

    @Test("doesn't keep a feed from continuing under another id, nor days and marks from being stored")
    func writing() async throws {
        try await withTemporaryFolder { folder in
            let archive = try SQLiteArchive(folder: folder.path)
            try archive.store(articles: [article("1", source: "old"), article("2", source: "old")], records: [])
            _ = try archive.expire(["1", "2"], at: hour(1), forgettingMarkedBefore: hour(0))
            try damaged(
                folder,
                """
                UPDATE article SET alsoIn = 'other', source = NULL WHERE id = '1';
                UPDATE expiry SET since = 'x'; INSERT INTO day VALUES ('2023-03-01', 7)
                """)
            try archive.rename(source: "old", to: "new")
            _ = try archive.expire(["1", "2"], at: hour(1), forgettingMarkedBefore: hour(0))
            try archive.store(
                days: [Day(id: "2023-03-01", isOver: true, headlines: [], stories: [], articles: 3)])
            #expect(try archive.articles(since: .distantPast).map(\.source) == ["new"])
        }
    }
}

private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
}
