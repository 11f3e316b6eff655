internal import Archiving
internal import Foundation
internal import GRDB
internal import Newsroom

/// The tables `edition` and `told`: the times of the last edition and of the one before it, and the articles that each
/// showed.
enum EditionTable {
    static func record(before moment: Date, in db: Database) throws -> EditionRecord? {
        guard let last = try last(before: moment, in: db) else { return nil }
        let articles = try String.fetchSet(
            db, sql: "SELECT article FROM told WHERE edition = ? AND typeof(article) = 'text'",
            arguments: [last.timeIntervalSinceReferenceDate])
        return EditionRecord(moment: last, articles: articles)
    }

    /// Stores an edition and deletes all others except its predecessor.
    static func store(_ record: EditionRecord, in db: Database) throws {
        let before = try last(before: record.moment, in: db)?.timeIntervalSinceReferenceDate
        for table in ["edition WHERE moment", "told WHERE edition"] {
            try db.execute(sql: "DELETE FROM \(table) IS NOT ?", arguments: [before])
        }
        try EditionRow(moment: record.moment).insert(db)
        let insertion = try db.makeStatement(sql: "INSERT INTO told (edition, article) VALUES (?, ?)")
        for article in record.articles.sorted() {
            try insertion.execute(arguments: [record.moment.timeIntervalSinceReferenceDate, article])
        }
    }

    private static func last(before moment: Date, in db: Database) throws -> Date? {
        try EditionRow.fetchOne(
            db,
            sql: """
                SELECT moment FROM edition WHERE moment >= ? AND moment < ? AND typeof(moment) IN ('real', 'integer')
                ORDER BY moment DESC LIMIT 1
                """, arguments: [RowCheck.dates.lowerBound, moment.timeIntervalSinceReferenceDate])?.moment
    }
}
