import ArgumentParser
import Foundation
import Newsroom
import Pipeline
import SiteBuilding

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validates the configuration and, with --feeds, tests every feed.",
        usage: "pulse check [<options>] [--feeds [<names> ...]]",
        discussion: """
              pulse check                  lists the mistakes in feeds.json
              pulse check --feeds          tests every feed and prints a table
              pulse check --feeds Tennis   tests only this feed, even if it is disabled
              pulse check --feeds --fix    updates the addresses of feeds that moved

            Nothing is stored or published. Exit status 3 if a feed has a problem.
            """)

    @OptionGroup var options: CheckOptions

    @Argument(help: "With --feeds: test only these sources, given by name, id or address.")
    var names: [String] = []

    @Option(help: "The time from which to count the age of items. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Test every enabled feed and print a table.")
    var feeds = false

    @Flag(help: "With --feeds: update the addresses of feeds that have moved permanently.")
    var fix = false

    @Flag(help: "Print the table as JSON lines.")
    var json = false

    func validate() throws {
        if !names.isEmpty, !feeds {
            throw ValidationError("Names need --feeds: pulse check --feeds '\(names[0])'.")
        }
        if fix, !feeds { throw ValidationError("--fix needs --feeds, which finds the feeds that have moved.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let now = try moment(now, environment: environment)
        do throws(ConfigurationError) { try configuration.checkFiles() } catch {
            throw CommandFailure(status: .usage, lines: error.problems)
        }
        let missing = configuration.secretProblems(in: environment)
        if !missing.isEmpty { throw CommandFailure(status: .usage, lines: missing) }
        let enabled = configuration.sources.filter(\.isEnabled).count
        guard enabled > 0 else {
            let path = options.path(environment: environment)
            throw CommandFailure(status: .usage, lines: ["\(path): \(Configuration.noSourceIsOn)"])
        }
        if !json {
            print(
                "The configuration is valid: \(counted(enabled, "source")) enabled, \(configuration.sources.count - enabled) "
                    + "disabled, \(counted(configuration.categories.count, "category", "categories")).")
            for part in configuration.privateEditions {
                let sources = counted(part.sources.count, "source")
                print("Private edition '\(part.site.title)', with \(sources) of its own.".plainForTerminal)
            }
        }
        guard feeds else { return }
        let sources =
            names.isEmpty
            ? configuration.sources.filter(\.isEnabled)
            : try indices(of: names, among: configuration.sources, from: "--feeds").map { configuration.sources[$0] }
        let checks = await FeedCheck.checks(of: sources, configuredBy: configuration, at: now)
        let table = FeedCheckTable(checks, words: try Localisation.english())
        if !json { print(table.text) }
        let moves = fix ? try MovedFeeds(checks).fix(by: options, environment: environment) : MovedFeeds.Outcome()
        if json {
            try printResult(table.json(fixes: moves.lines) + "\n")
        } else {
            for line in moves.lines { print(line.text.plainForTerminal) }
        }
        let wrong = checks.filter { !$0.isWell && !moves.fixed.contains($0.id) }
        if !wrong.isEmpty { throw ExitCode(ExitStatus.someFeedsFailed.rawValue) }
    }
}
