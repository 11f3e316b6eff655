internal import Archiving
internal import GRDB
internal import Newsroom

/// The table `permalink`: every published address.
enum PermalinkTable {
    /// Stores addresses. There are thousands and few change each night; unchanged ones cause no write.
    static func store(_ permalinks: [Permalink], in db: Database) throws {
        let known = try db.makeStatement(sql: "SELECT * FROM permalink WHERE path = ?")
        for permalink in permalinks {
            // Damaged rows are written again.
            let stored = try Row.fetchOne(known, arguments: [permalink.path]).flatMap { try? Permalink(row: $0) }
            guard stored != permalink else { continue }
            try permalink.insert(db)
        }
    }
}
