internal import Archiving
internal import GRDB
internal import Newsroom

/// The table `permalink`.
enum PermalinkTable {
    /// Writes the addresses; there are thousands, of which a night changes a few: the others cost no write.
    static func remember(_ permalinks: [Permalink], in db: Database) throws {
        let known = try db.makeStatement(sql: "SELECT * FROM permalink WHERE path = ?")
        for permalink in permalinks {
            // One that is damaged is written anew.
            let stored = try Row.fetchOne(known, arguments: [permalink.path]).flatMap { try? PermalinkRow(row: $0) }
            guard stored?.permalink != permalink else { continue }
            try PermalinkRow(permalink).insert(db)
        }
    }
}
