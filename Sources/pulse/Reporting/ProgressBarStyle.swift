import Foundation
import Pipeline

/// A progress bar for terminals: one line that is rewritten with a bar, counts, and the feeds still awaited.
struct ProgressBarStyle: ReportingStyle {
    private static let clearLine = "\r\u{1B}[2K"

    var clearingSequence: String { Self.clearLine }

    func words(for event: PipelineEvent, progress: Progress, at time: Date) -> String? {
        switch event {
        case .asking, .answered: return Self.clearLine + bar(progress).plainForTerminal
        case .began(let step): return step == .reading ? nil : Self.clearLine + "\(step.name) …"
        case .waiting(let line): return Self.clearLine + line.plainForTerminal + "\n"
        case .ended: return nil
        }
    }

    func words(for summary: RunSummary) -> String? { summary.text().plainLinesForTerminal }

    private func bar(_ progress: Progress) -> String {
        let width = 24
        let filled = progress.total > 0 ? progress.done * width / progress.total : 0
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        var line = "\(bar) \(progress.done)/\(counted(progress.total, "feed"))"
        if progress.failed > 0 { line += ", \(progress.failed) failed" }
        // Name the slow feeds, which are those left when most have answered.
        if (1...3).contains(progress.waitingFor.count) || progress.done * 10 >= progress.total * 9 {
            let slow = progress.waitingFor.prefix(3).joined(separator: ", ")
            if !slow.isEmpty { line += "; waiting for \(slow)" + (progress.waitingFor.count > 3 ? " …" : "") }
        }
        return String(line.prefix(100))
    }
}
