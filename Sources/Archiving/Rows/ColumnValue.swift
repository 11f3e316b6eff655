/// The value of a column, in a type that every archive supports.
public enum ColumnValue: Sendable, Hashable {
    case null
    case text(String)
    case real(Double)
    case integer(Int)
    case flag(Bool)
    case bytes([UInt8])

    init(_ text: String?) { self = text.map(ColumnValue.text) ?? .null }
    init(_ real: Double?) { self = real.map(ColumnValue.real) ?? .null }
    init(_ integer: Int?) { self = integer.map(ColumnValue.integer) ?? .null }
}

/// Access to a row's values by index. Values are only created on request, because there are many columns and tens of
/// thousands of articles.
public protocol ColumnReading {
    /// Returns the text; nil for NULL.
    func text(at place: Int) throws -> String?
    func real(at place: Int) throws -> Double?
    func integer(at place: Int) throws -> Int?
}
