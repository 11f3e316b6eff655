internal import Foundation
internal import GRDB
internal import Newsroom

/// A row of `article`, with the last sighting from `sighting`.
///
/// It is not a Codable record as the others are: there are thirty thousand of these, and GRDB takes nearly three times
/// as long to decode them that way. The SQL is made from `Column`, so columns still go by their names.
struct ArticleRow: FetchableRecord {
    enum Column: Int, CaseIterable {
        case id, source, identifier, title, url, published, updated, firstSeen, authors, summary, text, image, language
        case tags, enclosures, latitude, longitude, discussion, comments, views, licence, alsoIn
        case earlierTitle
        /// A column of `sighting`.
        case lastSeen

        var name: String { "\(self)" }

        /// The columns of `article`.
        static var own: [Column] { allCases.filter { $0 != .lastSeen } }
        /// The columns that a later version of the article replaces.
        static var replaced: [Column] { own.filter { $0 != .id && $0 != .firstSeen } }
    }

    let article: Article

    init(_ article: Article) { self.article = article }

    /// - Parameter row: the values of `Column.allCases`, in their order.
    init(row: Row) throws {
        func value<T: DatabaseValueConvertible & StatementColumnConvertible>(_ column: Column) throws -> T {
            try row.decode(atIndex: column.rawValue)
        }
        func optional<T: DatabaseValueConvertible & StatementColumnConvertible>(_ column: Column) throws -> T? {
            try row.decode(T?.self, atIndex: column.rawValue)
        }
        // SQLite would read any text as the number 0: a damaged date is to be noticed.
        func date(_ column: Column) throws -> Date? {
            let value: DatabaseValue = try row.decode(atIndex: column.rawValue)
            if value.isNull { return nil }
            guard let seconds = Double.fromDatabaseValue(value) else {
                throw DamagedValue(description: "the \(column) of an article is no moment")
            }
            return Date(timeIntervalSinceReferenceDate: seconds)
        }
        func list(_ column: Column) throws -> [String] { try optional(column).map(ListColumn.list(of:)) ?? [] }
        let latitude: Double? = try optional(.latitude)
        let longitude: Double? = try optional(.longitude)
        let reception = Reception(
            discussion: try optional(.discussion), comments: try optional(.comments), views: try optional(.views))
        guard let firstSeen = try date(.firstSeen) else {
            throw DamagedValue(description: "an article does not say when it was seen")
        }
        // An archive that has been repaired may have lost the last sighting; the article is worth more.
        let lastSeen = try date(.lastSeen) ?? firstSeen
        article = Article(
            id: try value(.id), source: try value(.source), alsoIn: try list(.alsoIn),
            identifier: try optional(.identifier),
            title: try value(.title), url: try optional(.url), published: try date(.published),
            updated: try date(.updated), firstSeen: firstSeen, lastSeen: lastSeen, authors: try list(.authors),
            summary: try value(.summary), text: try value(.text), image: try optional(.image),
            language: try optional(.language), tags: try list(.tags),
            enclosures: try list(.enclosures).map(EnclosureColumn.enclosure(of:)),
            location: latitude.flatMap { latitude in
                longitude.map { Coordinates(latitude: latitude, longitude: $0) }
            }, reception: reception == Reception() ? nil : reception, licence: try optional(.licence),
            earlierTitle: try optional(.earlierTitle))
    }

    /// The value to store in a column.
    func value(_ column: Column) -> (any DatabaseValueConvertible)? {
        switch column {
        case .id: article.id
        case .source: article.source
        case .identifier: article.identifier
        case .title: article.title
        case .url: article.url
        case .published: article.published?.timeIntervalSinceReferenceDate
        case .updated: article.updated?.timeIntervalSinceReferenceDate
        case .firstSeen: article.firstSeen.timeIntervalSinceReferenceDate
        case .authors: ListColumn.text(of: article.authors)
        case .summary: article.summary
        case .text: article.text
        case .image: article.image
        case .language: article.language
        case .tags: ListColumn.text(of: article.tags)
        case .enclosures: ListColumn.text(of: article.enclosures.map(EnclosureColumn.line(of:)))
        case .latitude: article.location?.latitude
        case .longitude: article.location?.longitude
        case .discussion: article.reception?.discussion
        case .comments: article.reception?.comments
        case .views: article.reception?.views
        case .licence: article.licence
        case .alsoIn: ListColumn.text(of: article.alsoIn)
        case .earlierTitle: article.earlierTitle
        case .lastSeen: article.lastSeen.timeIntervalSinceReferenceDate
        }
    }
}
