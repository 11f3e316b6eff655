import Foundation
import Newsroom
import Pipeline
import SiteBuilding
import Synchronization

/// A thread-safe receiver of run events, which prints them in a given style.
final class RunReporter: Sendable {
    private let style: any ReportingStyle
    private let english: Localisation
    private let progress: Mutex<Progress>

    /// Creates a reporter.
    ///
    /// - Parameter english: the localisation for messages.
    init(style: any ReportingStyle, sources: [FeedSource] = [], english: Localisation) {
        self.style = style
        self.english = english
        progress = Mutex(Progress(waitingFor: sources.map(\.name)))
    }

    func handle(_ event: PipelineEvent) {
        let time = Date()
        progress.withLock { progress in
            progress.count(event, at: time)
            if let words = style.words(for: event, progress: progress, at: time) { say(words, to: style.channel) }
        }
    }

    /// Clears transient output from the terminal.
    func end() { say(style.clearingSequence, to: .standardError) }

    /// The seconds spent on each step so far.
    var seconds: [(step: PipelineStep, seconds: Double)] { progress.withLock { $0.seconds } }

    @discardableResult
    func summarise(_ report: Report, configuration: Configuration) -> RunSummary {
        end()
        let summary = RunSummary(
            report: report, seconds: progress.withLock { $0.seconds }, output: configuration.output,
            hostFit: configuration.hostFit,
            hasAddress: configuration.site.address != nil, hasDeadline: configuration.hasDeadline,
            passedOver: configuration.skippedSourceCount,
            names: Dictionary(configuration.sources.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }),
            english: english)
        if let words = style.words(for: summary) { say(words, to: style.summaryChannel) }
        return summary
    }

    private func say(_ words: String, to handle: FileHandle) {
        guard !words.isEmpty else { return }
        // Don't let a closed terminal or a full disk end the run.
        try? handle.write(contentsOf: Data(words.utf8))
    }
}
