internal import Foundation
public import Newsroom

/// A row of `article`, with the last sighting from `sighting`.
///
/// Unlike other rows it isn't Codable, because there are tens of thousands and decoding them that way is much slower.
/// The SQL is generated from `Column`, so columns are still matched by name.
public struct ArticleRow {
    public enum Column: Int, CaseIterable, Sendable {
        case id, source, identifier, title, url, published, updated, firstSeen, authors, summary, text, image, language
        case tags, enclosures, latitude, longitude, discussion, comments, views, licence, alsoIn
        case earlierTitle
        /// A column of `sighting`.
        case lastSeen

        public var name: String { "\(self)" }

        /// The columns of `article`.
        public static var own: [Column] { allCases.filter { $0 != .lastSeen } }
        /// The columns that a newer version of the article overwrites.
        public static var replaced: [Column] { own.filter { $0 != .id && $0 != .firstSeen } }
    }

    public let article: Article

    public init(_ article: Article) { self.article = article }

    /// Reads a row.
    ///
    /// - Parameter values: the values of `Column.allCases`, in order.
    public init(reading values: some ColumnReading) throws {
        func optional(_ column: Column) throws -> String? {
            try RowCheck.text(values.text(at: column.rawValue), column.name)
        }
        func integer(_ column: Column) throws -> Int? {
            try RowCheck.count(values.integer(at: column.rawValue), column.name)
        }
        func real(_ column: Column) throws -> Double? { try values.real(at: column.rawValue) }
        func value(_ column: Column) throws -> String {
            guard let text = try optional(column) else {
                throw DamagedValue(column.name, "no value")
            }
            return text
        }
        func date(_ column: Column) throws -> Date? { try real(column).map { try RowCheck.date($0, column.name) } }
        func list(_ column: Column) throws -> [String] { try optional(column).map(ListColumn.list(of:)) ?? [] }
        let location = try RowCheck.place(real(.latitude), real(.longitude))
        let reception = Reception(
            discussion: try optional(.discussion), comments: try integer(.comments), views: try integer(.views))
        guard let firstSeen = try date(.firstSeen) else {
            throw DamagedValue(Column.firstSeen.name, "no value")
        }
        // A repaired archive may have lost the last sighting. The article is worth keeping without it.
        let lastSeen = try date(.lastSeen) ?? firstSeen
        article = Article(
            id: try value(.id), source: try value(.source), alsoIn: try list(.alsoIn),
            identifier: try optional(.identifier),
            title: try value(.title), url: try optional(.url), published: try date(.published),
            updated: try date(.updated), firstSeen: firstSeen, lastSeen: lastSeen, authors: try list(.authors),
            summary: try value(.summary), text: try value(.text), image: try optional(.image),
            language: try optional(.language), tags: try list(.tags),
            enclosures: try list(.enclosures).map(EnclosureColumn.enclosure(of:)),
            location: location, reception: reception == Reception() ? nil : reception, licence: try optional(.licence),
            earlierTitle: try optional(.earlierTitle))
    }

    /// Returns the value to store in a column.
    public func value(_ column: Column) -> ColumnValue {
        switch column {
        case .id: ColumnValue(article.id)
        case .source: ColumnValue(article.source)
        case .identifier: ColumnValue(article.identifier)
        case .title: ColumnValue(article.title)
        case .url: ColumnValue(article.url)
        case .published: ColumnValue(article.published?.timeIntervalSinceReferenceDate)
        case .updated: ColumnValue(article.updated?.timeIntervalSinceReferenceDate)
        case .firstSeen: ColumnValue(article.firstSeen.timeIntervalSinceReferenceDate)
        case .authors: ColumnValue(ListColumn.text(of: article.authors))
        case .summary: ColumnValue(article.summary)
        case .text: ColumnValue(article.text)
        case .image: ColumnValue(article.image)
        case .language: ColumnValue(article.language)
        case .tags: ColumnValue(ListColumn.text(of: article.tags))
        case .enclosures: ColumnValue(ListColumn.text(of: article.enclosures.map(EnclosureColumn.line(of:))))
        case .latitude: ColumnValue(article.location?.latitude)
        case .longitude: ColumnValue(article.location?.longitude)
        case .discussion: ColumnValue(article.reception?.discussion)
        case .comments: ColumnValue(article.reception?.comments)
        case .views: ColumnValue(article.reception?.views)
        case .licence: ColumnValue(article.licence)
        case .alsoIn: ColumnValue(ListColumn.text(of: article.alsoIn))
        case .earlierTitle: ColumnValue(article.earlierTitle)
        case .lastSeen: ColumnValue(article.lastSeen.timeIntervalSinceReferenceDate)
        }
    }
}
