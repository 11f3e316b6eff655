internal import Foundation
internal import GRDB
internal import Newsroom

/// Feed records as rows of `feed`.
enum FeedTable {
    static func records(in db: Database) throws -> [FeedSource.ID: FeedRecord] {
        let rows = try Row.fetchAll(db, sql: "SELECT * FROM feed")
        return Dictionary(rows.map { ($0["source"], record(of: $0)) }, uniquingKeysWith: { first, _ in first })
    }

    static func remember(_ records: [FeedRecord], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO feed (source, entityTag, lastModified, movedTo, isGone, failures, failureStage,
                    failureReason, notBefore, lastAttempt, lastSuccess, lastRead, format, problem, items,
                    newestItem)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for record in records {
            try statement.execute(arguments: [
                record.source, record.validators?.entityTag, record.validators?.lastModified, record.movedTo,
                record.isGone, record.failures, record.lastFailure?.stage, record.lastFailure?.reason,
                record.notBefore?.timeIntervalSinceReferenceDate, record.lastAttempt?.timeIntervalSinceReferenceDate,
                record.lastSuccess?.timeIntervalSinceReferenceDate, record.lastRead?.timeIntervalSinceReferenceDate,
                record.format, record.problem, record.items, record.newestItem?.timeIntervalSinceReferenceDate,
            ])
        }
    }

    private static func record(of row: Row) -> FeedRecord {
        func date(_ column: String) -> Date? {
            (row[column] as Double?).map(Date.init(timeIntervalSinceReferenceDate:))
        }
        var record = FeedRecord(source: row["source"])
        let validators = Validators(entityTag: row["entityTag"], lastModified: row["lastModified"])
        record.validators = validators == Validators() ? nil : validators
        record.movedTo = row["movedTo"]
        record.isGone = row["isGone"]
        record.failures = row["failures"]
        if let stage: String = row["failureStage"], let reason: String = row["failureReason"] {
            record.lastFailure = Failure(stage: stage, source: record.source, reason: reason)
        }
        record.notBefore = date("notBefore")
        record.lastAttempt = date("lastAttempt")
        record.lastSuccess = date("lastSuccess")
        record.lastRead = date("lastRead")
        record.format = row["format"]
        record.problem = row["problem"]
        record.items = row["items"]
        record.newestItem = date("newestItem")
        return record
    }
}
