import ArgumentParser
import Foundation
import Newsroom
import Pipeline

struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Validates the configuration and, with --feeds, tries every feed.",
        discussion: """
              pulse check              what is wrong in feeds.json, a line each with its place
              pulse check --feeds      a table: status, format, items, newest item, problem

            Nothing is remembered and nothing is published. Exit status 3 when a feed has a problem.
            """)

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "The moment from which the age of items is counted. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Try every enabled feed and print a table.")
    var feeds = false

    @Flag(help: "Print the table as JSON lines.")
    var json = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let now = try moment(now, environment: environment)
        do throws(ConfigurationError) { try configuration.checkFiles() } catch {
            throw CommandFailure(status: .usage, lines: error.problems)
        }
        let enabled = configuration.sources.filter(\.isEnabled).count
        if !json {
            print(
                "The configuration is sound: \(enabled) sources enabled, \(configuration.sources.count - enabled) "
                    + "disabled, \(configuration.categories.count) categories.")
        }
        guard feeds else { return }
        let checks = await FeedCheck.checks(of: configuration, at: now)
        if json {
            for check in checks { print(check.json) }
        } else {
            print(table(of: checks))
        }
        if checks.contains(where: { $0.problem != nil }) { throw ExitCode(ExitStatus.someFeedsFailed.rawValue) }
    }
}

/// The checks in aligned columns, those with a problem last.
func table(of checks: [FeedCheck]) -> String {
    let sorted = checks.filter { $0.problem == nil } + checks.filter { $0.problem != nil }
    let rows = [["source", "status", "format", "items", "newest", "problem"]] + sorted.map(\.row)
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
        let cells = row.enumerated().map { column, cell in
            column < 5 ? cell.padding(toLength: widths[column], withPad: " ", startingAt: 0) : cell
        }
        return cells.joined(separator: "  ").replacing(/\s+$/, with: "")
    }
    let good = checks.filter { $0.problem == nil }.count
    return lines.joined(separator: "\n") + "\n\(good) of \(checks.count) feeds are well."
}
