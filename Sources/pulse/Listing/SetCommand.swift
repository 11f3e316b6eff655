import ArgumentParser
import FeedListing
import Foundation
import Newsroom
import Pipeline

struct SetCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Changes the settings of a source in the list.",
        usage: "pulse set [<options>] <source> <key=value> ...",
        discussion: """
              pulse set "Harbour Radio" category=sports country=PT tier=1
              pulse set lindholm.example keep="chips, processors" limit=20
              pulse set "Harbour Radio" login.environment=HARBOUR_LOGIN
              pulse set "Harbour Radio" country=   removes the setting

            The settings are those of a source (docs/settings.md). Write lists with commas
            or as JSON. If one setting is wrong, none is changed. The rest of the file does
            not change. A feed that gets a new address keeps its id, articles and history.
            """)

    @OptionGroup var options: ListOptions

    @Argument(help: "The source, by name, id or address.")
    var source: String

    @Argument(help: ArgumentHelp("Settings and new values; an empty value removes one.", valueName: "key=value"))
    var settings: [String]

    @Flag(help: "Show what would be written without writing it.")
    var dryRun = false

    func run() throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        var list = try options.list(environment: environment).list
        let changes = try self.changes()
        let indices = try indices(of: [source], among: list.sources, from: list.path)
        for place in indices {
            let source = list.sources[place]
            var (set, removed): ([String], [String]) = ([], [])
            do throws(NotEditable) {
                try list.edit(place) { text, index throws(NotJSON) in
                    var text = text
                    for change in changes {
                        if let value = change.value {
                            text = try text.setting(change.key, to: value, at: index)
                            set.append(change.key)
                        } else if text.states(change.key, at: index) {
                            text = try text.removing(change.key, at: index)
                            removed.append(change.key)
                        }
                    }
                    // Without an explicit id, the id is derived from the address, so write it out before the address
                    // changes.
                    guard set.contains("feed"), !text.states("id", at: index) else { return text }
                    return try text.setting("id", to: ListText.quoted(source.id), at: index)
                }
            } catch { throw CommandFailure(status: .usage, lines: ["\(error)"]) }
            if dryRun { try checked(list) } else { try saved(list) }
            let would = dryRun ? "would be " : ""
            let parts = [
                set.isEmpty ? nil : "\(would)set: \(set.joined(separator: ", "))",
                removed.isEmpty ? nil : "\(would)removed: \(removed.joined(separator: ", "))",
            ].compactMap(\.self)
            let what = parts.isEmpty ? "nothing to change" : parts.joined(separator: "; ")
            print("'\(source.name)' in \(list.file(of: place)): \(what)".plainForTerminal)
        }
    }

    private func changes() throws(CommandFailure) -> [SourceChange] {
        var (changes, problems): ([SourceChange], [String]) = ([], [])
        for text in settings {
            do throws(ConfigurationError) { changes.append(try SourceChange(text)) } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw CommandFailure(status: .usage, lines: problems) }
        return changes
    }
}
