internal import Foundation
internal import GRDB

/// A row of one of the archive's tables. Its stored properties are the columns, with the same names.
///
/// Writing a row whose key already exists replaces the old row.
protocol ArchiveRow: Codable, FetchableRecord, PersistableRecord {}

extension ArchiveRow {
    static var persistenceConflictPolicy: PersistenceConflictPolicy {
        PersistenceConflictPolicy(insert: .replace, update: .replace)
    }

    /// Refuses a date that is not a number: SQLite would read any text as 0, the beginning of 2001, and hide the
    /// damage.
    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .custom { Double.fromDatabaseValue($0).map(Date.init(timeIntervalSinceReferenceDate:)) }
    }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }
}

/// A stored value that the archive cannot have written: the file is damaged.
struct DamagedValue: Error, CustomStringConvertible {
    let description: String
}
