internal import Archiving
internal import Foundation
internal import Newsroom

/// The table `expiry`: when articles expired.
enum ExpiryTable {
    /// Updates the marks, deletes the articles marked before a date, and returns their number.
    static func expire(
        _ articles: Set<Article.ID>, at moment: Date, forgettingMarkedBefore date: Date, in session: Session
    ) throws -> Int {
        let present = Parameter.real(moment.timeIntervalSinceReferenceDate)
        try session.query(
            """
            DELETE FROM expiry WHERE NOT EXISTS (SELECT FROM unnest($1::text[]) AS wanted(id) WHERE id = article)
            """, [.texts(articles)])
        // A mark in the future comes from a clock that ran fast; it is reset below.
        let forgotten = try session.rows(
            "DELETE FROM expiry WHERE since <= $1 AND since < $2 RETURNING article",
            [present, .real(date.timeIntervalSinceReferenceDate)]
        ) { try $0.text(at: 0) ?? "" }
        let count = try session.query("DELETE FROM article WHERE id = ANY ($1)", [.texts(forgotten)])
        try session.query(
            """
            INSERT INTO expiry (article, since) SELECT id, $2 FROM unnest($1::text[]) AS marked(id)
            ON CONFLICT (article) DO UPDATE SET since = excluded.since WHERE expiry.since > excluded.since
            """, [.texts(articles.subtracting(forgotten)), present])
        return count
    }
}
