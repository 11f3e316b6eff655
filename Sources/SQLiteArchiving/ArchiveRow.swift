internal import Foundation
internal import GRDB

/// A row of one of the archive's tables: its stored properties are the columns, by name.
///
/// What is written again replaces what was there.
protocol ArchiveRow: Codable, FetchableRecord, PersistableRecord {}

extension ArchiveRow {
    static var persistenceConflictPolicy: PersistenceConflictPolicy {
        PersistenceConflictPolicy(insert: .replace, update: .replace)
    }

    /// SQLite would read any text as the number 0, and the date as the first of 2001: a damaged one is to be noticed.
    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .custom { Double.fromDatabaseValue($0).map(Date.init(timeIntervalSinceReferenceDate:)) }
    }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }
}

/// A value of the archive that is not what was written.
struct DamagedValue: Error, CustomStringConvertible {
    let description: String
}
