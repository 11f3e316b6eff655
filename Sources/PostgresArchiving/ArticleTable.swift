internal import Archiving
internal import Foundation
internal import Newsroom

/// The tables `article` and `sighting`: all known articles, and when each was last seen.
enum ArticleTable {
    static func articles(since date: Date, in session: Session, leaving damage: DamagedRows) throws -> [Article] {
        // Unlike SQLite's min(), least() ignores NULL, so an undated article counts by when it was first seen.
        try session.rows(
            """
            SELECT \(Table.list(Article.allColumns))
            FROM article LEFT JOIN sighting ON sighting.article = article.id
            WHERE "lastSeen" >= $1 OR least(published, "firstSeen") >= $1
            """, [.real(date.timeIntervalSinceReferenceDate)]
        ) { row -> Article? in
            do { return try Article(reading: row) } catch {
                damage.skip("article", try row.text(at: 0), "\(DamagedValue(error))")
                return nil
            }
        }
        .compactMap(\.self).sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
    }

    /// Stores articles; unchanged ones cause no write.
    static func store(_ articles: [Article], in session: Session) throws {
        guard !articles.isEmpty else { return }
        let replaced = Table.replacing(Article.replacedColumns, in: "article", key: ["id"])
        var content = try ColumnBatch(
            into: Table("article", in: session), Article.ownColumns, conflict: replaced, in: session)
        let sighted = """
            ON CONFLICT (article) DO UPDATE SET "lastSeen" = excluded."lastSeen"
            WHERE sighting."lastSeen" < excluded."lastSeen"
            """
        var sightings = try ColumnBatch(
            into: Table("sighting", in: session), ["article", Article.sightingColumn], conflict: sighted, in: session)
        for article in articles {
            try content.append(article.row)
            try sightings.append(article.sighting)
        }
        try content.send()
        try sightings.send()
    }

    /// Replaces one source with another in all articles, whatever its position among their sources.
    static func rename(source old: String, to new: String, in session: Session) throws {
        try session.query("UPDATE article SET source = $2 WHERE source = $1", [.text(old), .text(new)])
        var (ids, lists) = (ColumnArray(of: .text), ColumnArray(of: .text))
        try session.query("SELECT id, source, \"alsoIn\" FROM article WHERE \"alsoIn\" IS NOT NULL") { row in
            let (source, list) = (try row.text(at: 1) ?? "", ListColumn.list(of: try row.text(at: 2) ?? ""))
            guard list.contains(old) || list.contains(source) else { return }
            ids.append(text: try row.text(at: 0) ?? "")
            let others = list.map { $0 == old ? new : $0 }.filter { $0 != source }
            try lists.append(ListColumn.text(of: others).map(ColumnValue.text) ?? .null)
        }
        try session.query(
            """
            UPDATE article SET "alsoIn" = list FROM unnest($1::text[], $2::text[]) AS changed(article, list)
            WHERE article.id = changed.article
            """, [ids.parameter, lists.parameter])
    }
}
