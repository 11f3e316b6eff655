import ArgumentParser
import Configuring
import FeedListing
import Foundation
import Newsroom
import Pipeline

struct EditionCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "edition",
        abstract: "Adds, lists and removes editions: more sites made from the same articles.",
        discussion: """
              pulse edition add brasil --title "Brasil hoje" --language pt --country BR
              pulse edition add calm --title Calm --tone 0.3 --category health
              pulse edition list
              pulse edition remove calm

            Each edition has its own folder in the site, title, front page and feeds.
            """,
        subcommands: [AddEditionCommand.self, ListEditionsCommand.self, RemoveEditionCommand.self])
}

struct ListEditionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Prints the editions, one per line.")

    @OptionGroup var options: ListOptions

    @Flag(help: "Print JSON lines.")
    var json = false

    func run() throws {
        let configuration = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        ).configuration
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            for plan in configuration.editions {
                let line = Line(
                    id: plan.id, title: plan.title, colour: plan.colour, conditions: plan.filter.conditions,
                    isPrivate: isPrivate(plan, in: configuration))
                try printResult(JSONValue.harmless(String(decoding: try encoder.encode(line), as: UTF8.self)) + "\n")
            }
            return
        }
        let rows = configuration.editions.map { plan in
            let conditions = plan.filter.conditions + (isPrivate(plan, in: configuration) ? ["private"] : [])
            return [plan.id, plan.title, plan.colour ?? "", conditions.joined(separator: "; ")].map(\.plainForTerminal)
        }
        let table = rows.isEmpty ? "" : TextTable([["id", "title", "colour", "conditions"]] + rows).text + "\n"
        try printResult("\(table)\(counted(rows.count, "edition")) in addition to the main one.\n")
    }

    private func isPrivate(_ plan: EditionPlan, in configuration: Configuration) -> Bool {
        configuration.editionPrivacies[plan.id] != nil
    }

    private struct Line: Encodable {
        let id: String
        let title: String
        let colour: String?
        let conditions: [String]
        let isPrivate: Bool
    }
}

struct RemoveEditionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Removes editions from the configuration. The next build removes their folders.")

    @OptionGroup var options: OutputOptions

    @Argument(help: "The ids of the editions.")
    var ids: [String]

    func run() throws {
        var (list, configuration) = try options.list(
            environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty })
        let known = configuration.editions.map(\.id)
        let unknown = ids.filter { !known.contains($0) }
        guard unknown.isEmpty else {
            let names = known.isEmpty ? "there are none" : "known here: \(known.joined(separator: ", "))"
            throw CommandFailure(
                status: .usage, lines: unknown.map { "\(list.path): there is no edition '\($0)'; \(names)" })
        }
        let places = Set(ids).compactMap { known.firstIndex(of: $0) }
        for place in places.sorted(by: >) {
            list.text = try edited(list) { text throws(NotJSON) in try text.removing(at: place, from: "editions") }
        }
        try saved(list)
        for place in places.sorted() {
            let plan = configuration.editions[place]
            let folder = "\(configuration.output)/\(plan.id)"
            print("removed edition '\(plan.title)' in \(list.path)".plainForTerminal)
            // A build never deletes another site's files, and a private edition is another site.
            if configuration.editionPrivacies[plan.id] != nil, FileManager.default.fileExists(atPath: folder) {
                print("its encrypted files stay until you delete \(folder)".plainForTerminal)
            }
        }
    }
}

extension EditionFilter {
    /// The conditions in words.
    fileprivate var conditions: [String] {
        func line(_ name: String, _ values: [String]) -> String? {
            values.isEmpty
                ? nil : "\(name) \(values.prefix(6).joined(separator: ", "))\(values.count > 6 ? " …" : "")"
        }
        return [
            sentiment.map { "tone \($0)" }, line("language", languages), line("country", countries),
            line("category", categories), line("keyword", keywords), line("matter", matter),
            line("without", blocked), line("source", sources),
        ].compactMap(\.self)
    }
}
