import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import Synchronization
import TestSupport
import Testing

@testable import PostgresArchiving

/// A row that no archive can have written is named and left out; all others are read. Workers write some of them, and
/// whoever else may write to the database.
@Suite("A damaged row of a database", .needsPostgres)
struct DamagedRowTests {
    private let address: String

    init() throws { address = try PostgresServer.shared().database() }

    private func execute(_ sql: String) throws { try PostgresServer.shared().execute(sql, in: address) }

    private func archive(_ lines: DamageLines) throws -> PostgresArchive {
        try PostgresArchive(#require(PostgresAddress(address)), reportDamage: lines.add)
    }

    private func handed(_ source: String) -> WorkerResult {
        let items = ["1", "2"].map { FeedItem(identifier: $0, title: $0, published: hour(0)) }
        return WorkerResult(
            key: WorkerResult.Key(source: source, moment: hour(1)),
            answer: .read(format: "RSS 2.0", items: items.count, problem: nil),
            feed: Feed(format: "RSS 2.0", items: items), record: fullRecord(source), isAnswered: true,
            serverTime: hour(1), isNewlyFailing: false)
    }

    /// Two of everything, of which the first is damaged.
    private func fill(_ archive: PostgresArchive) throws {
        try archive.list(["1": "a", "2": "b"])
        _ = try archive.claim(9, of: nil, by: "worker", askedBefore: hour(1), for: 10_000)
        _ = try archive.submit([handed("1"), handed("2")], by: "worker")
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
            pictures: ["1", "2"].map { PictureRecord(url: $0, lastAttempt: hour(1), isSettled: true) }, shown: [],
            robots: [], at: hour(1))
        try archive.store(modelAnswers: ["1": "a", "2": "b"], at: hour(1), forgettingBefore: hour(0))
    }

    private func keys(of table: String, in archive: PostgresArchive) throws -> [String] {
        switch table {
        case "article": try archive.articles(since: .distantPast).map(\.id)
        case "feed": try archive.records().keys.sorted()
        case "story": try archive.storyRecords().map(\.id)
        case "thread": try archive.threadRecords().map(\.id)
        case "permalink": try archive.permalinks().map(\.path)
        case "page": try archive.pages().keys.sorted()
        case "robots": try archive.robots(of: ["1", "2"], since: .distantPast).map(\.origin)
        case "picture": try archive.pictures(at: ["1", "2"]).keys.sorted()
        case "modelAnswer": try archive.modelAnswers(to: ["1", "2"]).keys.sorted()
        case "reading": try archive.workerResults().map(\.key.source).sorted()
        default:
            try archive.workerResults().flatMap { $0.feed?.items.compactMap(\.identifier) ?? [] }.filter { $0 != "1" }
        }
    }

