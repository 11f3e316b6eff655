/// The requests a run skipped because time ran out. The next run makes them, and they don't count as failures.
public struct Leftovers: Sendable, Equatable {
    public let count: Int
    /// The hosts that used up their time.
    public let hosts: Set<String>
    /// Whether the whole round ran out of time.
    public let isRoundOver: Bool

    static let none = Leftovers([])

    /// Creates a single leftover.
    ///
    /// - Parameter host: the host that ran out of time; nil if the whole round did.
    init(host: String?) {
        count = 1
        hosts = host.map { [$0] } ?? []
        isRoundOver = host == nil
    }

    init(_ parts: [Leftovers]) {
        count = parts.reduce(0) { $0 + $1.count }
        hosts = parts.reduce(into: []) { $0.formUnion($1.hosts) }
        isRoundOver = parts.contains(where: \.isRoundOver)
    }
}
