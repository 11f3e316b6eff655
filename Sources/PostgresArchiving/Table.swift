internal import Archiving
internal import Foundation

/// The declaration of a table.
struct Table {
    struct Column {
        let name: String
        let kind: ColumnKind
        let isKey: Bool
    }

    let name: String
    let columns: [Column]

    init(_ name: String, in session: Session) throws {
        self.name = name
        columns = try session.rows(
            """
            SELECT a.attname::text, a.atttypid::bigint, coalesce(a.attnum = ANY (i.indkey), false)
            FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
            WHERE a.attrelid = ('pulse.' || quote_ident($1))::regclass AND a.attnum > 0 AND NOT a.attisdropped
            ORDER BY a.attnum
            """, [.text(name)]
        ) { row in
            guard let name = try row.text(at: 0),
                let kind = try row.integer(at: 1).flatMap({ ColumnKind(rawValue: UInt32($0)) })
            else { throw DamagedValue(description: "a column has the wrong type") }
            return Column(name: name, kind: kind, isKey: try row.flag(at: 2) ?? false)
        }
    }

    /// Joins quoted names; some contain capitals.
    static func list(_ names: [String], of table: String? = nil) -> String {
        names.map { (table.map { "\"\($0)\"." } ?? "") + "\"\($0)\"" }.joined(separator: ", ")
    }

    /// The clause that replaces a row with an existing key if anything in it differs.
    var replacing: String {
        let key = columns.filter(\.isKey).map(\.name)
        let others = columns.filter { !$0.isKey }.map(\.name)
        return Self.replacing(others, in: name, key: key)
    }

    static func replacing(_ others: [String], in table: String, key: [String]) -> String {
        guard !others.isEmpty else { return "ON CONFLICT (\(list(key))) DO NOTHING" }
        return """
            ON CONFLICT (\(list(key))) DO UPDATE SET
                \(others.map { "\"\($0)\" = excluded.\"\($0)\"" }.joined(separator: ", "))
            WHERE ROW(\(list(others, of: table))) IS DISTINCT FROM ROW(\(list(others, of: "excluded")))
            """
    }
}

extension Session {
    /// Writes rows as JSON, which the server decodes. For tables with thousands of rows, not hundreds of thousands.
    func write<Row: TableRow>(_ rows: [Row]) throws {
        guard !rows.isEmpty else { return }
        let table = try Table(Row.table, in: self)
        let columns = Table.list(table.columns.map(\.name))
        for start in stride(from: 0, to: rows.count, by: 500) {
            // A statement may change each row only once, so the last row with a key wins.
            try query(
                """
                INSERT INTO "\(table.name)" (\(columns))
                SELECT DISTINCT ON (\(Table.list(table.columns.filter(\.isKey).map(\.name)))) \(columns)
                FROM ROWS FROM (json_populate_recordset(NULL::"\(table.name)", $1::json)) WITH ORDINALITY
                ORDER BY \(Table.list(table.columns.filter(\.isKey).map(\.name))), ordinality DESC
                \(table.replacing)
                """, [.text(try RowJSON.text(of: Array(rows[start..<min(start + 500, rows.count)])))])
        }
    }

    /// Returns the undamaged rows of a table.
    ///
    /// - Parameter rest: the SQL after the table's name.
    func read<Row: TableRow>(
        _ type: Row.Type, _ rest: String = "", _ parameters: [Parameter] = [], leaving damage: DamagedRows
    ) throws -> [Row] {
        let decoder = RowJSON.decoder()
        let table = "\"\(Row.table)\""
        return try rows(
            "SELECT row_to_json(\(table))::text, \(table).\"\(Row.key)\"::text FROM \(table) \(rest)", parameters
        ) { row -> Row? in
            do {
                let read = try decoder.decode(Row.self, from: Data((try row.text(at: 0) ?? "").utf8))
                try read.check()
                return read
            } catch {
                damage.skip(Row.table, try row.text(at: 1), "\(DamagedValue(error))")
                return nil
            }
        }.compactMap(\.self)
    }
}
