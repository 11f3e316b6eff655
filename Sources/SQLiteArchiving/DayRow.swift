internal import Archiving
internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `day`: the contents of a day's archive page as JSON. It never changes once the day is over.
struct DayRow: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "day"
    /// A stored day is never overwritten by an insert.
    static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .ignore)

    var id: String
    var content: String
}

extension DayRow {
    init(_ day: Day) throws { self.init(id: day.id, content: try DayColumn.text(of: day)) }

    /// Stores a day unless it is already complete. If it was closed too early, it is marked, and replaced later.
    static func store(_ day: Day, in db: Database) throws {
        let stored = try StoredDay.fetchOne(
            db, sql: "SELECT id, CAST(coalesce(content, '') AS BLOB) AS content FROM day WHERE id = ?",
            arguments: [day.id])
        let known = stored.flatMap { DayColumn.day(of: $0.content) }
        guard let next = DayColumn.next(day, knowing: known) else { return }
        if known == nil { try DayRow(next).insert(db) } else { try DayRow(next).update(db) }
    }
}

/// A row of `day` whose content may be damaged, so it is read as raw bytes.
struct StoredDay: Decodable, FetchableRecord {
    let id: String
    let content: Data
}
