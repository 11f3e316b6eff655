internal import Foundation
internal import GRDB
internal import RowKeeping

/// The columns of a row of SQLite by their places.
struct RowColumns: ColumnReading {
    let row: Row

    func text(at place: Int) throws -> String? { try row.decode(String?.self, atIndex: place) }
    func integer(at place: Int) throws -> Int? { try row.decode(Int?.self, atIndex: place) }

    /// SQLite would read any text as the number 0: a damaged date is to be noticed.
    func real(at place: Int) throws -> Double? {
        let value = try row.decode(DatabaseValue.self, atIndex: place)
        if value.isNull { return nil }
        guard let number = Double.fromDatabaseValue(value) else {
            throw DamagedValue(description: "column \(place) of an article is no number")
        }
        return number
    }
}

extension ColumnValue {
    /// As SQLite stores it.
    var databaseValue: DatabaseValue {
        switch self {
        case .null: .null
        case .text(let text): text.databaseValue
        case .real(let real): real.databaseValue
        case .integer(let integer): integer.databaseValue
        case .flag(let flag): flag.databaseValue
        case .bytes(let bytes): Data(bytes).databaseValue
        }
    }
}
