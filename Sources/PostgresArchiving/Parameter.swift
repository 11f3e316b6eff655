internal import Archiving

/// The column types, by PostgreSQL's type numbers (`pg_type.dat`).
enum ColumnKind: UInt32 {
    case flag = 16
    case bytes = 17
    case integer = 20
    case text = 25
    case real = 701

    /// The type number of its arrays.
    var array: UInt32 {
        switch self {
        case .flag: 1000
        case .bytes: 1001
        case .integer: 1016
        case .text: 1009
        case .real: 1022
        }
    }

    /// The type's name in SQL.
    var name: String {
        switch self {
        case .flag: "boolean"
        case .bytes: "bytea"
        case .integer: "bigint"
        case .text: "text"
        case .real: "double precision"
        }
    }
}

/// A statement parameter in PostgreSQL's binary format, with big-endian integers.
struct Parameter {
    let type: UInt32
    let bytes: [UInt8]

    static func text(_ text: String) -> Parameter {
        Parameter(type: ColumnKind.text.rawValue, bytes: text.utf8.filter { $0 != 0 })
    }
    static func real(_ real: Double) -> Parameter {
        Parameter(type: ColumnKind.real.rawValue, bytes: bigEndian(real.bitPattern))
    }
    static func integer(_ integer: Int) -> Parameter {
        Parameter(type: ColumnKind.integer.rawValue, bytes: bigEndian(Int64(integer)))
    }
    static func texts(_ texts: some Sequence<String>) -> Parameter {
        var column = ColumnArray(of: .text)
        for text in texts { column.append(text: text) }
        return column.parameter
    }
}

/// The values of one column of many rows, sent as one array parameter.
struct ColumnArray {
    let kind: ColumnKind
    private(set) var count = 0
    private var hasNull = false
    private var bytes: [UInt8] = []

    init(of kind: ColumnKind) { self.kind = kind }

    /// The approximate size in bytes.
    var size: Int { bytes.count }

    var parameter: Parameter {
        var head: [UInt8] = []
        head += bigEndian(Int32(count == 0 ? 0 : 1)) + bigEndian(Int32(hasNull ? 1 : 0)) + bigEndian(kind.rawValue)
        // One dimension with lower bound 1.
        if count > 0 { head += bigEndian(Int32(count)) + bigEndian(Int32(1)) }
        return Parameter(type: kind.array, bytes: head + bytes)
    }

    mutating func append(text: String) {
        count += 1
        // PostgreSQL doesn't allow NUL in text, and none of ours is significant.
        var text = text
        let isPlain = text.withUTF8 { utf8 in
            guard !utf8.contains(0) else { return false }
            bytes += bigEndian(Int32(utf8.count))
            bytes.append(contentsOf: utf8)
            return true
        }
        if !isPlain { add(text.utf8.filter { $0 != 0 }) }
    }

    /// Appends a value.
    ///
    /// - Throws: if the column has another type.
    mutating func append(_ value: ColumnValue) throws {
        if kind == .text, case .text(let text) = value { return append(text: text) }
        count += 1
        switch (kind, value) {
        case (_, .null):
            hasNull = true
            bytes += bigEndian(Int32(-1))
        case (.real, .real(let real)): add(bigEndian(real.bitPattern))
        case (.real, .integer(let integer)): add(bigEndian(Double(integer).bitPattern))
        case (.integer, .integer(let integer)): add(bigEndian(Int64(integer)))
        case (.integer, .flag(let flag)): add(bigEndian(Int64(flag ? 1 : 0)))
        case (.flag, .flag(let flag)): add([flag ? 1 : 0])
        case (.flag, .integer(let integer)): add([integer == 0 ? 0 : 1])
        case (.bytes, .bytes(let content)): add(content)
        default: throw DamagedValue(description: "\(value) is not a \(kind)")
        }
    }

    private mutating func add(_ content: [UInt8]) {
        bytes += bigEndian(Int32(content.count))
        bytes += content
    }
}

private func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
}
