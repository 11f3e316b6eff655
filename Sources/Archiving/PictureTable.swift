internal import Foundation
internal import GRDB
internal import Newsroom

/// Publishers' pictures as rows of `picture`.
enum PictureTable {
    static func records(at addresses: [String], in db: Database) throws -> [String: PictureRecord] {
        let statement = try db.makeStatement(
            sql: "SELECT path, width, height, bytes, lastAttempt, failures, isSettled FROM picture WHERE url = ?")
        var records: [String: PictureRecord] = [:]
        for address in addresses {
            guard let row = try Row.fetchOne(statement, arguments: [address]) else { continue }
            var picture: Picture?
            if let path = row[0] as String?, let width = row[1] as Int?, let height = row[2] as Int?,
                let bytes = row[3] as Data?
            {
                picture = Picture(path: path, width: width, height: height, bytes: [UInt8](bytes))
            }
            records[address] = PictureRecord(
                url: address, picture: picture, lastAttempt: Date(timeIntervalSinceReferenceDate: row[4]),
                failures: row[5], isSettled: row[6])
        }
        return records
    }

    static func remember(_ records: [PictureRecord], at now: Date, in db: Database) throws {
        let statement = try db.makeStatement(
            sql: """
                INSERT OR REPLACE INTO picture
                    (url, path, width, height, bytes, lastAttempt, failures, isSettled, lastShown)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for record in records {
            try statement.execute(arguments: [
                record.url, record.picture?.path, record.picture?.width, record.picture?.height,
                record.picture.map { Data($0.bytes) }, record.lastAttempt.timeIntervalSinceReferenceDate,
                record.failures, record.isSettled, now.timeIntervalSinceReferenceDate,
            ])
        }
    }

    /// At most once a day, so that a run an hour does not write every row.
    static func markShown(_ addresses: [String], at now: Date, in db: Database) throws {
        let moment = now.timeIntervalSinceReferenceDate
        let statement = try db.makeStatement(
            sql: "UPDATE picture SET lastShown = ? WHERE url = ? AND lastShown < ?")
        for address in addresses { try statement.execute(arguments: [moment, address, moment - 86_400]) }
    }

    static func forget(before date: Date, in db: Database) throws {
        try db.execute(
            sql: "DELETE FROM picture WHERE lastShown < ?", arguments: [date.timeIntervalSinceReferenceDate])
    }
}
