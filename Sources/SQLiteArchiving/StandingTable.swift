internal import Archiving
internal import GRDB
internal import Newsroom

/// The table `standing`: the state of the site, valid until something is stored that it doesn't show.
enum StandingTable {
    /// Returns the state, or nil if it is unreadable; the site is then rebuilt.
    static func standing(in db: Database) throws -> StandingSite? { (try? soundRow(in: db))?.site }

    private static func soundRow(in db: Database) throws -> StandingRow? {
        let row = try StandingRow.fetchOne(db)
        try row?.check()
        return row
    }

    static func remember(_ standing: StandingSite, in db: Database) throws { try StandingRow(standing).insert(db) }

    static func clear(in db: Database) throws { try db.execute(sql: "DELETE FROM standing") }
}
