internal import Foundation
internal import GRDB
internal import Newsroom

/// What is remembered of stories with a page, as rows of `story`.
enum StoryRecordTable {
    static func records(in db: Database) throws -> [StoryRecord] {
        let rows = try Row.fetchCursor(
            db, sql: "SELECT id, lead, firstShown, lastShown, movedTo FROM story ORDER BY id")
        var records: [StoryRecord] = []
        while let row = try rows.next() {
            records.append(
                StoryRecord(
                    id: row[0], lead: row[1], firstShown: Date(timeIntervalSinceReferenceDate: row[2]),
                    lastShown: Date(timeIntervalSinceReferenceDate: row[3]), movedTo: row[4]))
        }
        return records
    }

    static func remember(_ records: [StoryRecord], in db: Database) throws {
        let statement = try db.makeStatement(
            sql: "INSERT OR REPLACE INTO story (id, lead, firstShown, lastShown, movedTo) VALUES (?, ?, ?, ?, ?)")
        for record in records {
            try statement.execute(arguments: [
                record.id, record.lead, record.firstShown.timeIntervalSinceReferenceDate,
                record.lastShown.timeIntervalSinceReferenceDate, record.movedTo,
            ])
        }
    }

    static func forget(before date: Date, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM story WHERE lastShown < ?", arguments: [date.timeIntervalSinceReferenceDate])
    }
}
