internal import Foundation
internal import GRDB
internal import Newsroom

/// Articles as rows of `article` and `sighting`.
enum ArticleTable {
    static func articles(since date: Date, in db: Database) throws -> [Article] {
        // min() of SQL is NULL when an argument is: then the article is undated.
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, source, identifier, title, url, published, updated, firstSeen, lastSeen, authors, summary,
                       text, image, language, tags, enclosures, latitude, longitude, discussion, comments, views, licence
                FROM article JOIN sighting ON sighting.article = article.id
                WHERE lastSeen >= :date OR coalesce(min(published, firstSeen), firstSeen) >= :date
                """, arguments: ["date": date.timeIntervalSinceReferenceDate])
        var articles: [Article] = []
        while let row = try rows.next() { articles.append(article(of: row)) }
        // Sorted here rather than there: SQLite would carry the texts through its sorter.
        return articles.sorted { ($0.firstSeen, $0.id) < ($1.firstSeen, $1.id) }
    }

    static func remember(_ articles: [Article], in db: Database) throws {
        let content = try db.makeStatement(
            sql: """
                INSERT INTO article (id, source, identifier, title, url, published, updated, firstSeen, authors,
                    summary, text, image, language, tags, enclosures, latitude, longitude, discussion, comments, views,
                    licence)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (id) DO UPDATE SET
                    source = excluded.source, identifier = excluded.identifier, title = excluded.title,
                    url = excluded.url, published = excluded.published, updated = excluded.updated,
                    authors = excluded.authors, summary = excluded.summary, text = excluded.text,
                    image = excluded.image, language = excluded.language, tags = excluded.tags,
                    enclosures = excluded.enclosures, latitude = excluded.latitude, longitude = excluded.longitude,
                    discussion = excluded.discussion, comments = excluded.comments, views = excluded.views,
                    licence = excluded.licence
                WHERE (source, identifier, title, url, published, updated, authors, summary, text, image, language,
                       tags, enclosures, latitude, longitude, discussion, comments, views, licence)
                   IS NOT (excluded.source, excluded.identifier, excluded.title, excluded.url, excluded.published,
                       excluded.updated, excluded.authors, excluded.summary, excluded.text, excluded.image,
                       excluded.language, excluded.tags, excluded.enclosures, excluded.latitude, excluded.longitude,
                       excluded.discussion, excluded.comments, excluded.views, excluded.licence)
                """)
        let sighting = try db.makeStatement(
            sql: """
                INSERT INTO sighting (article, lastSeen) VALUES (?, ?)
                ON CONFLICT (article) DO UPDATE SET lastSeen = excluded.lastSeen WHERE lastSeen < excluded.lastSeen
                """)
        for article in articles {
            try content.execute(arguments: arguments(of: article))
            try sighting.execute(arguments: [article.id, article.lastSeen.timeIntervalSinceReferenceDate])
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

    private static func arguments(of article: Article) -> StatementArguments {
        [
            article.id, article.source, article.identifier, article.title, article.url,
            article.published?.timeIntervalSinceReferenceDate, article.updated?.timeIntervalSinceReferenceDate,
            article.firstSeen.timeIntervalSinceReferenceDate, ListColumn.text(of: article.authors), article.summary,
            article.text, article.image, article.language, ListColumn.text(of: article.tags),
            ListColumn.text(of: article.enclosures.map(EnclosureColumn.line(of:))), article.location?.latitude,
            article.location?.longitude, article.reception?.discussion, article.reception?.comments,
            article.reception?.views, article.licence,
        ]
    }

    private static func article(of row: Row) -> Article {
        Article(
            id: row[0], source: row[1], identifier: row[2], title: row[3], url: row[4],
            published: (row[5] as Double?).map(Date.init(timeIntervalSinceReferenceDate:)),
            updated: (row[6] as Double?).map(Date.init(timeIntervalSinceReferenceDate:)),
            firstSeen: Date(timeIntervalSinceReferenceDate: row[7]),
            lastSeen: Date(timeIntervalSinceReferenceDate: row[8]), authors: ListColumn.list(of: row[9]),
            summary: row[10], text: row[11], image: row[12], language: row[13], tags: ListColumn.list(of: row[14]),
            enclosures: ListColumn.list(of: row[15]).map(EnclosureColumn.enclosure(of:)),
            location: coordinates(latitude: row[16], longitude: row[17]),
            reception: reception(discussion: row[18], comments: row[19], views: row[20]), licence: row[21])
    }

    private static func reception(discussion: String?, comments: Int?, views: Int?) -> Reception? {
        let reception = Reception(discussion: discussion, comments: comments, views: views)
        return reception == Reception() ? nil : reception
    }

    private static func coordinates(latitude: Double?, longitude: Double?) -> Coordinates? {
        guard let latitude, let longitude else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }
}
