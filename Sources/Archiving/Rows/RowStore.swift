/// An archive whose tables can be read and filled as they are, so that all that it knows can move to another.
public protocol RowStore {
    /// Reads from one state of the archive, whatever others write meanwhile.
    func reading(_ body: (any RowSource) throws -> Void) throws

    /// Writes all or nothing.
    func filling(_ body: (any RowSink) throws -> Void) throws
}

/// The rows of an archive, table by table.
public protocol RowSource {
    /// The tables of the archive, by name.
    func tables() throws -> [TableContent]

    /// Gives each row's values to the body, in the order of the table's columns.
    func rows(of table: TableContent, _ body: ([ColumnValue]) throws -> Void) throws
}

/// An archive that is being filled.
public protocol RowSink: RowSource {
    /// Writes the rows that the producer hands on.
    func write(into table: TableContent, _ produce: (([ColumnValue]) throws -> Void) throws -> Void) throws
}

/// A table's name, its columns, and how much it holds.
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
