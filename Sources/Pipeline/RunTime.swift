internal import Foundation
internal import Newsroom

/// How far the moment of a run can be trusted. Nothing is forgotten for its sake alone: clocks have been seen to jump by
/// weeks, and machines without a battery to start in 1970.
struct RunTime: Sendable {
    /// Further from what servers say than this, a machine's clock is wrong.
    private static let tolerance = 86_400.0
    /// Further from the last run than this, a moment that somebody typed is more likely a slip.
    private static let farthest = 366 * 86_400.0

    /// The moment of the edition.
    let moment: Date
    /// Whether it was read from the machine's clock, rather than given with `--now`.
    let isReadFromClock: Bool
    /// The time that servers told with their answers; nil when fewer than three did.
    let servers: Date?
    /// When feeds were last asked.
    let lastRun: Date?

    /// From here retention counts its days back: never later than what somebody other than this clock has seen.
    var present: Date { min(moment, servers ?? lastRun ?? moment) }

    /// - Throws: `ImplausibleMoment` when the moment can hardly be meant.
    func check() throws(ImplausibleMoment) {
        if isReadFromClock {
            if let servers {
                guard abs(moment.timeIntervalSince(servers)) > Self.tolerance else { return }
                throw ImplausibleMoment(moment: moment, isReadFromClock: true, witness: "servers say", other: servers)
            }
            if let lastRun, lastRun.timeIntervalSince(moment) > Self.tolerance {
                throw ImplausibleMoment(
                    moment: moment, isReadFromClock: true, witness: "the last run was", other: lastRun)
            }
        } else if let lastRun, abs(moment.timeIntervalSince(lastRun)) > Self.farthest {
            throw ImplausibleMoment(moment: moment, isReadFromClock: false, witness: "the last run was", other: lastRun)
        }
    }
}

/// A moment that no edition is made for without being told twice.
struct ImplausibleMoment: Error, CustomStringConvertible {
    let moment: Date
    let isReadFromClock: Bool
    let witness: String
    let other: Date

    var description: String {
        let (given, seen) = (moment.formatted(.iso8601), other.formatted(.iso8601))
        return isReadFromClock
            ? "this machine's clock says \(given), but \(witness) \(seen): set the clock, or add --force"
            : "--now says \(given), but \(witness) \(seen): add --force if that is meant"
    }
}
