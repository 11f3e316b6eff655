import Configuring
import Fetching
import Foundation
import Newsroom
import Pipeline

/// Those who hear how a build goes: a health check, a file of metrics, a feed of troubles. None of them keeps a site from being
/// published.
struct RunWatch {
    private let configuration: Configuration
    private let health: HealthCheck?
    private let now: Date

    /// Whoever ends a run waits for it, and a service manager not for long.
    private static let patienceWhenEnded = 2.0

    /// - Parameter configuration: where it is offline no server is asked, and no health check told.
    init(_ configuration: Configuration, at now: Date) {
        self.configuration = configuration
        self.now = now
        health = configuration.isOffline ? nil : configuration.monitoring.healthcheck.map { HealthCheck(address: $0) }
    }

    func begin() { tell(.start) }

    /// What cannot wait: a signal ends the run.
    func end() { tell(.failure, timeout: Self.patienceWhenEnded) }

    /// - Parameters:
    ///   - report: nil where nothing was published.
    ///   - troubles: a line each.
    /// - Returns: what somebody asked for and did not get, a line each.
    func end(
        _ report: Report?, seconds: [(step: PipelineStep, seconds: Double)], status: ExitStatus, troubles: [String]
    ) -> [String] {
        var problems: [String] = []
        if let path = configuration.monitoring.troubles {
            let feed = TroublesFeed(path: path, title: configuration.site.title)
            if let problem = feed.add(troubles, at: now) { problems.append("monitoring.troubles: \(problem)") }
        }
        if let path = configuration.metricsFile {
            let metrics = RunMetrics(report: report, seconds: seconds, status: status.rawValue, now: now)
            do { try Data(metrics.text.utf8).write(to: URL(filePath: path), options: .atomic) } catch {
                problems.append("--metrics: \(path) cannot be written: \(error.fileReason)")
            }
        }
        tell([.well, .someFeedsFailed].contains(status) ? .success : .failure)
        return problems
    }

    private func tell(_ event: HealthCheck.Event, timeout: Double = 10) {
        if let problem = health?.tell(event, timeout: timeout) { complain("the health check was not told: \(problem)") }
    }
}
