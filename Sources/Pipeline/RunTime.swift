internal import Foundation
internal import Newsroom

/// The moment of a run, and the evidence for trusting it. The moment alone never causes deletions: clocks have been
/// seen to jump by weeks, and machines without a battery to start in 1970.
struct RunTime: Sendable {
    /// Seconds by which the machine's clock may differ from the servers' before it counts as wrong.
    private static let tolerance = 86_400.0
    /// Seconds from the last run beyond which a typed moment is probably a mistake.
    private static let longestGap = 366 * 86_400.0

    /// The moment of the edition.
    let moment: Date
    /// Whether the moment was read from the machine's clock rather than given with `--now`.
    let isReadFromClock: Bool
    /// The time according to the servers; nil if fewer than three sent it.
    let servers: Date?
    /// The time feeds were last fetched.
    let lastRun: Date?

    /// The date from which retention counts back. It is never later than a time confirmed by the servers or the last
    /// run.
    var present: Date { min(moment, servers ?? lastRun ?? moment) }

    /// Checks that the moment is plausible.
    ///
    /// - Throws: `ImplausibleMoment` if it is probably a mistake.
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
        } else if let lastRun, abs(moment.timeIntervalSince(lastRun)) > Self.longestGap {
            throw ImplausibleMoment(moment: moment, isReadFromClock: false, witness: "the last run was", other: lastRun)
        }
    }
}

/// An error for a moment that needs confirming with `--force`.
struct ImplausibleMoment: Error, CustomStringConvertible {
    let moment: Date
    let isReadFromClock: Bool
    let witness: String
    let other: Date

    var description: String {
        let (given, seen) = (moment.formatted(.iso8601), other.formatted(.iso8601))
        return isReadFromClock
            ? "this machine's clock says \(given), but \(witness) \(seen): set the clock, or add --force"
            : "--now says \(given), but \(witness) \(seen): add --force if that is intended"
    }
}
