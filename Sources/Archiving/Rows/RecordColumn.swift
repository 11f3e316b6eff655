public import Newsroom

/// A record, such as an attached file, as one element of a list column: tab-separated fields, empty if unknown.
///
/// New fields are only ever added at the end, so that archives of older versions remain readable.
public enum RecordColumn {
    /// The number of fields that are written even if they are empty.
    private static let least = 3

    public static func line(of values: [FactValue], with fields: [FactColumn]) -> String {
        var parts = zip(fields, values).map { field, value in
            switch value {
            // A leading character distinguishes an empty text from none.
            case .text(let text): field.isRequired ? text : "=" + text
            case .number(let number): String(number)
            case .records(let records): records.map(Self.inner).joined(separator: "\n")
            case .none, .real, .date, .texts: ""
            }
        }
        while parts.count > least, parts.last == "" { parts.removeLast() }
        return parts.map { ListColumn.escaped($0) }.joined(separator: "\t")
    }

    public static func record(of line: String, with fields: [FactColumn]) -> [FactValue] {
        let parts = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { ListColumn.unescaped(Substring($0)) }
        return fields.enumerated().map { place, field in
            value(of: place < parts.count ? parts[place] : "", in: field)
        }
    }

    private static func value(of part: String, in field: FactColumn) -> FactValue {
        switch field.form {
        case .number: return count(part).map(FactValue.number) ?? .none
        case .records(let inner):
            return .records(part.split(separator: "\n").compactMap { record(ofInner: $0, with: inner) })
        case .code, .words, .address, .pageAddress, .degrees, .date:
            if field.isRequired { return .text(part) }
            return part.isEmpty ? .none : .text(String(part.dropFirst()))
        }
    }

    /// Encodes a record within a record as one line, with spaces between its fields. Only the last field may contain
    /// spaces.
    private static func inner(_ values: [FactValue]) -> String {
        values.map { value in
            switch value {
            case .text(let text): text
            case .number(let number): String(number)
            case .none, .real, .date, .texts, .records: ""
            }
        }.joined(separator: " ")
    }

    /// Decodes such a line; returns nil for anything else.
    private static func record(ofInner line: Substring, with fields: [FactColumn]) -> [FactValue]? {
        let parts = line.split(separator: " ", maxSplits: fields.count - 1, omittingEmptySubsequences: false)
        guard parts.count == fields.count else { return nil }
        let values = zip(parts, fields).map { part, field in value(of: String(part), in: field) }
        return values.contains(.none) ? nil : values
    }

    /// Parses a count. Returns nil if it is invalid, or so large that sums could overflow.
    private static func count(_ text: String) -> Int? { Int(text).flatMap { (0...Int(1e15)).contains($0) ? $0 : nil } }
}
