internal import Foundation
public import Newsroom

/// A row of `item`: an item of a feed handed in by a worker. Only the plain form of texts is stored, as articles need
/// no more.
public struct ItemRow {
    public enum Column: Int, CaseIterable, Sendable {
        case source, moment, place, identifier, title, url, original, published, updated, authors, summary, content
        case image, language, tags, enclosures, latitude, longitude, discussion, comments, views, licence

        public var name: String { "\(self)" }
    }

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
    /// - Parameter values: the values of `Column.allCases`, in order.
    public init(reading values: some ColumnReading) throws {
        func text(_ column: Column) throws -> String? {
            try RowCheck.text(values.text(at: column.rawValue), column.name)
        }
        func integer(_ column: Column) throws -> Int? {
            try RowCheck.count(values.integer(at: column.rawValue), column.name)
        }
        func real(_ column: Column) throws -> Double? { try values.real(at: column.rawValue) }
        func date(_ column: Column) throws -> Date? { try real(column).map { try RowCheck.date($0, column.name) } }
        func list(_ column: Column) throws -> [String] { try text(column).map(ListColumn.list(of:)) ?? [] }
        func prose(_ column: Column) throws -> Prose? { try text(column).map { Prose(html: "", text: $0) } }
        guard let source = try text(.source), let moment = try date(.moment), let place = try integer(.place) else {
            throw DamagedValue(description: "an item does not say whose it is")
        }
        (self.source, self.moment, self.place) = (source, moment.timeIntervalSinceReferenceDate, place)
        let location = try RowCheck.place(real(.latitude), real(.longitude))
        let reception = Reception(
            discussion: try text(.discussion), comments: try integer(.comments), views: try integer(.views))
        item = FeedItem(
            identifier: try text(.identifier), title: try text(.title) ?? "", url: try text(.url),
            original: try text(.original), published: try date(.published), updated: try date(.updated),
            authors: try list(.authors), summary: try prose(.summary), content: try prose(.content),
            image: try text(.image), language: try text(.language), tags: try list(.tags),
            enclosures: try list(.enclosures).map(EnclosureColumn.enclosure(of:)),
            location: location, reception: reception == Reception() ? nil : reception, licence: try text(.licence))
    }

    /// Returns the value to store in a column.
    public func value(_ column: Column) -> ColumnValue {
        switch column {
        case .source: ColumnValue(source)
        case .moment: ColumnValue(moment)
        case .place: ColumnValue(place)
        case .identifier: ColumnValue(item.identifier)
        case .title: ColumnValue(item.title)
        case .url: ColumnValue(item.url)
        case .original: ColumnValue(item.original)
        case .published: ColumnValue(item.published?.timeIntervalSinceReferenceDate)
        case .updated: ColumnValue(item.updated?.timeIntervalSinceReferenceDate)
        case .authors: ColumnValue(ListColumn.text(of: item.authors))
        case .summary: ColumnValue(item.summary?.text)
        case .content: ColumnValue(item.content?.text)
        case .image: ColumnValue(item.image)
        case .language: ColumnValue(item.language)
        case .tags: ColumnValue(ListColumn.text(of: item.tags))
        case .enclosures: ColumnValue(ListColumn.text(of: item.enclosures.map(EnclosureColumn.line(of:))))
        case .latitude: ColumnValue(item.location?.latitude)
        case .longitude: ColumnValue(item.location?.longitude)
        case .discussion: ColumnValue(item.reception?.discussion)
        case .comments: ColumnValue(item.reception?.comments)
        case .views: ColumnValue(item.reception?.views)
        case .licence: ColumnValue(item.licence)
        }
    }
}
