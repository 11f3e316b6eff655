internal import Foundation
internal import GRDB
internal import Newsroom

/// Hosts' robots.txt as rows of `robots`.
enum RobotsTable {
    static func records(in db: Database) throws -> [RobotsRecord] {
        try Row.fetchAll(db, sql: "SELECT origin, text, fetched FROM robots ORDER BY origin").map { row in
            RobotsRecord(origin: row[0], text: row[1], fetched: Date(timeIntervalSinceReferenceDate: row[2]))
        }
    }

    static func remember(_ records: [RobotsRecord], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: "INSERT OR REPLACE INTO robots (origin, text, fetched) VALUES (?, ?, ?)")
        for record in records {
            try statement.execute(
                arguments: [record.origin, record.text, record.fetched.timeIntervalSinceReferenceDate])
        }
    }

    static func forget(before date: Date, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM robots WHERE fetched < ?", arguments: [date.timeIntervalSinceReferenceDate])
    }
}
