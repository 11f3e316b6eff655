internal import Foundation
public import Newsroom

/// A row of `item`: an item of a feed handed in by a worker. Only the plain form of texts is stored, as articles need
/// no more.
public struct ItemRow {
    /// The columns that identify an item and its feed. They come first.
    public enum Key: Int, CaseIterable, Sendable { case source, moment, place }

    /// The columns of the item's facts, which follow.
    private static let columns = FeedItem.table.flatMap(\.columns) + StatedFacts.table.flatMap(\.columns)
    /// All columns, in the order in which rows are read and written.
    public static let all = Key.allCases.map { "\($0)" } + columns.map(\.name)

    public let source: String
    public let moment: Double
    /// The item's index in the feed.
    public let place: Int
    public let item: FeedItem

    public init(_ item: FeedItem, of source: String, at moment: Double, place: Int) {
        (self.source, self.moment, self.place, self.item) = (source, moment, place, item)
    }

    /// Reads a row.
    ///
    /// - Parameter values: the values of `all`, in order.
    public init(reading values: some ColumnReading) throws {
        guard let source = try RowCheck.text(values.text(at: Key.source.rawValue), "source"),
            let moment = try values.real(at: Key.moment.rawValue),
            let place = try RowCheck.count(values.integer(at: Key.place.rawValue), "place")
        else { throw DamagedValue(description: "an item has no source") }
        _ = try RowCheck.date(moment, "moment")
        (self.source, self.moment, self.place) = (source, moment, place)
        let read = try Self.columns.enumerated().map { place, column in
            try column.read(values, at: Key.allCases.count + place)
        }
        var item = FeedItem()
        var next = 0
        for fact in FeedItem.table {
            fact.set(&item) { read[next + $0] }
            next += fact.columns.count
        }
        try Fact.set(StatedFacts.table, of: &item.stated, from: read, at: &next)
        self.item = item
    }

    /// The values to store in `all`, in order.
    public var values: [ColumnValue] {
        var values: [ColumnValue] = [.text(source), .real(moment), .integer(place)]
        values.reserveCapacity(Self.all.count)
        Fact.store(FeedItem.table, of: item, in: &values)
        Fact.store(StatedFacts.table, of: item.stated, in: &values)
        return values
    }
}
