internal import Archiving
internal import Foundation
internal import GRDB
internal import Newsroom

/// A row that GRDB reads and writes. Writing a row with an existing key replaces the old one.
protocol ArchiveRow: TableRow, FetchableRecord, PersistableRecord {}

extension ArchiveRow {
    static var databaseTableName: String { table }

    static var persistenceConflictPolicy: PersistenceConflictPolicy {
        PersistenceConflictPolicy(insert: .replace, update: .replace)
    }

    /// Rejects dates that aren't numbers. SQLite would read any text as 0, the start of 2001, and hide the damage.
    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .custom { Double.fromDatabaseValue($0).map(Date.init(timeIntervalSinceReferenceDate:)) }
    }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    /// Returns the undamaged rows of a cursor.
    static func undamaged(_ rows: RowCursor, leaving damage: DamagedRows) throws -> [Self] {
        var undamaged: [Self] = []
        while let row = try rows.next() {
            do {
                let columns = RowColumns(row: row)
                for (place, value) in row.databaseValues.enumerated() {
                    if case .string = value.storage { _ = try columns.text(at: place) }
                }
                // A copy preserves the types of its values; SQLite itself would read a text as the number 0.
                let read = try Self(row: row.copy())
                try read.check()
                undamaged.append(read)
            } catch {
                damage.skip(
                    table, try? row.decode(String?.self, forColumn: key), "\(DamagedValue(decoding: error))")
            }
        }
        return undamaged
    }

    /// Returns the undamaged rows of the table.
    ///
    /// - Parameter rest: the SQL after the table's name.
    static func undamaged(in db: Database, _ rest: String = "", leaving damage: DamagedRows) throws -> [Self] {
        try undamaged(Row.fetchCursor(db, sql: "SELECT * FROM \"\(table)\" \(rest)"), leaving: damage)
    }
}

extension DamagedValue {
    /// Describes a row that GRDB could not decode: the value and its column. The texts and the query in GRDB's message
    /// are left out.
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
extension ThreadRecord: ArchiveRow {}
extension EditionRow: ArchiveRow {}
extension ModelAnswerRow: ArchiveRow {}
extension Permalink: ArchiveRow {}
extension PictureRow: ArchiveRow {}
extension SiteStateRow: ArchiveRow {}
