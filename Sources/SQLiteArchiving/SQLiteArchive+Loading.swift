public import Archiving
public import Foundation
internal import GRDB
public import Newsroom

extension SQLiteArchive: Archive {
    public func records() throws(ArchiveError) -> [FeedSource.ID: FeedRecord] {
        try reading { db, damage in
            let records = try FeedRow.undamaged(in: db, leaving: damage).map(\.record)
            return Dictionary(records.map { ($0.source, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func articles(since date: Date) throws(ArchiveError) -> [Article] {
        try reading { db, damage in try ArticleTable.articles(since: date, in: db, leaving: damage) }
    }

    public func stories() throws(ArchiveError) -> [Article.ID: Story.ID] {
        try reading { db in try MembershipTable.stories(in: db) }
    }

    public func storyRecords() throws(ArchiveError) -> [StoryRecord] {
        try reading { db, damage in try StoryRow.undamaged(in: db, "ORDER BY id", leaving: damage).map(\.record) }
    }

    public func threadRecords() throws(ArchiveError) -> [ThreadRecord] {
        try reading { db, damage in try ThreadRecord.undamaged(in: db, "ORDER BY id", leaving: damage) }
    }

    public func permalinks() throws(ArchiveError) -> [Permalink] {
        try reading { db, damage in try Permalink.undamaged(in: db, "ORDER BY path", leaving: damage) }
    }

    public func edition(before moment: Date) throws(ArchiveError) -> EditionRecord? {
        try reading { db in try EditionTable.record(before: moment, in: db) }
    }

    public func siteState() throws(ArchiveError) -> SiteState? {
        try reading { db in try SiteStateTable.siteState(in: db) }
    }

    public func pages() throws(ArchiveError) -> [Article.ID: ArticlePage] {
        try reading { db, damage in
            let pages = try PageRow.undamaged(in: db, leaving: damage).map(\.page)
            return Dictionary(pages.map { ($0.article, $0) }, uniquingKeysWith: { first, _ in first })
        }
    }

    public func robots(of origins: [String], since date: Date) throws(ArchiveError) -> [RobotsRecord] {
        try reading { db, damage in
            let statement = try db.makeStatement(sql: "SELECT * FROM robots WHERE origin = ? AND fetched > ?")
            return try Set(origins).sorted().flatMap { origin in
                try RobotsRow.undamaged(
                    Row.fetchCursor(statement, arguments: [origin, date.timeIntervalSinceReferenceDate]),
                    leaving: damage
                ).map(\.record)
            }
        }
    }

    public func days() throws(ArchiveError) -> ArchivedDays {
        try reading { db in
            let rows = try StoredDay.fetchAll(
                db, sql: "SELECT id, CAST(coalesce(content, '') AS BLOB) AS content FROM day ORDER BY id")
            let days = rows.map { (id: $0.id, day: DayColumn.day(of: $0.content)) }
            return ArchivedDays(days.compactMap(\.day), damaged: days.filter { $0.day == nil }.map(\.id))
        }
    }

    public func pictures(at addresses: [String]) throws(ArchiveError) -> [String: PictureRecord] {
        try reading { db, damage in
            // Load pictures one by one, because all together would be in memory twice.
            let statement = try db.makeStatement(sql: "SELECT * FROM picture WHERE url = ?")
            var records: [String: PictureRecord] = [:]
            for address in addresses {
                records[address] = try PictureRow.undamaged(
                    Row.fetchCursor(statement, arguments: [address]), leaving: damage
                ).first?.record
            }
            return records
        }
    }

    public func modelAnswers(to questions: [String]) throws(ArchiveError) -> [String: String] {
        try reading { db, damage in
            let statement = try db.makeStatement(sql: "SELECT * FROM modelAnswer WHERE question = ?")
            var answers: [String: String] = [:]
            for question in questions {
                answers[question] = try ModelAnswerRow.undamaged(
                    Row.fetchCursor(statement, arguments: [question]), leaving: damage
                ).first?.answer
            }
            return answers
        }
    }
}
