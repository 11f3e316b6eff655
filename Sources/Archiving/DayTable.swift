internal import Foundation
internal import GRDB
internal import Newsroom

/// The archive's days as rows of `day`.
enum DayTable {
    static func days(in db: Database) throws -> [Day] {
        let decoder = JSONDecoder()
        return try String.fetchAll(db, sql: "SELECT content FROM day ORDER BY id").compactMap { content in
            try? decoder.decode(Day.self, from: Data(content.utf8))
        }
    }

    static func remember(_ days: [Day], in db: Database) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let statement = try db.makeStatement(sql: "INSERT OR IGNORE INTO day (id, content) VALUES (?, ?)")
        for day in days where day.isOver {
            let content = String(decoding: try encoder.encode(day), as: UTF8.self)
            try statement.execute(arguments: [day.id, content])
        }
    }

    /// A day is kept for as long as its articles may be: dates of this form sort as texts.
    static func forget(before date: Date, in db: Database) throws {
        let limit = String(date.formatted(.iso8601).prefix(10))
        try db.execute(sql: "DELETE FROM day WHERE id < ?", arguments: [limit])
    }
}
