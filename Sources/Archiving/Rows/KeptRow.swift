/// A row of one of the archive's tables. Its stored properties are the columns, with the same names; dates are seconds since
/// 2001, as `Date` holds them.
///
/// Writing a row whose key already exists replaces the old row.
public protocol KeptRow: Codable, Sendable {
    static var table: String { get }
    /// The column that a row is called by.
    static var key: String { get }

    /// - Throws: a `DamagedValue` where a column holds what no archive writes.
    func check() throws
}

/// A stored value that no archive can have written: it is damaged.
public struct DamagedValue: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }

    public init(_ column: String, _ problem: String) { description = "\(column): \(problem)" }

    /// What is wrong with a row that could not be decoded.
    public init(_ error: any Error) {
        switch error {
        case let error as DamagedValue: self = error
        case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
            self.init(context.codingPath.last?.stringValue ?? "row", "a value of another kind than was written")
        case DecodingError.valueNotFound(_, let context):
            self.init(context.codingPath.last?.stringValue ?? "row", "no value")
        case DecodingError.keyNotFound(let key, _): self.init(key.stringValue, "no value")
        default:
            self.init(description: "\(error)".split(whereSeparator: \.isNewline).first.map(String.init) ?? "unreadable")
        }
    }
}
