internal import Archiving
internal import Foundation
internal import GRDB
internal import Newsroom

/// The tables `article` and `sighting`: all known articles, and when each was last seen.
enum ArticleTable {
    static func articles(since date: Date, in db: Database, leaving damage: DamagedRows) throws -> [Article] {
        // SQL's min() is NULL if any argument is; the article is then undated.
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT \(list(Article.allColumns))
                FROM article LEFT JOIN sighting ON sighting.article = article.id
                WHERE lastSeen >= :date OR coalesce(min(published, firstSeen), firstSeen) >= :date
                """, arguments: ["date": date.timeIntervalSinceReferenceDate])
        var articles: [Article] = []
        while let row = try rows.next() {
            do { articles.append(try Article(reading: RowColumns(row: row))) } catch {
                let id = try? row.decode(String?.self, atIndex: 0)
                damage.skip("article", id, "\(DamagedValue(decoding: error))")
            }
        }
        // Sort here rather than in SQL, because SQLite would carry the texts through its sorter.
        return articles.sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
    }

    /// Stores articles; unchanged ones cause no write.
    static func store(_ articles: [Article], in db: Database) throws {
        let own = Article.ownColumns
        let replaced = Article.replacedColumns
        let content = try db.makeStatement(
            sql: """
                INSERT INTO article (\(list(own))) VALUES (\(own.map { _ in "?" }.joined(separator: ", ")))
                ON CONFLICT (id) DO UPDATE SET
                    \(replaced.map { "\($0) = excluded.\($0)" }.joined(separator: ", "))
                WHERE (\(list(replaced)))
                   IS NOT (\(replaced.map { "excluded.\($0)" }.joined(separator: ", ")))
                """)
        let sighting = try db.makeStatement(
            sql: """
                INSERT INTO sighting (article, lastSeen) VALUES (?, ?)
                ON CONFLICT (article) DO UPDATE SET lastSeen = excluded.lastSeen WHERE lastSeen < excluded.lastSeen
                """)
        for article in articles {
            try content.execute(arguments: StatementArguments(article.row.map(\.databaseValue)))
            try sighting.execute(arguments: StatementArguments(article.sighting.map(\.databaseValue)))
        }
    }

    /// Replaces one source with another in all articles, whatever its position among their sources.
    static func rename(source old: String, to new: String, in db: Database) throws {
        try db.execute(sql: "UPDATE article SET source = ? WHERE source = ?", arguments: [new, old])
        // Decode instead of subscripting, because GRDB's subscripts crash on damaged values. Such an article is skipped
        // wherever it is read.
        let rows = try Row.fetchAll(db, sql: "SELECT id, source, alsoIn FROM article WHERE alsoIn IS NOT NULL")
        for row in rows.compactMap({ try? Sources(row: $0) }) {
            let list = ListColumn.list(of: row.alsoIn)
            guard list.contains(old) || list.contains(row.source) else { continue }
            let others = list.map { $0 == old ? new : $0 }.filter { $0 != row.source }
            try db.execute(
                sql: "UPDATE article SET alsoIn = ? WHERE id = ?", arguments: [ListColumn.text(of: others), row.id])
        }
    }

    /// The columns with an article's sources.
    private struct Sources: Decodable, FetchableRecord {
        let id: String
        let source: String
        let alsoIn: String
    }

    private static func list(_ columns: [String]) -> String { columns.joined(separator: ", ") }
}
