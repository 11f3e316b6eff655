internal import Archiving
internal import Foundation
internal import GRDB

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

    /// The rows of a cursor that are as they were written.
    static func sound(_ rows: RowCursor, leaving damage: DamagedRows) throws -> [Self] {
        var sound: [Self] = []
        while let row = try rows.next() {
            do {
                let columns = RowColumns(row: row)
                for (place, value) in row.databaseValues.enumerated() {
                    if case .string = value.storage { _ = try columns.text(at: place) }
                }
                // A copy tells the kinds of its values: SQLite itself would read a text as the number 0.
                let read = try Self(row: row.copy())
                try read.check()
                sound.append(read)
            } catch {
                damage.leaveOut(
                    table, try? row.decode(String?.self, forColumn: key), "\(DamagedValue(decoding: error))")
            }
        }
        return sound
    }

    /// The rows of the table that are as they were written.
    ///
    /// - Parameter rest: what follows the table's name.
    static func sound(in db: Database, _ rest: String = "", leaving damage: DamagedRows) throws -> [Self] {
        try sound(Row.fetchCursor(db, sql: "SELECT * FROM \"\(table)\" \(rest)"), leaving: damage)
    }
}

extension DamagedValue {
    /// What is wrong with a row that GRDB could not decode: the value and its column, without the row's texts and the query that GRDB
    /// tells behind.
    init(decoding error: any Error) {
        guard let error = error as? RowDecodingError else {
            self.init(error)
            return
        }
        let line = "\(error)".prefix { !$0.isNewline }
        self.init(
            description: String(
                (line.firstRange(of: ", column index").map { line[..<$0.lowerBound] } ?? line).prefix(200)))
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
