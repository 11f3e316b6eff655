internal import Foundation
internal import GRDB
internal import Newsroom

/// The table `standing`: the site as it stands, while nothing has been remembered that it does not show.
enum StandingTable {
    static func standing(in db: Database) throws -> StandingSite? {
        guard let row = try Row.fetchOne(db, sql: "SELECT moment, fingerprint, figures FROM standing"),
            let moment = Double.fromDatabaseValue(row["moment"]),
            let fingerprint = String.fromDatabaseValue(row["fingerprint"]),
            let text = String.fromDatabaseValue(row["figures"]),
            // What cannot be read is made again.
            let figures = try? JSONDecoder().decode(EditionFigures.self, from: Data(text.utf8))
        else { return nil }
        return StandingSite(
            moment: Date(timeIntervalSinceReferenceDate: moment), fingerprint: fingerprint, figures: figures)
    }

    static func remember(_ standing: StandingSite, in db: Database) throws {
        try db.execute(
            sql: "INSERT OR REPLACE INTO standing (only, moment, fingerprint, figures) VALUES (0, ?, ?, ?)",
            arguments: [
                standing.moment.timeIntervalSinceReferenceDate, standing.fingerprint,
                String(decoding: try JSONEncoder().encode(standing.figures), as: UTF8.self),
            ])
    }

    static func clear(in db: Database) throws { try db.execute(sql: "DELETE FROM standing") }
}
