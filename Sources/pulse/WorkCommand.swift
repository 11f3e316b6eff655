import ArgumentParser
import Foundation
import Pipeline

struct WorkCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work",
        abstract: "Fetches feeds alongside other machines, for pulse build to publish.",
        discussion: """
            Any number of workers, on any number of machines, share one PostgreSQL archive
            and the same feeds.json. Each feed is fetched once a round, by one of them. If
            a worker dies, another takes over its feeds. A worker ends when every feed
            has been fetched.

              pulse work --archive postgresql://news@db.example/pulse
              pulse build --from-workers --archive postgresql://news@db.example/pulse

            With --strict, exit status 3 if a feed failed. (docs/scale.md)
            """)

    @OptionGroup var options: WorkOptions

    @Option(help: "The time to fetch for, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Option(help: "Minutes after which a feed is fetched again.")
    var every: Double = 30

    @Option(help: "Seconds of silence after which other workers take over this worker's feeds.")
    var lease: Double = 120

    @Flag(help: "Wait for the next round instead of ending.")
    var stay = false

    @Flag(help: "Exit with status 3 if any feed failed. (monitoring.strict)")
    var strict = false

    @OptionGroup var verbosity: VerbosityOptions

    func validate() throws {
        if !(every >= 0 && every <= 525_600) { throw ValidationError("--every takes minutes, from 0 to 525600.") }
        if !(lease >= 1 && lease <= 86_400) { throw ValidationError("--lease takes seconds, from 1 to 86400.") }
        if stay, now != nil { throw ValidationError("--stay and --now cannot be combined.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let isFixed = now != nil || environment["PULSE_NOW"] != nil
        let begin = try moment(now, environment: environment)
        let reporter = try verbosity.reporter(for: configuration)
        let report: WorkReport
        do {
            let worker = try Worker(configuration, observe: reporter.handle)
            let interruption = Interruption(tidy: {
                configuration.noteInterruption()
                worker.releaseClaims()
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
        if !verbosity.quiet, !verbosity.json {
            print(
                "requested \(counted(report.asked, "feed")): \(report.read) read with "
                    + "\(counted(report.items, "item")), \(report.unchanged) unchanged, \(report.failed) failed; "
                    + "\(report.passedOver) not requested, \(report.late) too late"
            )
        }
        if report.failed > 0, strict || configuration.monitoring.isStrict {
            throw ExitCode(ExitStatus.someFeedsFailed.rawValue)
        }
    }
}
