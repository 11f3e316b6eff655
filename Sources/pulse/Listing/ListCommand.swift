import ArgumentParser
import FeedListing
import Foundation
import Newsroom

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Prints the sources of the list, a line each.",
        discussion: """
              pulse list             a table
              pulse list --json      an object a line

            Addresses that may hold a secret (a query, a user's name) are left out.
            """)

    @OptionGroup var options: ConfigurationOptions

    @Flag(help: "Print JSON lines.")
    var json = false

    func run() throws {
        let list = try options.list(environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty }).list
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for source in list.sources {
                let line = Line(
                    id: source.id, name: source.name, feed: source.publicFeed, category: source.category,
                    subcategory: source.subcategory, language: source.language, country: source.country,
                    enabled: source.isEnabled)
                print(String(decoding: try encoder.encode(line), as: UTF8.self))
            }
            return
        }
        let rows =
            [["name", "id", "category", "language", "country", "read", "feed"]]
            + list.sources.map { source in
                [
                    source.name, source.id, source.category + (source.subcategory.map { "/" + $0 } ?? ""),
                    source.language ?? "", source.country ?? "", source.isEnabled ? "yes" : "no",
                    source.publicFeed ?? "(not shown)",
                ].map(\.plainForTerminal)
            }
        print(TextTable(rows).text)
        let enabled = list.sources.count(where: \.isEnabled)
        print("\(list.sources.count) sources, \(enabled) of them read.")
    }

    private struct Line: Encodable {
        let id: String
        let name: String
        let feed: String?
        let category: String
        let subcategory: String?
        let language: String?
        let country: String?
        let enabled: Bool
    }
}
