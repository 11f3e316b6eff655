/// Requests that a run did not make because the time was up: each comes with the next run, and nothing is held against it.
public struct Leftovers: Sendable, Equatable {
    public let count: Int
    /// The hosts that had taken their time.
    public let hosts: Set<String>
    /// Whether the round as a whole had.
    public let isRoundOver: Bool

    static let none = Leftovers([])

    /// One thing left.
    ///
    /// - Parameter host: whose time was up; nil where the round's was.
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
