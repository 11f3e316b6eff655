internal import Foundation
public import Newsroom

// The columns of facts in the archive's tables.
extension FactColumn {
    /// The type that every archive stores it as.
    public enum Storage: Sendable { case text, integer, real }

    public var storage: Storage {
        switch form {
        case .code, .words, .address, .pageAddress, .records: .text
        case .number: .integer
        case .degrees, .date: .real
        }
    }

    /// Reads the column of a row.
    ///
    /// - Throws: `DamagedValue` if no archive would write its value.
    func read(_ values: some ColumnReading, at place: Int) throws -> FactValue {
        switch form {
        case .number:
            return try RowCheck.count(values.integer(at: place), name).map(FactValue.number) ?? .none
        case .date:
            return try values.real(at: place).map { .date(try RowCheck.date($0, name)) } ?? .none
        case .degrees(let most):
            guard let degrees = try values.real(at: place) else { return .none }
            guard (-most...most).contains(degrees) else { throw DamagedValue(name, "\(degrees) is none") }
            return .real(degrees)
        case .code, .words, .address, .pageAddress, .records:
            guard let text = try RowCheck.text(values.text(at: place), name) else { return .none }
            guard isList else { return .text(text) }
            let list = ListColumn.list(of: text)
            guard case .records(let fields) = form else { return .texts(list) }
            return .records(list.map { RecordColumn.record(of: $0, with: fields) })
        }
    }

    /// Returns a value as the column stores it.
    func stored(_ value: FactValue) -> ColumnValue {
        switch value {
        case .none: .null
        case .text(let text): .text(text)
        case .number(let number): .integer(number)
        case .real(let real): .real(real)
        case .date(let date): .real(date.timeIntervalSinceReferenceDate)
        case .texts(let texts): ColumnValue(ListColumn.text(of: texts))
        case .records(let records):
            if case .records(let fields) = form {
                ColumnValue(ListColumn.text(of: records.map { RecordColumn.line(of: $0, with: fields) }))
            } else {
                .null
            }
        }
    }
}

extension Fact {
    /// Sets some facts from consecutive columns of a row.
    ///
    /// - Parameters:
    ///   - values: the row's values.
    ///   - place: the index of the first column, which is advanced to the one after the last.
    /// - Throws: `DamagedValue` if a required fact is missing.
    static func set(_ facts: [Fact], of root: inout Root, from values: [FactValue], at place: inout Int) throws {
        for fact in facts {
            guard fact.set(&root, { values[place + $0] }) else { throw DamagedValue(fact.name, "no value") }
            place += fact.columns.count
        }
    }

    /// Adds the values of some facts as their columns store them.
    static func store(_ facts: [Fact], of root: Root, in values: inout [ColumnValue]) {
        for fact in facts {
            for (place, column) in fact.columns.enumerated() { values.append(column.stored(fact.value(root, place))) }
        }
    }
}
