import ArgumentParser
import Foundation
import Newsroom
import Pipeline

struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Reads the feeds and writes the site.",
        discussion: """
            Feeds that fail are named in the summary and on the report page; what was known
            of them stays.

              pulse build                         the feeds of ./feeds.json, into ./Output
              pulse build -c news.json --output /var/www/news
              pulse build --only "Harbour Radio"  asks this feed at once, and no other
              pulse build --offline               rebuilds from what is known
              pulse build --from-workers          publishes what pulse work has read
              pulse build --export today.ndjson   writes the edition as data, too
              pulse build --metrics pulse.prom    writes figures for Prometheus
              pulse build --print-config          shows the configuration in effect
              pulse build --strict                exit status 3 when a feed failed
            """)

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "The moment to build for, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Rebuild from what is known; ask no server.")
    var offline = false

    @Option(
        parsing: .upToNextOption,
        help:
            "Ask for these sources alone, each by name, id or address, even where they are to wait after failing; the rest of the site is made of what is known."
    )
    var only: [String] = []

    @Flag(help: "Ask for no feed: take what pulse work has read. (docs/scale.md)")
    var fromWorkers = false

    @Flag(help: "Ask for every feed in full, whatever is known of it, and take the moment as it is, however unlikely.")
    var force = false

    @Option(help: "Write the edition as data, too: a file of JSON lines. (docs/outputs.md)")
    var export: String?

    @Option(help: "Write the run's figures, per feed too: a file for Prometheus' textfile collector. (docs/outputs.md)")
    var metrics: String?

    @Flag(help: "Exit with status 3 when feeds failed, although the site was published. (monitoring.strict)")
    var strict = false

    @Flag(help: "Print the configuration in effect, as feeds.json would say it, and stop.")
    var printConfig = false

    /// Whether this is a preview for `pulse serve --watch`, which builds at every save. It isn't deployed, and no
    /// monitoring is notified.
    @Flag(help: .hidden)
    var preview = false

    @OptionGroup var voice: VerbosityOptions

    func validate() throws {
        if !only.isEmpty, offline || fromWorkers {
            throw ValidationError("--only asks for feeds; --offline and --from-workers ask for none.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let isReadFromClock = now == nil && environment["PULSE_NOW"] == nil
        let now = try moment(now, environment: environment)
        var configuration = try options.configuration(
            environment: environment, isOffline: offline, isForced: force, exportFile: export, metricsFile: metrics)
        configuration.takesFromWorkers = fromWorkers
        if !only.isEmpty { configuration.askOnly(try asked(in: configuration)) }
        if strict { configuration.monitoring.isStrict = true }
        if fromWorkers, configuration.database == nil {
            throw CommandFailure(status: .usage, lines: ["--from-workers: \(NoSharedArchive())"])
        }
        if printConfig {
            print(configuration.json)
            return
        }
        let unusable = configuration.passphraseProblems(in: environment)
        if !unusable.isEmpty { throw CommandFailure(status: .usage, lines: unusable) }
        let gaps = SystemGaps(for: configuration)
        if !voice.quiet {
            for line in configuration.passphraseRemarks(in: environment) + gaps.lines { complain(line) }
        }
        configuration = gaps.applied(to: configuration)
        let watch = preview ? nil : RunWatch(configuration, at: now)
        watch?.begin()
        let hindrances = configuration.hindrances.map(\.description)
        if !hindrances.isEmpty {
            let troubles = hindrances.map { "nothing published: \($0)" }
            let unheard = watch?.end(nil, seconds: [], status: .usage, troubles: troubles) ?? []
            throw CommandFailure(status: .usage, lines: hindrances + unheard)
        }
        let run = try BuildRun(configuration, at: now, isReadFromClock: isReadFromClock, voice: voice, watch: watch)
        let site: BuildRun.Outcome
        do { site = try await run.built() } catch {
            let line = error is HalfPublished ? "\(error)" : "nothing published: \(error)"
            let unheard = watch?.end(nil, seconds: run.seconds, status: .nothingPublished, troubles: [line])
            throw CommandFailure(status: .nothingPublished, lines: [line] + (unheard ?? []))
        }
        let editions = await run.builtPrivately()
        let handingOver = HandingOver(of: configuration, environment: environment, at: now)
        let targets = preview ? [] : configuration.targets
        let unsent = handingOver.run(targets) { if !voice.quiet, !voice.json { print($0) } }
        let ending = ExitStatus.worst(
            of: ([site] + editions).map(\.status) + (unsent.isEmpty ? [] : [.notHandedOn]))
        let problems = ([site] + editions).flatMap(\.problems) + unsent
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
        let sources = try places(of: only, among: configuration.sources, from: "--only").map {
            configuration.sources[$0]
        }
        let disabled = sources.filter { !$0.isEnabled }
        guard disabled.isEmpty else {
            throw CommandFailure(
                status: .usage,
                lines: disabled.map { "--only: '\($0.name)' is switched off; pulse enable '\($0.name)' first" })
        }
        return Set(sources.map(\.id))
    }
}
