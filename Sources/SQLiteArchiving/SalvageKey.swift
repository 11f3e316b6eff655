internal import Foundation
internal import GRDB

/// The key a row is stored by: its rowid, or the values of the table's primary key.
struct SalvageKey: Equatable {
    let values: [DatabaseValue]

    /// Divides the space between two keys into parts to search. Row numbers start at 1, and if both ends of a table are
    /// damaged, its size is unknown. So each part is twice as long as the one before, which finds the many small row
    /// numbers first.
    static func partitions(from low: SalvageKey, to high: SalvageKey) -> [(SalvageKey, SalvageKey)] {
        guard low.values.count == 1, case .int64(let first)? = low.values.first?.storage,
            case .int64(let last)? = high.values.first?.storage, last - first > 1_024
        else { return [(low, high)] }
        var partitions: [(SalvageKey, SalvageKey)] = []
        var (start, length) = (first + 1, Int64(16))
        while start < last {
            let end = min(last, start + length)
            partitions.append(
                (SalvageKey(values: [(start - 1).databaseValue]), SalvageKey(values: [end.databaseValue])))
            (start, length) = (end, length * 2)
        }
        return partitions
    }

    /// Returns a key about half-way between two others, to look for rows beyond a damaged page. Returns nil if there is
    /// none.
    static func between(_ a: SalvageKey, _ b: SalvageKey) -> SalvageKey? {
        guard let place = zip(a.values, b.values).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            let middle = middle(of: a.values[place], b.values[place])
        else { return nil }
        // Start the remaining columns with an empty text, before which only numbers sort, and those do no harm.
        let rest = Array(repeating: "".databaseValue, count: a.values.count - place - 1)
        return SalvageKey(values: Array(a.values[..<place]) + [middle] + rest)
    }

    private static func middle(of a: DatabaseValue, _ b: DatabaseValue) -> DatabaseValue? {
        switch (a.storage, b.storage) {
        case (.int64(let a), .int64(let b)):
            let middle = a / 2 + b / 2 + (a % 2 + b % 2) / 2
            return middle > a && middle < b ? middle.databaseValue : nil
        case (.double(let a), .double(let b)):
            let middle = a / 2 + b / 2
            return middle > a && middle < b ? middle.databaseValue : nil
        case (.string(let a), .string(let b)):
            return middle(of: Array(a.utf8), Array(b.utf8)).map(\.databaseValue)
        default: return nil
        }
    }

    /// Returns the midpoint of two texts, treating what follows their common prefix as base-128 fractions.
    private static func middle(of a: [UInt8], _ b: [UInt8]) -> String? {
        let common = zip(a, b).prefix { $0 == $1 }.count
        func number(_ text: [UInt8]) -> UInt64 {
            (common..<common + 8).reduce(0) { $0 << 7 | UInt64(min($1 < text.count ? text[$1] : 0, 127)) }
        }
        let (low, high) = (number(a), number(b))
        guard low < high else { return nil }
        let mean = low + (high - low) / 2
        // Avoid zero, which would end the text.
        let digits = (0..<8).map { max(1, UInt8(mean >> (7 * (7 - UInt64($0))) & 127)) }
        let middle = Array(a[..<common]) + digits
        guard a.lexicographicallyPrecedes(middle), middle.lexicographicallyPrecedes(b) else { return nil }
        return String(decoding: middle, as: UTF8.self)
    }
}
