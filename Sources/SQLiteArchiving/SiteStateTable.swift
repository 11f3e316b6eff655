internal import Archiving
internal import GRDB
internal import Newsroom

/// The table `standing`: the state of the site, valid until the archive holds something that the site doesn't show.
enum SiteStateTable {
    /// Returns the state, or nil if it is unreadable; the site is then rebuilt.
    static func siteState(in db: Database) throws -> SiteState? { (try? soundRow(in: db))?.site }

    private static func soundRow(in db: Database) throws -> SiteStateRow? {
        let row = try SiteStateRow.fetchOne(db)
        try row?.check()
        return row
    }

    static func store(_ state: SiteState, in db: Database) throws { try SiteStateRow(state).insert(db) }

    static func clear(in db: Database) throws { try db.execute(sql: "DELETE FROM standing") }
}
