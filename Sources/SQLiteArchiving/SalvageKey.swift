internal import Foundation
internal import GRDB

/// The key that a row is stored by: its number, or the values of its table's key.
struct SalvageKey: Equatable {
    let values: [DatabaseValue]

    /// The space between two keys in parts to look through. Numbers count from 1, and where both ends of a table are damaged
    /// nobody knows how far: each part is twice as long as the one before, so that the many small ones are found first.
    static func rungs(from low: SalvageKey, to high: SalvageKey) -> [(SalvageKey, SalvageKey)] {
        guard low.values.count == 1, case .int64(let first)? = low.values.first?.storage,
            case .int64(let last)? = high.values.first?.storage, last - first > 1_024
        else { return [(low, high)] }
        var rungs: [(SalvageKey, SalvageKey)] = []
        var (start, length) = (first + 1, Int64(16))
        while start < last {
            let end = min(last, start + length)
            rungs.append((SalvageKey(values: [(start - 1).databaseValue]), SalvageKey(values: [end.databaseValue])))
            (start, length) = (end, length * 2)
        }
        return rungs
    }

    /// A key about half-way between two others, to look for rows on the far side of a damaged page; nil where there is
    /// none between them.
    static func between(_ a: SalvageKey, _ b: SalvageKey) -> SalvageKey? {
        guard let place = zip(a.values, b.values).enumerated().first(where: { $1.0 != $1.1 })?.offset,
            let middle = middle(of: a.values[place], b.values[place])
        else { return nil }
        // What follows in the key begins anew: nothing sorts before an empty text but numbers, which do no harm.
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

    /// The texts as fractions with 128 digits: the mean of what follows their common beginning.
    private static func middle(of a: [UInt8], _ b: [UInt8]) -> String? {
        let common = zip(a, b).prefix { $0 == $1 }.count
        func number(_ text: [UInt8]) -> UInt64 {
            (common..<common + 8).reduce(0) { $0 << 7 | UInt64(min($1 < text.count ? text[$1] : 0, 127)) }
        }
        let (low, high) = (number(a), number(b))
        guard low < high else { return nil }
        let mean = low + (high - low) / 2
        // Zero ends a text.
        let digits = (0..<8).map { max(1, UInt8(mean >> (7 * (7 - UInt64($0))) & 127)) }
        let middle = Array(a[..<common]) + digits
        guard a.lexicographicallyPrecedes(middle), middle.lexicographicallyPrecedes(b) else { return nil }
        return String(decoding: middle, as: UTF8.self)
    }
}
