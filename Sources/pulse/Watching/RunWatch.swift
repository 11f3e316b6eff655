import Configuring
import Fetching
import Foundation
import Newsroom
import Pipeline

/// The monitoring of a build: health check, metrics file and feed of troubles. None of these can stop a site from being
/// published.
struct RunWatch {
    private let configuration: Configuration
    private let health: HealthCheck?
    private let now: Date

    /// The timeout in seconds when a signal ends the run, since service managers don't wait long.
    private static let patienceWhenEnded = 2.0

    /// Sets up monitoring.
    ///
    /// - Parameter configuration: the configuration; an offline run contacts no server, including the health check's.
    init(_ configuration: Configuration, at now: Date) {
        self.configuration = configuration
        self.now = now
        health =
            configuration.isOffline
            ? nil
            : configuration.monitoring.healthcheck.map { HealthCheck(address: $0, settings: configuration.fetching) }
    }

    func begin() { ping(.start) }

    /// Reports that a signal ends the run.
    func end() { ping(.failure, timeout: Self.patienceWhenEnded) }

    /// Reports the outcome of a run.
    ///
    /// - Parameters:
    ///   - report: the report; nil if nothing was published.
    ///   - troubles: the problems, one line each.
    /// - Returns: one line for each requested output that could not be written.
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
        ping([.well, .someFeedsFailed].contains(status) ? .success : .failure)
        return problems
    }

    private func ping(_ event: HealthCheck.Event, timeout: Double = 10) {
        if let problem = health?.ping(event, timeout: timeout) { printError("the health check failed: \(problem)") }
    }
}
