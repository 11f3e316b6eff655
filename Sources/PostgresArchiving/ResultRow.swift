internal import Archiving
internal import CPostgres

/// A result row in PostgreSQL's binary format, valid only as long as the result.
struct ResultRow: ColumnReading {
    let result: OpaquePointer

    var count: Int { Int(PQnfields(result)) }

    func text(at place: Int) throws -> String? {
        try bytes(at: place).map { String(decoding: $0, as: UTF8.self) }
    }

    func real(at place: Int) throws -> Double? { try number(at: place).map { Double(bitPattern: $0) } }

    func integer(at place: Int) throws -> Int? { try number(at: place).map { Int(truncatingIfNeeded: $0) } }

    func flag(at place: Int) throws -> Bool? { try bytes(at: place).map { $0.first != 0 } }

    func value(at place: Int) throws -> ColumnValue {
        guard let bytes = try bytes(at: place) else { return .null }
        switch ColumnKind(rawValue: PQftype(result, Int32(place))) {
        case .flag: return .flag(bytes.first != 0)
        case .integer: return try integer(at: place).map(ColumnValue.integer) ?? .null
        case .real: return try real(at: place).map(ColumnValue.real) ?? .null
        case .text: return .text(String(decoding: bytes, as: UTF8.self))
        case .bytes: return .bytes(Array(bytes))
        case nil: throw DamagedValue(description: "column \(place) has an unexpected type")
        }
    }

    private func bytes(at place: Int) throws -> UnsafeRawBufferPointer? {
        let place = Int32(place)
        guard PQgetisnull(result, 0, place) == 0 else { return nil }
        return UnsafeRawBufferPointer(start: PQgetvalue(result, 0, place), count: Int(PQgetlength(result, 0, place)))
    }

    private func number(at place: Int) throws -> UInt64? {
        guard let bytes = try bytes(at: place) else { return nil }
        guard bytes.count == 8 else { throw DamagedValue(description: "column \(place) is not an eight-byte number") }
        return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
