internal import Archiving
internal import Foundation
internal import GRDB

/// The columns of a SQLite row by index.
struct RowColumns: ColumnReading {
    let row: Row

    /// Returns a text. SQLite accepts any bytes as text, and invalid UTF-8 would be repaired silently, so validate it.
    func text(at place: Int) throws -> String? {
        try row.withUnsafeData(atIndex: place) { bytes in
            guard let bytes else { return nil }
            guard let text = bytes.withUnsafeBytes({ String(validating: $0, as: UTF8.self) }) else {
                throw DamagedValue(name(of: place), "not UTF-8")
            }
            return text
        }
    }

    /// Returns an integer. SQLite would read any text as 0, so check the type to detect damage.
    func integer(at place: Int) throws -> Int? { try number(at: place) }

    func real(at place: Int) throws -> Double? { try number(at: place) }

    private func number<Number: DatabaseValueConvertible>(at place: Int) throws -> Number? {
        let value = try row.decode(DatabaseValue.self, atIndex: place)
        if value.isNull { return nil }
        guard let number = Number.fromDatabaseValue(value) else { throw DamagedValue(name(of: place), "not a number") }
        return number
    }

    private func name(of place: Int) -> String { Array(row.columnNames)[place] }
}

extension ColumnValue {
    /// The value in SQLite's form.
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
