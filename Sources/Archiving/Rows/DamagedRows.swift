internal import Synchronization

/// Rows skipped because they hold values that no archive writes. A few are listed, the rest counted.
///
/// A single row must not end a run. A worker, another program or a failing disk may have written it, and all others are
/// fine.
public final class DamagedRows: Sendable {
    private static let mostListed = 3
    /// The maximum length of a key in messages, since it may be a long address.
    private static let keyLength = 80

    private struct State {
        var lines: [String] = []
        var unnamed: [(table: String, count: Int)] = []
        var counts: [String: Int] = [:]
    }

    private let state = Mutex(State())

    public init() {}

    /// Clears the list before rows are read again.
    public func begin() { state.withLock { $0 = State() } }

    /// Records a skipped row.
    ///
    /// - Parameters:
    ///   - key: the row's key, if readable. Parts of an address that may be secret aren't shown.
    ///   - damage: the column and what is wrong with its value.
    public func skip(_ table: String, _ key: String?, _ damage: String) {
        state.withLock { state in
            let count = state.counts[table, default: 0] + 1
            state.counts[table] = count
            guard count > Self.mostListed else {
                let name = key.map { " \(Self.shown($0))" } ?? ""
                return state.lines.append("\(table)\(name): \(damage.prefix(200))")
            }
            if let place = state.unnamed.firstIndex(where: { $0.table == table }) {
                state.unnamed[place].count += 1
            } else {
                state.unnamed.append((table, 1))
            }
        }
    }

    /// The skipped rows, one line each.
    public var lines: [String] {
        state.withLock { state in
            state.lines + state.unnamed.map { "\($0.table): \($0.count) more" }
        }
    }

    private static func shown(_ key: String) -> String {
        let start = key.firstRange(of: "://").flatMap { scheme in
            key[scheme.upperBound...].prefix { $0 != "/" }.lastIndex(of: "@").map { key.index(after: $0) }
        }
        let plain = (start.map { String(key[$0...]) } ?? key).prefix { $0 != "?" && $0 != "#" }
        return plain.count > keyLength ? plain.prefix(keyLength) + "…" : String(plain)
    }
}
