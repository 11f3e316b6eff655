import ArgumentParser
import Configuring
import FeedListing
import Foundation
import Newsroom

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Prints the sources in the list, one per line.",
        discussion: """
              pulse list                    prints a table
              pulse list --show-addresses   includes the addresses of private feeds
              pulse list --json             prints one JSON object per line

            Addresses that are private or may contain a secret (a query or a user name) are
            left out. With --show-addresses all are printed, with queries as ?… and without
            user names.
            """)

    @OptionGroup var options: ListOptions

    @Flag(help: "Also print the addresses of private feeds, without the parts that may be secret.")
    var showAddresses = false

    @Flag(help: "Print JSON lines.")
    var json = false

    func run() throws {
        let list = try options.list(environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty }).list
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for (index, source) in list.sources.enumerated() {
                let file = list.file(of: index)
                let line = Line(
                    id: source.id, name: source.name, feed: address(of: source), category: source.category,
                    subcategory: source.subcategory, language: source.language, country: source.country,
                    enabled: source.isEnabled,
                    file: file == list.path ? nil : file)
                try printResult(JSONValue.harmless(String(decoding: try encoder.encode(line), as: UTF8.self)) + "\n")
            }
            return
        }
        // Show the file column only if there are several files.
        let isSpread = list.sources.indices.contains { list.file(of: $0) != list.path }
        let rows =
            [["name", "id", "category", "language", "country", "enabled", "feed"] + (isSpread ? ["file"] : [])]
            + list.sources.enumerated().map { index, source in
                let cells = [
                    source.name, source.id, source.category + (source.subcategory.map { "/" + $0 } ?? ""),
                    source.language ?? "", source.country ?? "", source.isEnabled ? "yes" : "no",
                    address(of: source) ?? "(hidden)",
                ]
                return (cells + (isSpread ? [list.file(of: index)] : [])).map(\.plainForTerminal)
            }
        let enabled = list.sources.count(where: \.isEnabled)
        let count = "\(counted(list.sources.count, "source")), \(enabled) of them enabled."
        try printResult("\(TextTable(rows).text)\n\(count)\n")
    }

    private func address(of source: FeedSource) -> String? {
        showAddresses ? source.feedWithoutSecrets : source.publicFeed
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
        /// The file it is defined in; nil for the configuration itself.
        let file: String?
    }
}
