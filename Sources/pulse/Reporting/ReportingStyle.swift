import Foundation
import Pipeline

/// A style for reporting a run to the user: a progress bar, log lines, JSON Lines, or nothing.
protocol ReportingStyle: Sendable {
    /// Returns the text to print for an event; nil for nothing. `progress` already counts the event.
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String?

    /// Returns the text to print when a run has ended; nil for none.
    func words(for summary: RunSummary) -> String?

    /// The stream for events.
    var channel: FileHandle { get }

    /// The stream for the summary.
    var summaryChannel: FileHandle { get }

    /// Clears transient output, such as a progress bar, before the summary or an error.
    var clearingSequence: String { get }
}

extension ReportingStyle {
    var channel: FileHandle { .standardError }
    var summaryChannel: FileHandle { .standardOutput }
    var clearingSequence: String { "" }
}

/// A style that prints only new problems, so that cron mails only news: a line for each problem that wasn't there last
/// time, or for all if no feed could be read. Errors are printed by the command itself.
struct QuietStyle: ReportingStyle {
    var summaryChannel: FileHandle { .standardError }
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? { nil }
    func words(for summary: RunSummary) -> String? { summary.trouble.map { $0.plainLinesForTerminal + "\n" } }
}
