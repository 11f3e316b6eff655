internal import Foundation
public import Newsroom

/// A row of `article`, with the last sighting from `sighting`.
///
/// Unlike other rows it isn't Codable, because there are tens of thousands and decoding them that way is much slower.
/// The SQL is generated from `columns`, so columns are still matched by name.
public struct ArticleRow {
    /// The columns of `article`.
    public static let columns = ArticleFacts.table.flatMap(\.columns) + StatedFacts.table.flatMap(\.columns)
    /// The names of these columns.
    public static let own = columns.map(\.name)
    /// The column of `sighting`.
    public static let lastSeen = "lastSeen"
    /// All columns, in the order in which rows are read.
    public static let all = own + [lastSeen]
    /// The column that identifies a row, which is the first.
    public static let key = "id"
    /// The columns that a newer version of the article overwrites.
    public static let replaced = own.filter { !fixed.contains($0) }

    private static let fixed = ArticleFacts.table.filter { $0.update == .never }.map(\.name)

    public let article: Article

    public init(_ article: Article) { self.article = article }

    /// Reads a row.
    ///
    /// - Parameter values: the values of `all`, in order.
    public init(reading values: some ColumnReading) throws {
        var read: [FactValue] = []
        read.reserveCapacity(Self.columns.count)
        for (place, column) in Self.columns.enumerated() { read.append(try column.read(values, at: place)) }
        var facts = ArticleFacts()
        var place = 0
        try Fact.set(ArticleFacts.table, of: &facts, from: read, at: &place)
        try Fact.set(StatedFacts.table, of: &facts.stated, from: read, at: &place)
        // A repaired archive may have lost the last sighting. The article is worth keeping without it.
        facts.lastSeen = try values.real(at: place).map { try RowCheck.date($0, Self.lastSeen) } ?? facts.firstSeen
        article = Article(facts)
    }

    /// The values to store in `own`, in order.
    public var values: [ColumnValue] {
        let facts = article.facts
        var values: [ColumnValue] = []
        values.reserveCapacity(Self.columns.count)
        Fact.store(ArticleFacts.table, of: facts, in: &values)
        Fact.store(StatedFacts.table, of: facts.stated, in: &values)
        return values
    }

    /// The values to store in `sighting`: the article's id and when it was last seen.
    public var sighting: [ColumnValue] {
        [.text(article.id), .real(article.lastSeen.timeIntervalSinceReferenceDate)]
    }
}
