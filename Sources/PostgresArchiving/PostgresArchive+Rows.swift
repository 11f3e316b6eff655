public import Archiving

extension PostgresArchive: RowStore {
    public func reading(_ body: (any RowSource) throws -> Void) throws {
        try reading { session in try body(Rows(session: session, address: address)) }
    }

    public func filling(_ body: (any RowSink) throws -> Void) throws {
        try writing { session in try body(Rows(session: session, address: address)) }
    }

    private struct Rows: RowSink {
        let session: Session
        let address: PostgresAddress

        func tables() throws -> [TableContent] {
            try named {
                let names = try session.rows(
                    """
                    SELECT tablename::text FROM pg_tables WHERE schemaname = 'pulse' AND tablename <> ALL ($1)
                    ORDER BY tablename
                    """, [.texts(Schema.own)]
                ) { try $0.text(at: 0) ?? "" }
                return try names.map { name in
                    let count = try session.rows("SELECT count(*) FROM \"\(name)\"") { try $0.integer(at: 0) ?? 0 }
                        .first
                    return TableContent(
                        name: name, columns: try Table(name, in: session).columns.map(\.name), rows: count ?? 0)
                }
            }
        }

        func rows(of table: TableContent, _ body: ([ColumnValue]) throws -> Void) throws {
            try named {
                _ = try session.query("SELECT \(Table.list(table.columns)) FROM \"\(table.name)\"") { row in
                    try body(try (0..<row.count).map(row.value))
                }
            }
        }

        func write(into table: TableContent, _ produce: (([ColumnValue]) throws -> Void) throws -> Void) throws {
            var batch = try ColumnBatch(into: Table(table.name, in: session), table.columns, in: session)
            try produce { values in try batch.append(values) }
            try batch.send()
        }

        /// Attributes errors to this archive, even while another one is being filled from it.
        private func named<T>(_ body: () throws -> T) throws -> T {
            do { return try body() } catch { throw ArchiveError(error, at: address) }
        }
    }
}
