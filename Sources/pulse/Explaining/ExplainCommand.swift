import ArgumentParser
import Foundation
import Pipeline

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains why articles appear where they do.",
        usage: "pulse explain [<options>] <articles> ...",
        discussion: """
            Prints their source, category, places, tone, context, story, running story and
            section, each with the evidence that decided it, and the steps by which it
            came into its story (docs/clustering.md). Everything comes from the archive and
            the configuration; no server is contacted.

              pulse explain https://news.example/quake      by its address
              pulse explain 1f0c9a7e                        by its id, or the start of it
              pulse explain stories/9a50a42bdfd3f7d3.html   by a story's page
              pulse explain 1f0c9a7e --json                 as JSON, for programs

            For a story's page, its leading article is explained. Several articles are
            explained one after the other. Exit status 2 if an article is unknown; similar
            ones are listed.
            """)

    @Argument(help: "Addresses or ids of articles, or pages of stories.")
    var articles: [String]

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    @Option(help: "The time to explain for, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Print one JSON object, or one per line for several articles.")
    var json = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let now = try moment(now, environment: environment)
        let configuration = try edition.site(
            of: try options.configuration(environment: environment, isOffline: true))
        try configuration.requireArchive()
        do {
            let explanations = try Pipeline(configuration).explanations(of: articles, at: now)
            if json {
                let objects = explanations.map(ExplanationAsJSON.init)
                try printResult(objects.map { objects.count == 1 ? $0.text : $0.line }.joined(separator: "\n") + "\n")
            } else {
                let text = explanations.map { ExplanationAsText($0).text }.joined(separator: "\n\n\n")
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
                try printResult(lines.map(\.plainForTerminal).joined(separator: "\n") + "\n")
            }
        } catch let error as UnknownArticle {
            throw error.failure
        }
    }
}

extension Configuration {
    /// Checks that there is an archive. Opening would create a missing one, which a query shouldn't do.
    func requireArchive() throws(CommandFailure) {
        guard !hasArchive else { return }
        throw CommandFailure(
            status: .usage,
            lines: ["there is no archive in \(dataFolder); build once, or name the right --data-dir or --archive"])
    }
}

extension UnknownArticle {
    /// The failure that names it, with similar articles below.
    var failure: CommandFailure { CommandFailure(status: .usage, lines: ["\(self)"] + near.map { "  \($0)" }) }
}
