/// A row of one of the archive's tables. Its stored properties are the columns, with the same names; dates are seconds since
/// 2001, as `Date` holds them.
///
/// Writing a row whose key already exists replaces the old row.
public protocol KeptRow: Codable, Sendable {
    static var table: String { get }
}

/// A stored value that no archive can have written: it is damaged.
public struct DamagedValue: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }
}
