import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Pipeline

struct AddEditionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds an edition: what passes each of the conditions that are named.",
        discussion: """
              pulse edition add brasil --title "Brasil hoje" --language pt --country BR --colour "#0a7d3c"
              pulse edition add chips --title Chips --keyword semiconductor --keyword "chip maker"
              pulse edition add two-voices --title "Two voices" --source "Harbour Radio" --source lindholm
            """)

    @OptionGroup var options: ConfigurationOptions

    @Argument(help: "Its id: the name of its folder in the site.")
    var id: String

    @Option(help: "Its masthead.")
    var title: String

    @Option(help: "Below the masthead.")
    var tagline: String?

    @Option(help: "Its colour, as #1d6fb8. (default: the main edition's)")
    var colour: String?

    @Option(help: "Articles in this language; pt is also pt-BR. May be repeated, as may all that follow but --tone.")
    var language: [String] = []

    @Option(help: "Articles about this country or, without a place, from it, as BR.")
    var country: [String] = []

    @Option(help: "Articles of this category, by id.")
    var category: [String] = []

    @Option(help: "Articles with this word or phrase.")
    var keyword: [String] = []

    @Option(help: "No articles with this word or phrase.")
    var without: [String] = []

    @Option(help: "Articles of this source, by name, id or address.")
    var source: [String] = []

    @Option(parsing: .unconditional, help: "Articles of at least this tone, from -1 (dark) to 1 (bright).")
    var tone: Double?

    @Flag(help: "Say what would be written, and write nothing.")
    var dryRun = false

    func run() throws {
        var (list, configuration) = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty })
        let conditions = try conditions(for: configuration)
        guard !conditions.isEmpty else {
            throw CommandFailure(
                status: .usage,
                lines: [
                    "an edition without a condition is the main one again; name a language, country, category, keyword, "
                        + "source or tone"
                ])
        }
        let named: [(String, String?)] = [("id", id), ("title", title), ("tagline", tagline), ("colour", colour)]
        let entries =
            named.compactMap { key, value in value.map { ListText.Entry(key, $0) } }
            + [ListText.Entry("filter", json: "{ \(conditions.joined(separator: ", ")) }")]
        list.text = try edited(list) { text throws(NotJSON) in try text.appending(entries, to: "editions") }
        // What is wrong with it is said of a dry run, too.
        do throws(ConfigurationError) { try list.check() } catch {
            throw CommandFailure(status: .usage, lines: error.problems)
        }
        if !dryRun { try saved(list) }
        let lead = dryRun ? "would add" : "added"
        print("\(lead) edition '\(title)' to \(list.path): \(id)/ in the site, from the next build on".plainForTerminal)
    }

    /// The members of its filter.
    private func conditions(for configuration: Configuration) throws -> [String] {
        let lookup = SourceLookup(configuration.sources)
        let ids = try source.map { name in
            do throws(UnknownSource) { return configuration.sources[try lookup.place(of: name)].id } catch {
                throw CommandFailure(status: .usage, lines: ["--source: \(error)"])
            }
        }
        func texts(_ key: String, _ values: [String]) -> String? {
            values.isEmpty ? nil : "\"\(key)\": [\(values.map(ListText.quoted).joined(separator: ", "))]"
        }
        return [
            tone.map { "\"sentiment\": \($0)" }, texts("languages", language), texts("countries", country),
            texts("categories", category), texts("keywords", keyword), texts("blocked", without),
            texts("sources", ids),
        ].compactMap(\.self)
    }
}
