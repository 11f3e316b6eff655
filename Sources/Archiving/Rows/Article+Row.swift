internal import Foundation
public import Newsroom

/// The rows of `article`, and of `sighting` with its last one.
///
/// Unlike other rows they aren't Codable, because there are tens of thousands and decoding them that way is much slower.
/// The SQL is generated from `columns`, so columns are still matched by name.
extension Article {
    /// The columns of `article`.
    static let columns = ArticleFacts.table.flatMap(\.columns) + StatedFacts.table.flatMap(\.columns)
    /// The names of these columns. The first one identifies a row.
    public static let ownColumns = columns.map(\.name)
    /// The column of `sighting`.
    public static let sightingColumn = "lastSeen"
    /// All columns, in the order in which rows are read.
    public static let allColumns = ownColumns + [sightingColumn]
    /// The columns that a newer version of the article overwrites.
    public static let replacedColumns = ownColumns.filter { !fixedColumns.contains($0) }

    private static let fixedColumns = ArticleFacts.table.filter { $0.update == .never }.map(\.name)

    /// Reads a row.
    ///
    /// - Parameter values: the values of `allColumns`, in order.
    public init(reading values: some ColumnReading) throws {
        var read: [FactValue] = []
        read.reserveCapacity(Self.columns.count)
        for (place, column) in Self.columns.enumerated() { read.append(try column.read(values, at: place)) }
        var facts = ArticleFacts()
        var place = 0
        try Fact.set(ArticleFacts.table, of: &facts, from: read, at: &place)
        try Fact.set(StatedFacts.table, of: &facts.stated, from: read, at: &place)
        // A repaired archive may have lost the last sighting. The article is worth keeping without it.
        facts.lastSeen =
            try values.real(at: place).map { try RowCheck.date($0, Self.sightingColumn) } ?? facts.firstSeen
        self.init(facts)
    }

    /// The values to store in `ownColumns`, in order.
    public var row: [ColumnValue] {
        let facts = facts
        var values: [ColumnValue] = []
        values.reserveCapacity(Self.columns.count)
        Fact.store(ArticleFacts.table, of: facts, in: &values)
        Fact.store(StatedFacts.table, of: facts.stated, in: &values)
        return values
    }

    /// The values to store in `sighting`: the article's id and when it was last seen.
    public var sighting: [ColumnValue] { [.text(id), .real(self.lastSeen.timeIntervalSinceReferenceDate)] }
}
