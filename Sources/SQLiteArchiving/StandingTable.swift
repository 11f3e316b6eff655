internal import Archiving
internal import GRDB
internal import Newsroom

/// The table `standing`: the site as it stands, while nothing has been remembered that it does not show.
enum StandingTable {
    /// What cannot be read is made again.
    static func standing(in db: Database) throws -> StandingSite? { (try? soundRow(in: db))?.site }

    private static func soundRow(in db: Database) throws -> StandingRow? {
        let row = try StandingRow.fetchOne(db)
        try row?.check()
        return row
    }

    static func remember(_ standing: StandingSite, in db: Database) throws { try StandingRow(standing).insert(db) }

    static func clear(in db: Database) throws { try db.execute(sql: "DELETE FROM standing") }
}
