import Foundation
import Newsroom
import Pipeline
import SiteBuilding

/// Plain timestamped lines, for logs and cron mail.
struct LogStyle: ReportingStyle {
    let isVerbose: Bool
    let english: Localisation

    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? {
        let stamp = time.formatted(.iso8601)
        switch event {
        case .asking(let feeds): return "\(stamp) fetching \(counted(feeds, "feed"))\n"
        case .answered(let source, let answer):
            // In verbose mode, each failure is logged here, and the summary doesn't repeat them.
            return isVerbose ? "\(stamp) \(source.name): \(answer.text(english))".plainForTerminal + "\n" : nil
        case .waiting(let line): return "\(stamp) \(line)".plainForTerminal + "\n"
        case .began: return nil
        case .ended(let step):
            let seconds = progress.seconds.last?.seconds ?? 0
            return isVerbose ? "\(stamp) \(step.name) took \(hundredths(seconds)) s\n" : nil
        }
    }

    func words(for summary: RunSummary) -> String? { summary.text(isNamingFailures: !isVerbose).plainLinesForTerminal }
}

extension FeedAnswer {
    /// Describes the answer in a few words.
    func text(_ words: Localisation) -> String {
        switch self {
        case .read(let format, let items, let problem):
            "\(format), \(counted(items, "item"))" + (problem.map { "; " + words.text(of: $0) } ?? "")
        case .unchanged: "unchanged"
        case .skipped(let until, _): "not due before \(until.formatted(.iso8601))"
        case .left(let host): "left for the next run: the time for \(host ?? "all feeds") ran out"
        case .failed(let failure): "failed: " + words.text(of: failure)
        }
    }
}
