import ArgumentParser
import Foundation
import Pipeline

struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Asks for feeds beside other machines, for a build to publish.",
        discussion: """
            Any number of workers, on any number of machines, share one PostgreSQL archive
            and the same feeds.json. Each feed is asked for once a round, by one of them;
            what a worker that dies had claimed is taken over by another. A worker ends
            when every feed has been asked for.

              pulse work --archive postgresql://news@db.example/pulse
              pulse build --from-workers --archive postgresql://news@db.example/pulse

            With --strict, exit status 3 when a feed failed. (docs/scale.md)
            """)

    @OptionGroup var options: WorkOptions

    @Option(help: "The moment to work for, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Option(help: "Minutes after which a feed is asked for again.")
    var every: Double = 30

    @Option(help: "Seconds after which others take over what this worker has claimed, once it gives no sign of life.")
    var lease: Double = 120

    @Flag(help: "Wait for the next round rather than end.")
    var stay = false

    @Flag(help: "Exit with status 3 when feeds failed. (monitoring.strict)")
    var strict = false

    @OptionGroup var voice: VerbosityOptions

    func validate() throws {
        if !(every >= 0 && every <= 525_600) { throw ValidationError("--every names minutes, from 0 to 525600.") }
        if !(lease >= 1 && lease <= 86_400) { throw ValidationError("--lease names seconds, from 1 to 86400.") }
        if stay, now != nil { throw ValidationError("--stay and --now contradict each other.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let isFixed = now != nil || environment["PULSE_NOW"] != nil
        let begin = try moment(now, environment: environment)
        let reporter = try voice.reporter(for: configuration)
        let report: WorkReport
        do {
            let worker = try Worker(configuration, telling: reporter.hear)
            let interruption = Interruption(tidy: {
                configuration.noteInterruption()
                worker.letGo()
                reporter.end()
            })
            report = try await worker.run(every: every * 60, lease: lease, stays: stay) {
                isFixed ? begin : Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
            }
            interruption.finish()
        } catch let error as NoSharedArchive {
            throw CommandFailure(status: .usage, lines: ["\(error)"])
        } catch {
            reporter.end()
            throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
        }
        reporter.end()
        if !voice.quiet, !voice.json {
            print(
                "asked for \(counted(report.asked, "feed")): \(report.read) read with "
                    + "\(counted(report.items, "item")), \(report.unchanged) unchanged, \(report.failed) failed; "
                    + "\(report.passedOver) not asked for, \(report.late) too late"
            )
        }
        if report.failed > 0, strict || configuration.monitoring.isStrict {
            throw ExitCode(ExitStatus.someFeedsFailed.rawValue)
        }
    }
}
