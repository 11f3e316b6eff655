import ArgumentParser
import Foundation
import Pipeline

struct ExplainCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says why an article stands where it stands.",
        discussion: """
            Its source, category, places, tone, context, story and section, each with what decided it. Everything is
            read from the archive and the configuration; no server is asked.

              pulse explain https://news.example/quake     by its address
              pulse explain 1f0c9a7e                       by its id, or the beginning of it
              pulse explain 1f0c9a7e --json                for programs, and for reports of what is wrong

            Exit status 2 when no such article is known; near ones are named.
            """)

    @Argument(help: "The article's address or id.")
    var article: String

    @OptionGroup var options: ConfigurationOptions

    @Option(help: "The moment to explain for, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    @Flag(help: "Print one JSON object.")
    var json = false

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let now = try moment(now, environment: environment)
        let configuration = try options.configuration(environment: environment, isOffline: true)
        // Opening an archive makes one where there is none; a question should not.
        let archive = URL(filePath: configuration.dataFolder).appending(path: "pulse.sqlite")
        guard FileManager.default.fileExists(atPath: archive.path(percentEncoded: false)) else {
            throw CommandFailure(
                status: .usage,
                lines: ["nothing is known in \(configuration.dataFolder); build once, or name the right --data-dir"])
        }
        do {
            let explanation = try await Pipeline(configuration).explanation(of: article, at: now)
            print(json ? ExplanationAsJSON(explanation).text : ExplanationAsText(explanation).text)
        } catch let error as UnknownArticle {
            throw CommandFailure(status: .usage, lines: ["\(error)"] + error.near.map { "  \($0)" })
        }
    }
}
