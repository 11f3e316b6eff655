import Foundation
import Pipeline

/// A form of reporting a run to the user: a progress bar, log lines, JSON lines, or nothing.
protocol ReportingStyle: Sendable {
    /// The text to print for an event; nil for nothing. `progress` already counts the event.
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String?

    /// The text to print at the end.
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

/// Prints a line for each thing that is wrong and was not the last time, and when no feed could be read; else nothing, so
/// that cron mails only what is news. Errors are printed by the command itself.
struct QuietStyle: ReportingStyle {
    var summaryChannel: FileHandle { .standardError }
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? { nil }
    func words(for summary: RunSummary) -> String? { summary.trouble.map { $0.plainLinesForTerminal + "\n" } }
}
