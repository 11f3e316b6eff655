internal import GRDB

/// The declaration of a table, read from a database that has it.
struct TableShape: Equatable {
    struct Column: Equatable {
        let name: String
        let type: String

        /// An SQL expression for the value if its type is ever written there, otherwise NULL.
        var expression: String { "CASE WHEN typeof(\"\(name)\") IN (\(kinds)) THEN \"\(name)\" END" }

        /// The allowed SQLite types. SQLite accepts any value in any column, so a damaged one may have another type
        /// than declared.
        var kinds: String {
            switch type {
            case "TEXT": "'text'"
            case "REAL": "'real', 'integer'"
            case "INTEGER": "'integer'"
            default: "'\(type.lowercased())'"
            }
        }
    }

    let name: String
    let columns: [Column]
    /// The columns of the storage key, in order.
    let key: [String]

    /// Returns all tables of a database by name, except SQLite's and the migrator's own.
    static func all(in db: Database, of database: String = "main") throws -> [TableShape] {
        let tables = try Declaration.fetchAll(
            db,
            sql: """
                SELECT name, sql FROM \(database).sqlite_master
                WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations' ORDER BY name
                """)
        return try tables.map { try TableShape($0, in: db, of: database) }
    }

    private init(_ table: Declaration, in db: Database, of database: String) throws {
        let columns = try Description.fetchAll(
            db, sql: "SELECT name, type, pk FROM pragma_table_info(?, ?)", arguments: [table.name, database])
        name = table.name
        self.columns = columns.map { Column(name: $0.name, type: $0.type) }
        key =
            table.sql.hasSuffix("WITHOUT ROWID")
            ? columns.filter { $0.pk > 0 }.sorted { $0.pk < $1.pk }.map(\.name) : ["rowid"]
    }

    private struct Declaration: Decodable, FetchableRecord {
        let name: String
        let sql: String
    }

    private struct Description: Decodable, FetchableRecord {
        let name: String
        let type: String
        let pk: Int
    }
}
