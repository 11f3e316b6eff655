import Foundation
import Pipeline

/// Says nothing; errors are told by the command itself.
struct QuietNarration: NarrationStyle {
    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? { nil }
    func words(for summary: RunSummary) -> String? { nil }
}
