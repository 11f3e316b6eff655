import ArgumentParser
import Foundation
import Pipeline

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says why articles stand where they stand.",
        usage: "pulse explain [<options>] <articles> ...",
        discussion: """
            Their source, category, places, tone, context, story, running story and
            section, each with what decided it. Everything is read from the archive and
            the configuration; no server is asked.

              pulse explain https://news.example/quake      by its address
              pulse explain 1f0c9a7e                        by its id, or how it begins
              pulse explain stories/9a50a42bdfd3f7d3.html   by a story's page
              pulse explain 1f0c9a7e --json                 for programs

            Of a story's page the article that leads it is meant. Several articles are
            explained one after the other. Exit status 2 when one is not known; near ones
            are named.
            """)

    @Argument(help: "The articles' addresses or ids, or stories' pages.")
    var articles: [String]

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    @Option(help: "The moment to explain for, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Print one JSON object; of several articles one a line.")
    var json = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let now = try moment(now, environment: environment)
        let configuration = try edition.site(
            of: try options.configuration(environment: environment, isOffline: true))
        // Opening would create a missing archive, which a query shouldn't do.
        guard configuration.hasArchive else {
            throw CommandFailure(
                status: .usage,
                lines: [
                    "nothing is known in \(configuration.dataFolder); build once, or name the right --data-dir or --archive"
                ])
        }
        do {
            let explanations = try Pipeline(configuration).explanations(of: articles, at: now)
            if json {
                let objects = explanations.map(ExplanationAsJSON.init)
                print(objects.map { objects.count == 1 ? $0.text : $0.line }.joined(separator: "\n"))
            } else {
                let text = explanations.map { ExplanationAsText($0).text }.joined(separator: "\n\n\n")
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                print(lines.map(\.plainForTerminal).joined(separator: "\n"))
            }
        } catch let error as UnknownArticle {
            throw CommandFailure(status: .usage, lines: ["\(error)"] + error.near.map { "  \($0)" })
        }
    }
}
