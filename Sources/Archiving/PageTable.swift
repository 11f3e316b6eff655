internal import Foundation
internal import GRDB
internal import Newsroom

/// What articles' own pages gave, as rows of `page`.
enum PageTable {
    static func pages(in db: Database) throws -> [Article.ID: ArticlePage] {
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT article, text, image, authors, lastAttempt, failures, failureStage, failureSource, failureReason,
                    isSettled
                FROM page
                """)
        var pages: [Article.ID: ArticlePage] = [:]
        while let row = try rows.next() {
            var failure: Failure?
            if let stage = row[6] as String?, let source = row[7] as String?, let reason = row[8] as String? {
                failure = Failure(stage: stage, source: source, reason: reason)
            }
            let page = ArticlePage(
                article: row[0], text: row[1], image: row[2], authors: ListColumn.list(of: row[3]),
                lastAttempt: Date(timeIntervalSinceReferenceDate: row[4]), failures: row[5], lastFailure: failure,
                isSettled: row[9])
            pages[page.article] = page
        }
        return pages
    }

    static func remember(_ pages: [ArticlePage], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO page (article, text, image, authors, lastAttempt, failures, failureStage,
                    failureSource, failureReason, isSettled)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for page in pages {
            try statement.execute(arguments: [
                page.article, page.text, page.image, ListColumn.text(of: page.authors),
                page.lastAttempt.timeIntervalSinceReferenceDate, page.failures, page.lastFailure?.stage,
                page.lastFailure?.source, page.lastFailure?.reason, page.isSettled,
            ])
        }
    }

    /// Forgets the pages of articles that are no longer known.
    static func forgetStrays(in db: Database) throws {
        try db.execute(sql: "DELETE FROM page WHERE article NOT IN (SELECT id FROM article)")
    }
}
