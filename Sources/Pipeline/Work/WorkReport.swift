internal import Newsroom

/// The totals of one worker's run.
public struct WorkReport: Sendable, Equatable {
    /// The number of feeds read, and of their items.
    public internal(set) var read = 0
    public internal(set) var items = 0
    public internal(set) var unchanged = 0
    /// The number of feeds skipped, because their server asked us to wait or their host's time ran out.
    public internal(set) var passedOver = 0
    public internal(set) var failed = 0
    /// The number of answers that came after another worker had taken over the feed, because this one was too slow.
    public internal(set) var late = 0

    /// The number of feeds fetched by this worker.
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
