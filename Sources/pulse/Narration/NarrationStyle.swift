import Foundation
import Pipeline

/// A way of telling how a run is going.
protocol NarrationStyle: Sendable {
    /// What to print for an event; nil for nothing. `progress` already counts the event.
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String?

    /// What to print at the end, to standard output.
    func words(for summary: RunSummary) -> String?

    /// Where the words for events go; the summary always goes to standard output.
    var channel: FileHandle { get }

    /// What clears the screen of passing remarks before the summary or an error.
    var curtain: String { get }
}

extension NarrationStyle {
    var channel: FileHandle { .standardError }
    var curtain: String { "" }
}
