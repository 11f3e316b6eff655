import Fetching
import Foundation
import Newsroom
import Pipeline
import Publishing

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
    /// The age, in seconds, at which a story that could not be sent is given up.
    private static let longestWait = 3 * 86_400
    /// How long to wait for another build that is sending, in seconds.
    private static let patienceForOthers = 120

    let configuration: Configuration
    let environment: [String: String]
    let now: Date

    /// Sends what is new, and what earlier runs could not send.
    ///
    /// - Parameters:
    ///   - findings: one for each alert; empty if the run left the site unchanged.
    ///   - isSending: whether to send in this run. If not, the stories wait for the next one, which may find nothing
    ///     because the site is then unchanged.
    func run(on findings: [AlertFinding], isSending: Bool) async -> Outcome {
        guard !configuration.alerts.isEmpty else { return Outcome() }
        // Two builds that read the same record would send the same stories.
        try? FileManager.default.createDirectory(
            atPath: configuration.dataFolder, withIntermediateDirectories: true)
        let lock: FolderLock
        do throws(PublishingError) {
            lock = try FolderLock(ofRecordsIn: configuration.dataFolder, patience: Self.patienceForOthers)
        } catch {
            return Outcome(problems: ["alerts: \(error); nothing was sent"])
        }
        defer { withExtendedLifetime(lock) {} }
        var record = AlertRecord(in: configuration.dataFolder)
        var outcome = Outcome()
        if record.condition == .unreadable {
            return Outcome(problems: ["alerts: \(record.path) cannot be read, so nothing was sent"])
        }
        if record.condition == .damaged {
            outcome.problems.append(
                "alerts: \(record.path) is damaged; what matches now counts as sent, and a new record is started")
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
            guard isSending else {
                tally.unsent += record.entries[alert.name]?.waiting.count ?? 0
                continue
            }
            do throws(UnsavedRecord) {
                if let problem = try await send(alert, by: &record, &tally) { outcome.problems.append(problem) }
            } catch {
                outcome.problems.append("alerts: \(error.reason); \(error.consequence)")
                break
            }
        }
        outcome.line = "alerts    " + tally.text(first: Self.first, mostADay: Self.mostADay)
        return outcome
    }

    /// The day in the site's time zone.
    var day: String {
        now.formatted(
            Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: configuration.site.timeZone) ?? .gmt)
                .year().month().day())
    }

    /// Adds what was found to what is to be sent, and gives up what has waited too long.
    private func take(_ findings: [AlertFinding], into record: inout AlertRecord, _ tally: inout AlertTally) {
        let names = Set(configuration.alerts.map(\.name))
        let accounts = Dictionary(
            configuration.alerts.compactMap { alert in alert.postedTo.map { (alert.name, $0) } },
            uniquingKeysWith: { $1 })
        let moment = Int(now.timeIntervalSince1970)
        for (name, entry) in record.entries {
            let kept = entry.waiting.filter { moment - $0.since < Self.longestWait }
            tally.abandoned += entry.waiting.count - kept.count
            record.entries[name]?.waiting = kept
        }
        for finding in findings {
            var entry = record.entries[finding.alert] ?? AlertRecord.Entry()
            if entry.day != day { (entry.day, entry.sent) = (day, 0) }
            if record.entries[finding.alert] == nil {
                let most = record.condition == .damaged ? 0 : Self.first
                if record.condition == .damaged, let account = accounts[finding.alert] {
                    for story in finding.stories { record.notePost(of: story, to: account) }
                }
                tally.skippedFirst += entry.take(finding.stories, atMost: most, at: now)
            } else {
                let most = Self.mostADay - entry.sent - entry.waiting.count
                tally.skipped += entry.take(finding.stories, atMost: most, at: now)
            }
            record.entries[finding.alert] = entry
        }
        record.entries = record.entries.filter { names.contains($0.key) }
    }
}
