public import Archiving
internal import Foundation
internal import GRDB

extension SQLiteArchive: RowStore {
    public func reading(_ body: (any RowSource) throws -> Void) throws {
        try reading { db in try body(Rows(db: db)) }
    }

    public func filling(_ body: (any RowSink) throws -> Void) throws {
        try writing { db in try body(Rows(db: db)) }
    }

    private struct Rows: RowSink {
        let db: Database

        func tables() throws -> [TableContent] {
            try TableShape.all(in: db).map { table in
                TableContent(
                    name: table.name, columns: table.columns.map(\.name),
                    rows: try Int.fetchOne(db, sql: "SELECT count(*) FROM \"\(table.name)\"") ?? 0)
            }
        }

        func rows(of table: TableContent, _ body: ([ColumnValue]) throws -> Void) throws {
            let rows = try Row.fetchCursor(db, sql: "SELECT \(list(table)) FROM \"\(table.name)\"")
            while let row = try rows.next() { try body(row.databaseValues.map(ColumnValue.init)) }
        }

        func write(into table: TableContent, _ produce: (([ColumnValue]) throws -> Void) throws -> Void) throws {
            let marks = table.columns.map { _ in "?" }.joined(separator: ", ")
            let insert = try db.makeStatement(
                sql: "INSERT INTO \"\(table.name)\" (\(list(table))) VALUES (\(marks))")
            try produce { values in
                try insert.execute(arguments: StatementArguments(values.map(\.databaseValue)))
            }
        }

        private func list(_ table: TableContent) -> String {
            table.columns.map { "\"\($0)\"" }.joined(separator: ", ")
        }
    }
}

extension ColumnValue {
    fileprivate init(_ value: DatabaseValue) {
        self =
            switch value.storage {
            case .null: .null
            case .int64(let integer): .integer(Int(integer))
            case .double(let real): .real(real)
            case .string(let text): .text(text)
            case .blob(let data): .bytes([UInt8](data))
            }
    }
}