    private static let moments = ["'NaN'", "'-Infinity'", "'Infinity'", "1e300", "-1e300"]

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
        Damage("article", ["published", "updated", "firstSeen"], moments),
        Damage("article", ["latitude", "longitude"], moments),
        Damage("article", ["title", "source", "summary", "text", "firstSeen"], ["NULL"]),
        Damage("article", ["comments", "views"], ["-1"]),
        Damage("feed", ["notBefore", "lastAttempt", "lastSuccess", "lastRead", "newestItem"], moments),
        Damage("feed", ["failures", "items"], ["-1"]), Damage("feed", ["failures", "isGone"], ["NULL"]),
        Damage("feed", ["failureStage"], ["'dreaming'"]), Damage("feed", ["failureReason", "problem"], ["'{'"]),
        Damage("story", ["firstShown", "lastShown", "latitude"], moments), Damage("story", ["publishers"], ["-1"]),
        Damage("story", ["lead"], ["NULL"]), Damage("thread", ["firstShown"], moments),
        Damage("permalink", ["moment"], moments),
        Damage("permalink", ["title"], ["NULL"]), Damage("page", ["lastAttempt"], moments),
        Damage("page", ["failures"], ["-1", "NULL"]), Damage("page", ["failureStage"], ["'dreaming'"]),
        Damage("robots", ["fetched"], ["'NaN'", "1e300"]), Damage("robots", ["text"], ["NULL"]),
        Damage("robots", ["lifetime"], ["'NaN'", "-1", "1e300"]),
        Damage("picture", ["lastAttempt", "lastShown"], moments),
        Damage("picture", ["width", "height"], ["-1", "1000000000000"]),
        Damage("modelAnswer", ["used"], moments), Damage("reading", ["serverTime", "until"], moments),
        Damage("reading", ["answer"], ["'perhaps'", "'failed'"]), Damage("reading", ["failureStage"], ["'dreaming'"]),
        Damage("reading", ["record"], ["'{'", "'{}'", "NULL"]), Damage("reading", ["problem"], ["'{'"]),
        Damage("item", ["published", "updated", "latitude", "longitude"], moments),
        Damage("item", ["comments", "views"], ["-1"]),
    ]

    @Test(
        "is named with its column, and left out",
        arguments: Self.damages)
    func damage(_ damage: Damage) throws {
        let key = [
            "article": "id", "feed": "source", "story": "id", "thread": "id", "permalink": "path", "page": "article",
            "robots": "origin", "picture": "url", "modelAnswer": "question", "reading": "source", "item": "source",
        ]
        let (table, columns, values) = (damage.table, damage.columns, damage.values)
        let lines = DamageLines()
        let archive = try archive(lines)
        try fill(archive)
        let keyColumn = try #require(key[table])
        try execute("CREATE TABLE pulse_sound AS SELECT * FROM pulse.\"\(table)\"")
        for (column, value) in columns.flatMap({ column in values.map { (column, $0) } }) {
            lines.clear()
            try execute("DELETE FROM pulse.\"\(table)\"; INSERT INTO pulse.\"\(table)\" SELECT * FROM pulse_sound")
            let place = table == "item" ? " AND place = 0" : ""
            try execute(
                """
                ALTER TABLE pulse."\(table)" ALTER "\(column)" DROP NOT NULL;
                UPDATE pulse."\(table)" SET "\(column)" = \(value) WHERE "\(keyColumn)" = '1'\(place)
                """)
            #expect(try keys(of: table, in: archive) == (table == "item" ? ["2", "2"] : ["2"]), "\(column) = \(value)")
            let reported = lines.all
            let name = table == "item" ? "item 1 0" : "\(table) 1"
            #expect(
                reported.count == 1 && reported[0].hasPrefix("\(name): ") && reported[0].contains(column),
                "\(column): \(reported)")
        }
    }

    @Test("from a worker has its feed requested in full again, and doesn't keep workers from requesting it")
    func workers() throws {
        let damage = DamageLines()
        let archive = try archive(damage)
        try fill(archive)
        try execute("UPDATE pulse.item SET published = 'NaN' WHERE source = '1' AND place = 0")
        let taken = try archive.workerResults()
        #expect(taken.map { $0.feed?.items.count } == [1, 2])
        #expect(taken[0].record.validators == nil && taken[1].record.validators == fullRecord("2").validators)
        try archive.store(articles: [], records: [], taking: taken.map(\.key))
        #expect(try archive.workerResults().isEmpty)
        // One at a moment that never was is not the latest.
        _ = try archive.submit([handed("1")], by: "worker")
        try execute(
            """
            INSERT INTO pulse.reading (source, moment, answer, "isAnswered", "isNewlyFailing", record)
            VALUES ('1', 'NaN', 'read', true, false, '{'), ('2', 1, 'read', true, false, '{');
            UPDATE pulse.host SET asked = '-infinity', until = '-infinity', worker = NULL;
            UPDATE pulse.task SET asked = '-infinity'
            """)
        damage.clear()
        let claim = try archive.claim(9, of: nil, by: "other", askedBefore: hour(1), for: 10_000)
        #expect(claim.feeds == ["1", "2"])
        #expect(claim.records["2"] == fullRecord("2"))
        #expect(damage.all.count == 1 && damage.all[0].hasPrefix("reading 2: record"), "\(damage.all)")
    }

    @Test("with an impossible time isn't an edition")
    func moments() throws {
        let archive = try archive(DamageLines())
        try archive.store(edition: EditionRecord(moment: hour(1), articles: ["1"]))
        try execute("INSERT INTO pulse.edition VALUES ('NaN'), ('-Infinity'), (-1e300), (1e300)")
        #expect(try archive.edition(before: hour(2))?.moment == hour(1))
    }

    @Test("is found by a check")
    func check() throws {
        try fill(archive(DamageLines()))
        let address = try #require(PostgresAddress(address))
        #expect(try PostgresCheck(address).problems.isEmpty)
        try execute("UPDATE pulse.item SET published = 'NaN'; UPDATE pulse.story SET \"firstShown\" = 1e300")
        let problems = try PostgresCheck(address).problems
        #expect(problems.contains { $0.hasPrefix("item 1 0: published") }, "\(problems)")
        #expect(problems.contains { $0.hasPrefix("story 1: firstShown") }, "\(problems)")
    }
}

private final class DamageLines: Sendable {
    private let lines = Mutex<[String]>([])

    var all: [String] { lines.withLock { $0 } }

    @Sendable func add(_ line: String) { lines.withLock { $0.append(line) } }
    func clear() { lines.withLock { $0 = [] } }
}
