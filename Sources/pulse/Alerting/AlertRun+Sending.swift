import Fetching
import Foundation
import Newsroom
import Pipeline

extension AlertRun {
    /// The number of failures in a row after which an alert waits for the next build, so that a dead server doesn't
    /// hold up this one.
    private static let mostFailures = 3
    /// How long an alert waits in all for a server that limits how often it may be asked, in seconds. Synapse takes
    /// about ten messages at once and then one in five seconds, so this is enough for a day's stories.
    private static let patienceForLimits = 60

    struct UnsavedRecord: Error {
        let reason: String
        /// The consequence for the story being sent: "nothing was posted".
        let consequence: String
    }

    /// Sends an alert's stories unless its hours are quiet.
    ///
    /// - Returns: a line if some were not accepted.
    func send(
        _ alert: AlertSettings, by record: inout AlertRecord, _ tally: inout AlertTally
    ) async throws(UnsavedRecord) -> String? {
        guard var entry = record.entries[alert.name], !entry.waiting.isEmpty, let channel = alert.channel else {
            return nil
        }
        if let end = alert.quietEnd(at: now, timeZone: configuration.site.timeZone) {
            tally.quiet[end, default: 0] += entry.waiting.count
            return nil
        }
        /// Stores the record.
        func store(_ entry: AlertRecord.Entry, or consequence: String) throws(UnsavedRecord) {
            record.entries[alert.name] = entry
            if let reason = record.save() { throw UnsavedRecord(reason: reason, consequence: consequence) }
        }
        let sender = AlertSender(alert: alert, configuration: configuration, environment: environment, now: now)
        let account = alert.postedTo
        var (problem, failures, refused): (String?, Int, Int) = (nil, 0, 0)
        var patience = Self.patienceForLimits
        for message in entry.waiting where failures < Self.mostFailures {
            var rest = entry
            rest.waiting.removeAll { $0 == message }
            if let account, record.hasPosted(message.story, to: account) {
                // Another alert has posted it, or this one under a former name.
                entry = rest
                try store(entry, or: "nothing was posted")
                continue
            }
            let dropped = rest
            rest.sent = (rest.day == day ? rest.sent : 0) + 1
            rest.day = day
            let posted = record.posted
            if let account {
                record.notePost(of: message.story, to: account)
                try store(rest, or: "nothing was posted")
            }
            var answer = await sender.send(message)
            if let wait = answer?.retryAfter, wait <= patience {
                patience -= wait
                try? await Task.sleep(for: .seconds(wait))
                answer = await sender.send(message)
            }
            guard let failure = answer else {
                failures = 0
                entry = rest
                tally.sent[channel.name + (alert.isDraft ? " drafts" : ""), default: 0] += 1
                if account == nil { try store(entry, or: "the last story will be sent again") }
                continue
            }
            problem = failure.reason
            failures += 1
            if account != nil, failure.mayHaveArrived {
                entry = rest
                problem = failure.reason + ", and may have posted; look before you post it yourself"
                continue
            }
            record.posted = posted
            if failure.isFinal {
                entry = dropped
                refused += 1
            }
            if account != nil || failure.isFinal {
                let next = account == nil ? "will be sent again" : "will not be posted"
                try store(entry, or: "the last story was refused (\(failure.reason)) and \(next)")
            }
        }
        tally.unsent += entry.waiting.count
        tally.refused += refused
        let count = entry.waiting.count
        let endings = [
            refused > 0 ? "\(counted(refused, "story is", "stories are")) given up" : nil,
            count > 0 ? "\(counted(count, "story waits", "stories wait")) for the next build" : nil,
        ].compactMap(\.self)
        return problem.map { (["alert '\(alert.name)' (\(channel.name)): \($0)"] + endings).joined(separator: "; ") }
    }
}
