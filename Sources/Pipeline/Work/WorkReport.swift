/// What a worker has done, in figures.
public struct WorkReport: Sendable, Equatable {
    /// Feeds that were read, and how many items they hold.
    public internal(set) var read = 0
    public internal(set) var items = 0
    public internal(set) var unchanged = 0
    /// Not asked for: we were asked to wait, or the time of their host was up.
    public internal(set) var passedOver = 0
    public internal(set) var failed = 0
    /// Answers that came when the feed was another worker's already, because this one was too slow.
    public internal(set) var late = 0

    /// Feeds that this worker has asked for.
    public var asked: Int { read + unchanged + failed }

    mutating func count(_ round: FetchRound, taken: Int) {
        for entry in round.entries {
            switch entry.answer {
            case .read(_, let items, _):
                read += 1
                self.items += items
            case .unchanged: unchanged += 1
            case .skipped, .left: passedOver += 1
            case .failed: failed += 1
            }
        }
        late += round.entries.count - taken
    }
}
