/// The value of one column of one row, in the kinds that every archive can hold.
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

/// Where the values of a row are read from, by their places. Asked for each of thirty columns of thirty thousand articles,
/// so that no value is made that nobody wants.
public protocol ColumnReading {
    /// nil where it is NULL.
    func text(at place: Int) throws -> String?
    func real(at place: Int) throws -> Double?
    func integer(at place: Int) throws -> Int?
}
