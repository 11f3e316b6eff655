import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Pipeline

struct AddEditionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: "Adds an edition of the articles that meet all the given conditions.",
        discussion: """
              pulse edition add brasil --title "Brasil hoje" --language pt --country BR
              pulse edition add chips --title Chips --colour "#0a7d3c" --keyword processor
              pulse edition add two --title "Two" --source "Harbour Radio" --source B
              pulse edition add family --title Family --source School --private words.txt
            """)

    @OptionGroup var options: OutputOptions

    @Argument(help: "The edition's id, which names its folder in the site.")
    var id: String

    @Option(help: "The title in its masthead.")
    var title: String

    @Option(help: "The line below the masthead.")
    var tagline: String?

    @Option(help: "The colour, such as #1d6fb8. (default: the main edition's)")
    var colour: String?

    @Option(help: "Articles in this language; pt includes pt-BR. Repeatable, like all options below except --tone.")
    var language: [String] = []

    @Option(help: "Articles about this country or, if they name no place, from it, such as BR.")
    var country: [String] = []

    @Option(help: "Articles in this category, by id.")
    var category: [String] = []

    @Option(help: "Articles that contain this word or phrase.")
    var keyword: [String] = []

    @Option(help: "No articles that contain this word or phrase.")
    var without: [String] = []

    @Option(help: "Articles from this source, by name, id or address.")
    var source: [String] = []

    @Option(parsing: .unconditional, help: "Articles with at least this tone, from -1 (dark) to 1 (bright).")
    var tone: Double?

    @Option(
        name: .customLong("private"),
        help: "Encrypt it with the passphrase in this file (relative to the configuration). Its sources are its own.")
    var passphraseFile: String?

    @Flag(help: "Show what would be written without writing it.")
    var dryRun = false

    func run() throws {
        var (list, configuration) = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty })
        let sources = try indices(of: source, among: configuration.sources, from: "--source")
        let conditions = conditions(of: sources.map { configuration.sources[$0].id })
        let named: [(String, String?)] = [("id", id), ("title", title), ("tagline", tagline), ("colour", colour)]
        var entries = named.compactMap { key, value in value.map { ListText.Entry(key, $0) } }
        if let passphraseFile {
            guard !sources.isEmpty, conditions.count == 1 else {
                throw CommandFailure(
                    status: .usage,
                    lines: ["a private edition has sources of its own and no other conditions; use --source alone"])
            }
            let secret = "{ \"passphraseFile\": \(ListText.quoted(passphraseFile)) }"
            entries.append(ListText.Entry("private", json: secret))
            try give(sources, of: configuration, in: &list)
        } else {
            guard !conditions.isEmpty else {
                throw CommandFailure(
                    status: .usage,
                    lines: [
                        "an edition without conditions would repeat the main one; name a language, country, category, keyword, "
                            + "source or tone"
                    ])
            }
            entries.append(ListText.Entry("filter", json: "{ \(conditions.joined(separator: ", ")) }"))
        }
        list.text = try edited(list) { text throws(NotJSON) in try text.appending(entries, to: "editions") }
        if dryRun { try checked(list) } else { try saved(list) }
        let lead = dryRun ? "would add" : "added"
        print("\(lead) edition '\(title)' to \(list.path): \(id)/ in the site, from the next build on".plainForTerminal)
        guard passphraseFile != nil else { return }
        let titles = PublicTitles(of: configuration)
        for place in sources {
            if let warning = titles.warning(of: configuration.sources[place]) { printError(warning) }
        }
    }

    /// Makes sources name the edition, so that they belong to it alone.
    private func give(_ sources: [Int], of configuration: Configuration, in list: inout FeedList) throws {
        for place in sources {
            let editions = (configuration.sources[place].editions + [id]).map(ListText.quoted)
            let value = "[\(editions.joined(separator: ", "))]"
            do throws(NotEditable) {
                try list.edit(place) { text, index throws(NotJSON) in
                    try text.setting("editions", to: value, at: index)
                }
            } catch {
                throw CommandFailure(status: .usage, lines: ["\(error)"])
            }
        }
    }

    /// Returns the members of the edition's filter.
    private func conditions(of sources: [FeedSource.ID]) -> [String] {
        func texts(_ key: String, _ values: [String]) -> String? {
            values.isEmpty ? nil : "\"\(key)\": [\(values.map(ListText.quoted).joined(separator: ", "))]"
        }
        return [
            tone.map { "\"sentiment\": \($0)" }, texts("languages", language), texts("countries", country),
            texts("categories", category), texts("keywords", keyword), texts("blocked", without),
            texts("sources", sources),
        ].compactMap(\.self)
    }
}
