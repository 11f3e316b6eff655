import ArgumentParser
import Foundation
import Pipeline

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Reads the feeds and writes the site.",
        discussion: """
            Feeds that fail are named in the summary and on the report page; what was known of them stays.

              pulse build                        the feeds of ./feeds.json, into ./Output
              pulse build -c news.json --output /var/www/news
              pulse build --offline              rebuilds from what is known, asks no server
              pulse build --from-workers         publishes what pulse work has read (docs/scale.md)
              pulse build --export today.ndjson  writes the edition as data, too
              pulse build --print-config         shows the configuration in effect and stops
            """)

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "The moment to build for, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Rebuild from what is known; ask no server.")
    var offline = false

    @Flag(help: "Ask for no feed: take what pulse work has read.")
    var fromWorkers = false

    @Flag(help: "Ask for every feed in full, whatever is known of it, and take the moment as it is, however unlikely.")
    var force = false

    @Option(help: "Write the edition as data, too: a file of JSON lines. (docs/outputs.md)")
    var export: String?

    @Flag(help: "Print the configuration in effect, as feeds.json would say it, and stop.")
    var printConfig = false

    @OptionGroup var voice: VerbosityOptions

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let isReadFromClock = now == nil && environment["PULSE_NOW"] == nil
        let now = try moment(now, environment: environment)
        var configuration = try options.configuration(
            environment: environment, isOffline: offline, isForced: force, exportFile: export)
        configuration.takesFromWorkers = fromWorkers
        if fromWorkers, configuration.database == nil {
            throw CommandFailure(status: .usage, lines: ["--from-workers: \(NoSharedArchive())"])
        }
        if printConfig {
            print(configuration.json)
            return
        }
        let inEffect = configuration
        let reporter = try voice.reporter(for: configuration)
        let interruption = Interruption(tidy: {
            inEffect.noteInterruption()
            reporter.end()
        })
        let report: Report
        do {
            report = try await Pipeline(
                configuration, decodingPicturesBy: DecodeCommand.invocation,
                telling: {
                    if case .began(.publishing) = $0 { interruption.finish() }
                    reporter.hear($0)
                }
            ).run(at: now, isReadFromClock: isReadFromClock)
        } catch let error as HalfPublished {
            reporter.end()
            throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
        } catch {
            reporter.end()
            throw CommandFailure(status: .nothingPublished, lines: ["nothing published: \(error)"])
        }
        reporter.summarise(report, configuration: configuration)
        let unwritten = report.exportFailure.map { ["published, but not written as data: \($0)"] } ?? []
        let handingOver = HandingOver(of: inEffect, environment: environment, at: now)
        let unsent = handingOver.run(inEffect.targets) { if !voice.quiet, !voice.json { print($0) } }
        if let lapse = report.lapse {
            throw CommandFailure(
                status: .notRemembered,
                lines: ["published, but not remembered, so that today's articles may be called new again: \(lapse)"]
                    + unwritten + unsent)
        }
        if !unwritten.isEmpty { throw CommandFailure(status: .notExported, lines: unwritten + unsent) }
        if !unsent.isEmpty { throw CommandFailure(status: .notHandedOn, lines: unsent) }
        if !report.isWell { throw ExitCode(ExitStatus.someFeedsFailed.rawValue) }
    }
}
