internal import Foundation
internal import GRDB
internal import Newsroom

/// The tables `article` and `sighting`.
enum ArticleTable {
    private typealias Column = ArticleRow.Column

    static func articles(since date: Date, in db: Database) throws -> [Article] {
        // SQL's min() is NULL when one argument is: then the article is undated.
        let rows = try ArticleRow.fetchCursor(
            db,
            sql: """
                SELECT \(list(Column.allCases))
                FROM article JOIN sighting ON sighting.article = article.id
                WHERE lastSeen >= :date OR coalesce(min(published, firstSeen), firstSeen) >= :date
                """, arguments: ["date": date.timeIntervalSinceReferenceDate])
        var articles: [Article] = []
        while let row = try rows.next() { articles.append(row.article) }
        // Sorted here and not in SQL: SQLite would carry the texts through its sorter.
        return articles.sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
    }

    /// Writes the articles; unchanged ones cost no write.
    static func remember(_ articles: [Article], in db: Database) throws {
        let own = Column.own
        let replaced = Column.replaced
        let content = try db.makeStatement(
            sql: """
                INSERT INTO article (\(list(own))) VALUES (\(own.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET
                    \(replaced.map { "\($0.name) = excluded.\($0.name)" }.joined(separator: ", "))
                WHERE (\(list(replaced)))
                   IS NOT (\(replaced.map { "excluded.\($0.name)" }.joined(separator: ", ")))
                """)
        let sighting = try db.makeStatement(
            sql: """
                INSERT INTO sighting (article, lastSeen) VALUES (?, ?)
                ON CONFLICT (article) DO UPDATE SET lastSeen = excluded.lastSeen WHERE lastSeen < excluded.lastSeen
                """)
        for article in articles {
            let row = ArticleRow(article)
            try content.execute(arguments: StatementArguments(own.map(row.value)))
            try sighting.execute(arguments: StatementArguments([Column.id, .lastSeen].map(row.value)))
        }
    }

    static func forget(before date: Date, in db: Database) throws -> Int {
        try db.execute(
            sql: """
                DELETE FROM article
                WHERE coalesce(min(published, firstSeen), firstSeen) < :date
                AND (SELECT lastSeen FROM sighting WHERE sighting.article = article.id) < min(:date,
                    coalesce((SELECT lastRead FROM feed WHERE feed.source = article.source AND lastAttempt >= :date),
                        :date))
                """, arguments: ["date": date.timeIntervalSinceReferenceDate])
        let count = db.changesCount
        if count > 0 { try db.execute(sql: "DELETE FROM sighting WHERE article NOT IN (SELECT id FROM article)") }
        return count
    }

    private static func list(_ columns: [Column]) -> String { columns.map(\.name).joined(separator: ", ") }
}
