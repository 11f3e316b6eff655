import Foundation
import Newsroom
import Pipeline

/// The consecutive builds of one configuration: the public site, then its private editions. Signals can end it until
/// publishing begins.
struct BuildRun {
    /// The outcome of building one site.
    struct Outcome {
        /// The report; nil if nothing was published.
        var report: Report?
        var status: ExitStatus
        /// The problems to print, one line each.
        var problems: [String] = []
        /// The feeds that have started failing, one line each.
        var newTroubles: [String] = []
    }

    private let configuration: Configuration
    private let now: Date
    private let isReadFromClock: Bool
    private let verbosity: VerbosityOptions
    private let interruption: Interruption
    private let reporter: RunReporter

    init(
        _ configuration: Configuration, at now: Date, isReadFromClock: Bool, verbosity: VerbosityOptions,
        watch: RunWatch?
    ) throws {
        self.configuration = configuration
        self.now = now
        self.isReadFromClock = isReadFromClock
        self.verbosity = verbosity
        let (parts, reporter) = (configuration.parts, try verbosity.reporter(for: configuration.withoutPrivateEditions))
        self.reporter = reporter
        interruption = Interruption(tidy: {
            for part in parts { part.noteInterruption() }
            reporter.end()
            watch?.end()
        })
    }

    /// The seconds spent on each step of the public site so far.
    var seconds: [(step: PipelineStep, seconds: Double)] { reporter.seconds }

    /// Builds the public site.
    ///
    /// - Throws: if nothing was published.
    func built() async throws -> Outcome {
        try await built(configuration.withoutPrivateEditions, reporter: reporter)
    }

    /// Builds each private edition. If one fails, the others are still built.
    func builtPrivately() async -> [Outcome] {
        var outcomes: [Outcome] = []
        for part in configuration.privateEditions {
            do {
                outcomes.append(try await built(part, reporter: try verbosity.reporter(for: part)))
            } catch {
                let lead = error is HalfPublished ? "" : "nothing published: "
                let line = "private edition '\(part.site.title)': \(lead)\(error)"
                outcomes.append(Outcome(report: nil, status: .nothingPublished, problems: [line]))
            }
        }
        return outcomes
    }

    private func built(_ part: Configuration, reporter: RunReporter) async throws -> Outcome {
        let report: Report
        do {
            report = try await Pipeline(
                part, decodingPicturesBy: DecodeCommand.invocation,
                observe: {
                    if case .began(.publishing) = $0 { interruption.finish() }
                    reporter.handle($0)
                }
            ).run(at: now, isReadFromClock: isReadFromClock)
        } catch {
            reporter.end()
            throw error
        }
        let summary = reporter.summarise(report, configuration: part)
        let unwritten =
            (report.exportFailure.map { ["published, but --export failed: \($0)"] } ?? [])
            + (report.speechFailure.map { ["published, but without today's podcast: \($0)"] } ?? [])
            + (report.bookFailure.map { ["published, but today's book was not stored for later: \($0)"] } ?? [])
        let forgotten = report.recordingFailure.map {
            ["published, but the archive was not updated, so articles may be marked as new again: \($0)"]
        }
        let feeds: ExitStatus = part.monitoring.isStrict && !report.isWell ? .someFeedsFailed : .well
        return Outcome(
            report: report,
            status: forgotten != nil ? .notRecorded : !unwritten.isEmpty ? .notExported : feeds,
            problems: (forgotten ?? []) + unwritten, newTroubles: summary.newTroubles)
    }
}
