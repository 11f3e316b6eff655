internal import Archiving

/// Rows on their way to a table, column by column, sent a few thousand at a time: for tables of hundreds of thousands.
struct ColumnBatch {
    /// What becomes of a row whose key is there.
    private let sql: String
    private let keys: [Int]
    private let kinds: [ColumnKind]
    private var columns: [ColumnArray]
    private var known: Set<[ColumnValue]> = []
    private let session: Session
    private(set) var written = 0

    /// - Parameters:
    ///   - names: the columns that are written, in the order of the values.
    ///   - conflict: what becomes of a row whose key is there, as `INSERT` takes it; nil to replace it.
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
        // One statement changes a row once.
        if !keys.isEmpty, !known.insert(keys.map { values[$0] }).inserted {
            try send()
            known.insert(keys.map { values[$0] })
        }
        for (place, value) in values.enumerated() { try columns[place].append(value) }
        if columns[0].count >= 5_000 || columns.reduce(0, { $0 + $1.size }) > 8 << 20 { try send() }
    }

    /// Sends what has gathered.
    mutating func send() throws {
        guard columns.first?.count ?? 0 > 0 else { return }
        written += try session.query(sql, columns.map(\.parameter))
        columns = kinds.map { ColumnArray(of: $0) }
        known = []
    }
}
