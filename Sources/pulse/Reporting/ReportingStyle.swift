import Foundation
import Pipeline

/// A form of reporting a run to the user: a progress bar, log lines, JSON lines, or nothing.
protocol ReportingStyle: Sendable {
    /// The text to print for an event; nil for nothing. `progress` already counts the event.
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String?

    /// The text to print at the end, to standard output.
    func words(for summary: RunSummary) -> String?

    /// The stream for events; the summary always goes to standard output.
    var channel: FileHandle { get }

    /// Clears transient output, such as a progress bar, before the summary or an error.
    var clearingSequence: String { get }
}

extension ReportingStyle {
    var channel: FileHandle { .standardError }
    var clearingSequence: String { "" }
}

/// Prints one line when something is wrong that was not the last time, or when no feed could be read; else nothing, so
/// that cron mails only what is news. Errors are printed by the command itself.
struct QuietStyle: ReportingStyle {
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? { nil }
    func words(for summary: RunSummary) -> String? { summary.trouble.map { $0 + "\n" } }
}
