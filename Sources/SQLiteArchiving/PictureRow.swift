internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `picture`: a publisher's picture, or why there is none.
struct PictureRow: ArchiveRow {
    static let databaseTableName = "picture"

    var url: String
    var path: String?
    var width: Int?
    var height: Int?
    var bytes: Data?
    var lastAttempt: Date
    var failures: Int
    var isSettled: Bool
    var lastShown: Date
}

extension PictureRow {
    init(_ record: PictureRecord, at now: Date) {
        self.init(
            url: record.url, path: record.picture?.path, width: record.picture?.width,
            height: record.picture?.height, bytes: (record.picture?.bytes).map { Data($0) },
            lastAttempt: record.lastAttempt, failures: record.failures, isSettled: record.isSettled, lastShown: now)
    }

    var record: PictureRecord {
        var picture: Picture?
        if let path, let width, let height, let bytes {
            picture = Picture(path: path, width: width, height: height, bytes: [UInt8](bytes))
        }
        return PictureRecord(
            url: url, picture: picture, lastAttempt: lastAttempt, failures: failures, isSettled: isSettled)
    }
}

/// A row of `day`: the content of the archive's page of a day, as JSON. It never changes once the day is over.
struct DayRow: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "day"
    /// A day that is already stored stays as it is.
    static let persistenceConflictPolicy = PersistenceConflictPolicy(insert: .ignore)

    var id: String
    var content: String
}

extension DayRow {
    init(_ day: Day) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.init(id: day.id, content: String(decoding: try encoder.encode(day), as: UTF8.self))
    }
}

extension DayRow {
    /// A day that is over stays as it is. One that turns out not to be over is marked as such, and gives way once it is.
    static func remember(_ day: Day, in db: Database) throws {
        let stored = try StoredDay.fetchOne(db, sql: "SELECT * FROM day WHERE id = ?", arguments: [day.id])
        let known = stored.flatMap { try? JSONDecoder().decode(Day.self, from: $0.content) }
        guard var known else {
            if day.isOver { try DayRow(day).insert(db) }
            return
        }
        switch (known.isOver, day.isOver) {
        case (true, true), (false, false): return
        case (false, true): try DayRow(day).update(db)
        case (true, false):
            known.isOver = false
            try DayRow(known).update(db)
        }
    }
}

/// A row of `day` whose content may be damaged: any bytes at all.
struct StoredDay: Decodable, FetchableRecord {
    let id: String
    let content: Data
}
