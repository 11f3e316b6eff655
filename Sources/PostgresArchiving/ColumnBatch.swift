internal import Archiving

/// A batch of rows for a table, collected by column and sent a few thousand at a time. For tables with hundreds of
/// thousands of rows.
struct ColumnBatch {
    /// The statement, including what to do with existing keys.
    private let sql: String
    private let keys: [Int]
    private let kinds: [ColumnKind]
    private var columns: [ColumnArray]
    private var known: Set<[ColumnValue]> = []
    private let session: Session
    private(set) var written = 0

    /// Prepares a batch.
    ///
    /// - Parameters:
    ///   - names: the columns to write, in the order of the values.
    ///   - conflict: the `ON CONFLICT` clause for existing keys; nil to replace the row.
    init(into table: Table, _ names: [String], conflict: String? = nil, in session: Session) throws {
        self.session = session
        let columns = try names.map { name in
            guard let column = table.columns.first(where: { $0.name == name }) else {
                throw DamagedValue(description: "\(table.name) has no column \(name)")
            }
            return column
        }
        kinds = columns.map(\.kind)
        keys = columns.indices.filter { columns[$0].isKey }
        self.columns = kinds.map { ColumnArray(of: $0) }
        let arrays = kinds.enumerated().map { "$\($0 + 1)::\($1.name)[]" }.joined(separator: ", ")
        sql = """
            INSERT INTO "\(table.name)" (\(Table.list(names))) SELECT * FROM unnest(\(arrays))
            \(conflict ?? table.replacing)
            """
    }

    mutating func append(_ values: [ColumnValue]) throws {
        // A statement may change each row only once, so start a new one for a duplicate key.
        if !keys.isEmpty, !known.insert(keys.map { values[$0] }).inserted {
            try send()
            known.insert(keys.map { values[$0] })
        }
        for (place, value) in values.enumerated() { try columns[place].append(value) }
        if columns[0].count >= 5_000 || columns.reduce(0, { $0 + $1.size }) > 8 << 20 { try send() }
    }

    /// Sends the rows collected so far.
    mutating func send() throws {
        guard columns.first?.count ?? 0 > 0 else { return }
        written += try session.query(sql, columns.map(\.parameter))
        columns = kinds.map { ColumnArray(of: $0) }
        known = []
    }
}
