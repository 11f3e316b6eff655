internal import Archiving
internal import Foundation
internal import GRDB
internal import Newsroom

/// The table `expiry`: when articles expired.
enum ExpiryTable {
    /// Updates the marks, deletes the articles marked before a date, and returns their number.
    static func expire(
        _ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date, in db: Database
    ) throws -> Int {
        let present = moment.timeIntervalSinceReferenceDate
        var marked: [Article.ID: Double] = [:]
        for row in try Row.fetchAll(db, sql: "SELECT article, since FROM expiry") {
            // Ignore damaged rows; the article is marked again.
            guard let article = try? row.decode(String.self, forColumn: "article"),
                let since = try? row.decode(Double.self, forColumn: "since"), RowCheck.dates.contains(since)
            else { continue }
            marked[article] = since
        }
        let unmark = try db.makeStatement(sql: "DELETE FROM expiry WHERE article = ?")
        let mark = try db.makeStatement(
            sql:
                "INSERT INTO expiry (article, since) VALUES (?, ?) ON CONFLICT (article) DO UPDATE SET since = excluded.since"
        )
        let forget = try db.makeStatement(sql: "DELETE FROM article WHERE id = ?")
        for article in marked.keys where !articles.contains(article) { try unmark.execute(arguments: [article]) }
        var count = 0
        for article in articles {
            // A mark in the future comes from a clock that ran fast, so set it again.
            guard let since = marked[article], since <= present else {
                try mark.execute(arguments: [article, present])
                continue
            }
            guard since < date.timeIntervalSinceReferenceDate else { continue }
            try forget.execute(arguments: [article])
            count += db.changesCount
            try unmark.execute(arguments: [article])
        }
        return count
    }
}
