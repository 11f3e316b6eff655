internal import Foundation
internal import GRDB
internal import RowKeeping

/// A kept row as GRDB reads and writes it. Writing a row whose key already exists replaces the old row.
protocol ArchiveRow: KeptRow, FetchableRecord, PersistableRecord {}

extension ArchiveRow {
    static var databaseTableName: String { table }

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

extension FeedRow: ArchiveRow {}
extension PageRow: ArchiveRow {}
extension RobotsRow: ArchiveRow {}
extension StoryRow: ArchiveRow {}
extension ThreadRow: ArchiveRow {}
extension EditionRow: ArchiveRow {}
extension ModelAnswerRow: ArchiveRow {}
extension PermalinkRow: ArchiveRow {}
extension PictureRow: ArchiveRow {}
extension StandingRow: ArchiveRow {}
