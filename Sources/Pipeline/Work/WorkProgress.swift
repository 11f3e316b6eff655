internal import Archiving
internal import Foundation
internal import Newsroom
internal import Synchronization

/// The state shared by a worker's lanes.
final class WorkProgress: Sendable {
    private struct State {
        var report = WorkReport()
        /// The feeds on which an earlier worker on this machine crashed.
        var suspects: Set<FeedSource.ID>
        /// Whether any host has answered.
        var isConnected = false
    }

    /// The smallest number of silent hosts that suggests this machine is offline.
    private static let fewest = 3

    private let state: Mutex<State>

    init(suspects: Set<FeedSource.ID>) { state = Mutex(State(suspects: suspects)) }

    var report: WorkReport { state.withLock { $0.report } }

    func count(_ round: FetchRound, taken: Int) { state.withLock { $0.report.count(round, taken: taken) } }

    /// Returns the records for feeds about to be fetched. Feeds that a worker crashed on are marked as backing off.
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

    /// Returns whether a round's failures are the fault of the feeds rather than of this machine's network.
    func mayTrust(_ round: FetchRound, of claim: FeedClaim) -> Bool {
        state.withLock { state in
            if !round.isCutOff { state.isConnected = true }
            return state.isConnected || claim.hosts.count < Self.fewest
        }
    }
}
