import ArgumentParser
import Foundation
import Newsroom
import Pipeline

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Reads the feeds and writes the site.",
        discussion: """
            Failed feeds are listed in the summary and on the report page. Their earlier
            articles are kept.

              pulse build                         reads ./feeds.json, writes ./Output
              pulse build -c news.json --output /var/www/news
              pulse build --only "Harbour Radio"  fetches this feed now, and no other
              pulse build --offline               rebuilds from the archive
              pulse build --from-workers          publishes what pulse work has fetched
              pulse build --export today.ndjson   also writes the edition as data
              pulse build --metrics pulse.prom    writes metrics for Prometheus
              pulse build --print-config          prints the settings in effect
              pulse build --strict                exits with status 3 if a feed failed
            """)

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "The time to build for, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Rebuild from the archive without contacting any server.")
    var offline = false

    @Option(
        parsing: .upToNextOption,
        help:
            "Fetch only these sources, given by name, id or address, even if they are waiting after a failure. The rest of the site comes from the archive."
    )
    var only: [String] = []

    @Flag(help: "Fetch no feeds; use what pulse work has fetched. (docs/scale.md)")
    var fromWorkers = false

    @Flag(help: "Fetch every feed in full, even if unchanged, and skip the check of the run's time.")
    var force = false

    @Option(help: "Also write the edition's data to a JSON Lines file. (docs/outputs.md)")
    var export: String?

    @Option(help: "Write metrics of the run and of each feed for Prometheus' textfile collector. (docs/outputs.md)")
    var metrics: String?

    @Flag(help: "Exit with status 3 if any feed failed, even though the site was published. (monitoring.strict)")
    var strict = false

    @Flag(help: "Print the settings in effect in the form of feeds.json, and stop.")
    var printConfig = false

    /// Whether this is a preview for `pulse serve --watch`, which builds at every save. It isn't deployed, and no
    /// alert is sent and no monitoring notified.
    @Flag(help: .hidden)
    var preview = false

    @OptionGroup var verbosity: VerbosityOptions

    func validate() throws {
        if !only.isEmpty, offline || fromWorkers {
            throw ValidationError("--only fetches feeds; --offline and --from-workers fetch none.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let isReadFromClock = now == nil && environment["PULSE_NOW"] == nil
        let now = try moment(now, environment: environment)
        var configuration = try options.configuration(
            environment: environment, isOffline: offline, isForced: force, exportFile: export, metricsFile: metrics)
        configuration.takesFromWorkers = fromWorkers
        if !only.isEmpty { configuration.fetchOnly(try asked(in: configuration)) }
        if strict { configuration.monitoring.isStrict = true }
        if fromWorkers, configuration.database == nil {
            throw CommandFailure(status: .usage, lines: ["--from-workers: \(NoSharedArchive())"])
        }
        if printConfig {
            try printResult(configuration.json + "\n")
            return
        }
        let unusable = configuration.passphraseProblems(in: environment)
        if !unusable.isEmpty { throw CommandFailure(status: .usage, lines: unusable) }
        let gaps = MissingDependencies(for: configuration)
        if !verbosity.quiet {
            for line in configuration.passphraseRemarks(in: environment) + gaps.lines { printError(line) }
        }
        configuration = gaps.applied(to: configuration)
        let watch = preview ? nil : RunWatch(configuration, at: now)
        watch?.begin()
        let blockers = configuration.blockers.map(\.description)
        if !blockers.isEmpty {
            let troubles = blockers.map { "nothing published: \($0)" }
            let unheard = watch?.end(nil, seconds: [], status: .usage, troubles: troubles) ?? []
            throw CommandFailure(status: .usage, lines: blockers + unheard)
        }
        let run = try BuildRun(
            configuration, at: now, isReadFromClock: isReadFromClock, verbosity: verbosity, watch: watch)
        let site: BuildRun.Outcome
        do { site = try await run.built() } catch {
            let line = error is HalfPublished ? "\(error)" : "nothing published: \(error)"
            let unheard = watch?.end(nil, seconds: run.seconds, status: .nothingPublished, troubles: [line])
            throw CommandFailure(status: .nothingPublished, lines: [line] + (unheard ?? []))
        }
        let editions = await run.builtPrivately()
        let deployment = Deployment(of: configuration, environment: environment, at: now)
        let targets = preview ? [] : configuration.targets
        let unsent = deployment.run(targets) { if !verbosity.quiet, !verbosity.json { print($0) } }
        // Alerts link to pages, which must have been deployed. If a deployment failed, all wait for a later build.
        let alerts = await AlertRun(configuration: configuration, environment: environment, now: now).run(
            on: site.report?.alerts ?? [], isSending: !preview && !configuration.isOffline && unsent.isEmpty)
        if let line = alerts.line, !verbosity.quiet, !verbosity.json { print(line) }
        let unheeded = unsent + alerts.problems
        let ending = ExitStatus.worst(
            of: ([site] + editions).map(\.status) + (unheeded.isEmpty ? [] : [.notDelivered]))
        let problems = ([site] + editions).flatMap(\.problems) + unheeded
        let unheard =
            watch?.end(
                site.report, seconds: run.seconds, status: ending,
                troubles: ([site] + editions).flatMap(\.newTroubles) + problems) ?? []
        if !(problems + unheard).isEmpty {
            throw CommandFailure(
                status: problems.isEmpty ? .notExported : ending, lines: problems + unheard)
        }
        if ending != .well { throw ExitCode(ending.rawValue) }
    }

    /// Finds the sources named with `--only`.
    private func asked(in configuration: Configuration) throws(CommandFailure) -> Set<FeedSource.ID> {
        let sources = try indices(of: only, among: configuration.sources, from: "--only").map {
            configuration.sources[$0]
        }
        let disabled = sources.filter { !$0.isEnabled }
        guard disabled.isEmpty else {
            throw CommandFailure(
                status: .usage,
                lines: disabled.map(\.name).map {
                    "--only: '\($0)' is disabled; run pulse enable \($0.shellQuoted) first"
                })
        }
        return Set(sources.map(\.id))
    }
}
