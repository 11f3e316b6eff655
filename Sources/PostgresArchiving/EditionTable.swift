internal import Archiving
internal import Foundation
internal import Newsroom

/// The tables `edition` and `told`: the times of the last edition and of the one before it, and the articles that each
/// showed.
enum EditionTable {
    static func record(before moment: Date, in session: Session) throws -> EditionRecord? {
        guard let last = try last(before: moment, in: session) else { return nil }
        let articles = try session.rows("SELECT article FROM told WHERE edition = $1", [.real(last)]) {
            try $0.text(at: 0) ?? ""
        }
        return EditionRecord(moment: Date(timeIntervalSinceReferenceDate: last), articles: Set(articles))
    }

    /// Stores an edition and deletes all others except its predecessor.
    static func store(_ record: EditionRecord, in session: Session) throws {
        let moment = record.moment.timeIntervalSinceReferenceDate
        if let before = try last(before: record.moment, in: session) {
            try session.query("DELETE FROM edition WHERE moment <> $1", [.real(before)])
            try session.query("DELETE FROM told WHERE edition <> $1", [.real(before)])
        } else {
            try session.execute("DELETE FROM edition; DELETE FROM told")
        }
        try session.write([EditionRow(moment: record.moment)])
        var batch = try ColumnBatch(into: Table("told", in: session), ["edition", "article"], in: session)
        for article in record.articles.sorted() { try batch.append([.real(moment), .text(article)]) }
        try batch.send()
    }

    private static func last(before moment: Date, in session: Session) throws -> Double? {
        try session.rows(
            "SELECT max(moment) FROM edition WHERE moment >= $2 AND moment < $1",
            [.real(moment.timeIntervalSinceReferenceDate), .real(RowCheck.dates.lowerBound)]
        ) { try $0.real(at: 0) }.first ?? nil
    }
}
