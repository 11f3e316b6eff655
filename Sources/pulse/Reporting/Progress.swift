import Foundation
import Newsroom
import Pipeline

/// The progress of a run.
struct Progress: Sendable {
    private(set) var total = 0
    private(set) var done = 0
    private(set) var failed = 0
    /// The feeds still to answer, in configuration order.
    private(set) var waitingFor: [String] = []
    private(set) var step: PipelineStep?
    /// The seconds spent on each step.
    private(set) var seconds: [(step: PipelineStep, seconds: Double)] = []
    private var begun: [PipelineStep: Date] = [:]

    init(waitingFor names: [String]) { waitingFor = names }

    mutating func count(_ event: PipelineEvent, at time: Date) {
        switch event {
        case .asking(let feeds): total = feeds
        case .answered(let source, let answer):
            done += 1
            if case .failed = answer { failed += 1 }
            if let index = waitingFor.firstIndex(of: source.name) { waitingFor.remove(at: index) }
        case .waiting: break
        case .began(let step):
            self.step = step
            begun[step] = time
        case .ended(let step):
            seconds.append((step, time.timeIntervalSince(begun[step] ?? time)))
        }
    }
}
