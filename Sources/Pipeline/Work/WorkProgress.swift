internal import Archiving
internal import Foundation
internal import Newsroom
internal import Synchronization

/// What the lanes of a worker know together.
final class WorkProgress: Sendable {
    private struct State {
        var report = WorkReport()
        /// Feeds that a worker before this one died of, on this machine.
        var suspects: Set<FeedSource.ID>
        /// Whether any host has answered.
        var isConnected = false
    }

    /// Fewer silent hosts say nothing about this machine.
    private static let fewest = 3

    private let state: Mutex<State>

    init(suspects: Set<FeedSource.ID>) { state = Mutex(State(suspects: suspects)) }

    var report: WorkReport { state.withLock { $0.report } }

    func count(_ round: FetchRound, taken: Int) { state.withLock { $0.report.count(round, taken: taken) } }

    /// The records of feeds that are about to be asked for; of those that a worker died of, such that they are not.
    func suspecting(
        _ records: [FeedSource.ID: FeedRecord], among feeds: [FeedSource.ID], at now: Date
    ) -> [FeedSource.ID: FeedRecord] {
        state.withLock { state in
            var records = records
            for feed in feeds where state.suspects.remove(feed) != nil {
                records[feed] = (records[feed] ?? FeedRecord(source: feed)).suspected(of: feed, at: now)
            }
            return records
        }
    }

    /// Whether a round says something about feeds rather than about this machine's network.
    func mayTrust(_ round: FetchRound, of claim: FeedClaim) -> Bool {
        state.withLock { state in
            if !round.isCutOff { state.isConnected = true }
            return state.isConnected || claim.hosts.count < Self.fewest
        }
    }
}
