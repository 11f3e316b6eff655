/// An archive whose tables can be read and filled directly, for copying everything to another archive.
public protocol RowStore {
    /// Reads from a consistent snapshot of the archive.
    func reading(_ body: (any RowSource) throws -> Void) throws

    /// Writes in a single transaction.
    func filling(_ body: (any RowSink) throws -> Void) throws
}

/// A source of an archive's rows, table by table.
public protocol RowSource {
    /// Returns the archive's tables, by name.
    func tables() throws -> [TableContent]

    /// Passes each row's values to the body, in column order.
    func rows(of table: TableContent, _ body: ([ColumnValue]) throws -> Void) throws
}

/// An archive that is being filled.
public protocol RowSink: RowSource {
    /// Writes the rows that the producer passes to its argument.
    func write(into table: TableContent, _ produce: (([ColumnValue]) throws -> Void) throws -> Void) throws
}

/// A table's name, columns and number of rows.
public struct TableContent: Sendable, Equatable {
    public let name: String
    public let columns: [String]
    public let rows: Int

    public init(name: String, columns: [String], rows: Int) {
        self.name = name
        self.columns = columns
        self.rows = rows
    }
}
