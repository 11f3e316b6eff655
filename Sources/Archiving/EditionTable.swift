internal import Foundation
internal import GRDB
internal import Newsroom

/// What editions had, as rows of `edition` and `told`.
enum EditionTable {
    /// The last edition that was made for a moment before this one. An edition made again for its own moment is compared
    /// with the same one as the first time.
    static func record(before moment: Date, in db: Database) throws -> EditionRecord? {
        let before = moment.timeIntervalSinceReferenceDate
        guard
            let last = try Double.fetchOne(
                db, sql: "SELECT max(moment) FROM edition WHERE moment < ?", arguments: [before])
        else { return nil }
        let articles = try String.fetchSet(db, sql: "SELECT article FROM told WHERE edition = ?", arguments: [last])
        return EditionRecord(moment: Date(timeIntervalSinceReferenceDate: last), articles: articles)
    }

    /// Remembers an edition and forgets all others but the one before it.
    static func remember(_ record: EditionRecord, in db: Database) throws {
        let moment = record.moment.timeIntervalSinceReferenceDate
        let before = try Double.fetchOne(
            db, sql: "SELECT max(moment) FROM edition WHERE moment < ?", arguments: [moment])
        for table in ["edition WHERE moment", "told WHERE edition"] {
            try db.execute(sql: "DELETE FROM \(table) IS NOT ?", arguments: [before])
        }
        try db.execute(sql: "INSERT INTO edition (moment) VALUES (?)", arguments: [moment])
        let statement = try db.makeStatement(sql: "INSERT INTO told (edition, article) VALUES (?, ?)")
        for article in record.articles.sorted() { try statement.execute(arguments: [moment, article]) }
    }
}
