import Fetching
import Foundation
import Newsroom
import Pipeline

/// The alerts of a build. None of them can stop a site from being published.
///
/// The record is written before anything is sent and after each story that was. A run that is killed in between sends
/// one story twice; the other way round, it would never be sent, and nobody would notice. With a public post it is the
/// other way round: one that may have appeared is never posted again.
struct AlertRun {
    struct Outcome {
        /// The line for the summary; nil if there are no alerts.
        var line: String?
        var problems: [String] = []
    }

    /// The number of stories an alert sends in a day.
    private static let mostADay = 20
    /// The number of stories a new alert begins with, instead of everything that matches.
    private static let first = 5
    /// The failures in a row after which an alert waits for the next build, lest a dead server hold up this one.
    private static let patience = 3
    /// The age, in seconds, at which a story that could not be sent is given up.
    private static let longestWait = 3 * 86_400

    let configuration: Configuration
    let environment: [String: String]
    let now: Date

    /// Sends what is new, and what earlier runs could not send.
    ///
    /// - Parameter findings: one for each alert; empty if the run left the site unchanged.
    func run(on findings: [AlertFinding]) async -> Outcome {
        // An offline run contacts no server; the next other one finds the same stories.
        guard !configuration.alerts.isEmpty, !configuration.isOffline else { return Outcome() }
        var record = AlertRecord(in: configuration.dataFolder)
        var outcome = Outcome()
        if record.condition == .unreadable {
            return Outcome(problems: ["alerts: \(record.path) cannot be read, so nothing was sent"])
        }
        if record.condition == .damaged {
            outcome.problems.append(
                "alerts: \(record.path) is damaged; what matches now counts as sent, and it is written afresh")
            // Without findings, nothing could be counted as sent.
            if findings.isEmpty { return outcome }
        }
        var tally = AlertTally()
        let known = record.entries
        take(findings, into: &record, &tally)
        if known != record.entries, let problem = record.save() {
            return Outcome(problems: outcome.problems + ["alerts: \(problem); nothing was sent"])
        }
        for alert in configuration.alerts {
            do throws(UnsavedRecord) {
                if let problem = try await send(alert, by: &record, &tally) { outcome.problems.append(problem) }
            } catch {
                outcome.problems.append("alerts: \(error.reason); the last story will be sent again")
                break
            }
        }
        outcome.line = "alerts    " + tally.text(first: Self.first, mostADay: Self.mostADay)
        return outcome
    }

    private struct UnsavedRecord: Error { let reason: String }

    private var day: String {
        now.formatted(
            Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: configuration.site.timeZone) ?? .gmt)
                .year().month().day())
    }

    /// Adds what was found to what is to be sent, and gives up what has waited too long.
    private func take(_ findings: [AlertFinding], into record: inout AlertRecord, _ tally: inout AlertTally) {
        let names = Set(configuration.alerts.map(\.name))
        let moment = Int(now.timeIntervalSince1970)
        for (name, entry) in record.entries {
            let kept = entry.waiting.filter { moment - $0.since < Self.longestWait }
            tally.givenUp += entry.waiting.count - kept.count
            record.entries[name]?.waiting = kept
        }
        for finding in findings {
            var entry = record.entries[finding.alert] ?? AlertRecord.Entry()
            if entry.day != day { (entry.day, entry.sent) = (day, 0) }
            if record.entries[finding.alert] == nil {
                let most = record.condition == .damaged ? 0 : Self.first
                tally.skippedFirst += entry.take(finding.stories, atMost: most, at: now)
            } else {
                let most = Self.mostADay - entry.sent - entry.waiting.count
                tally.skipped += entry.take(finding.stories, atMost: most, at: now)
            }
            record.entries[finding.alert] = entry
        }
        record.entries = record.entries.filter { names.contains($0.key) }
    }

    /// Sends an alert's stories unless its hours are quiet.
    ///
    /// - Returns: a line if some were not accepted.
    private func send(
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
        func store(_ entry: AlertRecord.Entry) throws(UnsavedRecord) {
            record.entries[alert.name] = entry
            if let reason = record.save() { throw UnsavedRecord(reason: reason) }
        }
        let sender = AlertSender(alert: alert, configuration: configuration, environment: environment, now: now)
        var (problem, failures): (String?, Int) = (nil, 0)
        for message in entry.waiting where failures < Self.patience {
            var rest = entry
            rest.waiting.removeAll { $0 == message }
            rest.sent = (rest.day == day ? rest.sent : 0) + 1
            rest.day = day
            if channel.isPublic { try store(rest) }
            if let failure = await sender.send(message) {
                problem = failure.reason
                failures += 1
                if channel.isPublic, failure.mayHaveArrived {
                    entry = rest
                    problem = failure.reason + ", and may have posted; look before you post it yourself"
                } else if channel.isPublic {
                    try store(entry)
                }
                continue
            }
            failures = 0
            entry = rest
            tally.sent[channel.name + (alert.isDraft ? " drafts" : ""), default: 0] += 1
            try store(entry)
        }
        tally.unsent += entry.waiting.count
        let waits = counted(entry.waiting.count, "story waits", "stories wait") + " for the next build"
        return problem.map {
            "alert '\(alert.name)' (\(channel.name)): \($0)" + (entry.waiting.isEmpty ? "" : "; \(waits)")
        }
    }
}

/// The alerts of a build in figures.
struct AlertTally {
    /// The stories sent, by channel.
    var sent: [String: Int] = [:]
    /// The stories that wait for the end of quiet hours ("07:00").
    var quiet: [String: Int] = [:]
    /// The stories that were not accepted and are tried again.
    var unsent = 0
    var givenUp = 0
    /// The stories over the daily limit, and those a new alert leaves out.
    var skipped = 0
    var skippedFirst = 0

    func text(first: Int, mostADay: Int) -> String {
        let total = sent.values.reduce(0, +)
        let channels = sent.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
        func waiting(_ count: Int, _ when: String) -> String { "\(count) \(count == 1 ? "waits" : "wait") \(when)" }
        return
            (["\(total) sent" + (total > 0 ? " (\(channels))" : "")]
            + quiet.sorted { $0.key < $1.key }.map { waiting($0.value, "until \($0.key)") }
            + [
                unsent > 0 ? waiting(unsent, "for the next build") : nil,
                skippedFirst > 0 ? "\(skippedFirst) left out (a new alert begins with the \(first) strongest)" : nil,
                skipped > 0 ? "\(skipped) left out (at most \(mostADay) a day)" : nil,
                givenUp > 0 ? "\(givenUp) given up after three days" : nil,
            ].compactMap(\.self)).joined(separator: ", ")
    }
}
