internal import GRDB

/// A salvage of rows from a damaged database, `old`, into a sound one, `main`, on the same connection.
///
/// SQLite reads a table page by page and stops at an unreadable one. So each table is read from both ends, and the gap
/// between is bisected repeatedly to find rows between damaged pages. Values never leave SQLite; only keys do.
struct Salvage {
    /// The maximum number of bisections. A page holds tens of rows, so this finds the sound pages of a table with a
    /// hundred thousand.
    private static let attempts = 4096

    private let db: Database
    private let table: TableShape
    private let key: String
    private let copying: Statement
    private(set) var saved = 0
    /// The number of existing rows that could not be saved.
    private var unread = 0

    /// Prepares the salvage of a table.
    ///
    /// - Throws: if the damaged database doesn't have the table.
    init(_ table: TableShape, in db: Database) throws {
        self.db = db
        self.table = table
        key = table.key.map { "\"\($0)\"" }.joined(separator: ", ")
        let columns = table.columns.map { "\"\($0.name)\"" }.joined(separator: ", ")
        copying = try db.makeStatement(
            sql: """
                INSERT OR IGNORE INTO main.\(table.name) (\(columns))
                SELECT \(table.columns.map(\.expression).joined(separator: ", ")) FROM old.\(table.name)
                WHERE \(table.key.map { "\"\($0)\" IS ?" }.joined(separator: " AND "))
                """)
    }

    /// Saves all readable rows.
    ///
    /// - Returns: whether all rows could be read.
    /// - Throws: if the sound database cannot be written.
    mutating func run() throws -> Bool {
        let first = try walk(from: nil, to: nil, isForward: true)
        guard !first.hasArrived else { return unread == 0 }
        let last = try walk(from: first.key, to: nil, isForward: false)
        // If an end of the table is unreadable, use a key beyond all others.
        let low = first.key ?? bound(isLow: true)
        let high = last.key ?? bound(isLow: false)
        var gaps = SalvageKey.partitions(from: low, to: high)
        var next = 0
        while next < gaps.count, next < Self.attempts {
            let (low, high) = gaps[next]
            next += 1
            guard let middle = SalvageKey.between(low, high) else { continue }
            let up = try walk(from: middle, to: high, isForward: true, isInclusive: true)
            if !up.hasArrived { gaps.append((up.key ?? middle, high)) }
            let down = try walk(from: low, to: middle, isForward: false)
            if !down.hasArrived { gaps.append((low, down.key ?? middle)) }
        }
        return false
    }

    /// Saves the rows between two keys, in ascending or descending order.
    ///
    /// - Returns: the last key read, and whether the end was reached.
    private mutating func walk(
        from low: SalvageKey?, to high: SalvageKey?, isForward: Bool, isInclusive: Bool = false
    ) throws -> (key: SalvageKey?, hasArrived: Bool) {
        let marks = "(\(table.key.map { _ in "?" }.joined(separator: ", ")))"
        var conditions: [String] = []
        if low != nil { conditions.append("(\(key)) \(isInclusive ? ">=" : ">") \(marks)") }
        if high != nil { conditions.append("(\(key)) < \(marks)") }
        let order = table.key.map { "\"\($0)\" \(isForward ? "ASC" : "DESC")" }.joined(separator: ", ")
        let sql = """
            SELECT \(key) FROM old.\(table.name)
            \(conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")) ORDER BY \(order)
            """
        var reached: SalvageKey?
        do {
            let rows = try Row.fetchCursor(
                db, sql: sql, arguments: StatementArguments((low?.values ?? []) + (high?.values ?? [])))
            while let row = try rows.next() {
                let key = SalvageKey(values: Array(row.databaseValues))
                try copy(key)
                reached = key
            }
            return (reached, true)
        } catch let error as DatabaseError where error.isOfReading {
            return (reached, false)
        }
    }

    private mutating func copy(_ key: SalvageKey) throws {
        do {
            try copying.execute(arguments: StatementArguments(key.values))
            saved += db.changesCount
            if db.changesCount == 0 { unread += 1 }
        } catch let error as DatabaseError where error.isOfReading {
            // The rest of the row is on a damaged page.
            unread += 1
        }
    }

    /// Returns a key before or after all others.
    private func bound(isLow: Bool) -> SalvageKey {
        SalvageKey(
            values: table.key.map { name in
                switch table.columns.first(where: { $0.name == name })?.type {
                case "TEXT": (isLow ? "" : "~").databaseValue
                case "REAL": (isLow ? -1e10 : 1e10).databaseValue
                default: (isLow ? 0 : Int64(1) << 32).databaseValue
                }
            })
    }
}

extension DatabaseError {
    /// Whether the error concerns reading rather than writing.
    fileprivate var isOfReading: Bool {
        switch resultCode {
        case .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_BUSY, .SQLITE_LOCKED,
            .SQLITE_INTERRUPT:
            false
        default: true
        }
    }
}
