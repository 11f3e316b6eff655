/// A row of one of the archive's tables. Its stored properties have the names of the columns; dates are seconds since
/// 2001, like `Date` itself.
///
/// Writing a row with an existing key replaces the old one.
public protocol TableRow: Codable, Sendable {
    static var table: String { get }
    /// The column that identifies a row.
    static var key: String { get }

    /// Checks the values.
    ///
    /// - Throws: `DamagedValue` if a column holds a value that no archive writes.
    func check() throws
}

/// An error for a stored value that no archive could have written, which means it is damaged.
public struct DamagedValue: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) { self.description = description }

    public init(_ column: String, _ problem: String) { description = "\(column): \(problem)" }

    /// Describes why a row could not be decoded.
    public init(_ error: any Error) {
        switch error {
        case let error as DamagedValue: self = error
        case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
            self.init(context.codingPath.last?.stringValue ?? "row", "a value of the wrong type")
        case DecodingError.valueNotFound(_, let context):
            self.init(context.codingPath.last?.stringValue ?? "row", "no value")
        case DecodingError.keyNotFound(let key, _): self.init(key.stringValue, "no value")
        default:
            self.init(description: "\(error)".split(whereSeparator: \.isNewline).first.map(String.init) ?? "unreadable")
        }
    }
}
