import ArgumentParser
import FeedListing
import Foundation
import Newsroom

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Removes sources from the list.",
        discussion: """
              pulse remove "Harbour Radio" https://lindholm.example/feed.xml

            The next build removes their articles. pulse disable keeps the entry.
            """)

    @OptionGroup var options: ListOptions

    @Argument(help: "Sources, each by name, id or address.")
    var sources: [String]

    @Flag(help: "Show what would be removed without writing anything.")
    var dryRun = false

    func run() throws {
        try edit(sources, by: options, isDry: dryRun, done: dryRun ? "would remove" : "removed") {
            text, place throws(NotJSON) in try text.removing(at: place)
        }
    }
}

struct EnableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable", abstract: "Enables sources that were disabled.")

    @OptionGroup var options: ListOptions

    @Argument(help: "Sources, each by name, id or address.")
    var sources: [String]

    func run() throws {
        try edit(sources, by: options, done: "enabled") { text, place throws(NotJSON) in
            try text.removing("enabled", at: place)
        }
    }
}

struct DisableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Disables sources. They stay in the list; pulse enable restores them.")

    @OptionGroup var options: ListOptions

    @Argument(help: "Sources, each by name, id or address.")
    var sources: [String]

    func run() throws {
        try edit(sources, by: options, done: "disabled") { text, place throws(NotJSON) in
            try text.setting("enabled", to: "false", at: place)
        }
    }
}

struct RenameCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rename",
        abstract: "Changes the name that readers see. The source keeps its articles and history.",
        discussion: """
              pulse rename "Harbour Radio" "Harbour Radio – World"
            """)

    @OptionGroup var options: ListOptions

    @Argument(help: "The source, by name, id or address.")
    var source: String

    @Argument(help: "The new name.")
    var name: String

    func run() throws {
        try edit([source], by: options, done: "renamed") { text, place throws(NotJSON) in
            try text.setting("name", to: ListText.quoted(name), at: place)
        }
    }
}

/// Edits the entries of sources, all or none, and prints a line for each.
private func edit(
    _ names: [String], by options: ListOptions, isDry: Bool = false, done: String,
    _ change: (ListText, Int) throws(NotJSON) -> ListText
) throws {
    var list = try options.list(environment: ProcessInfo.processInfo.environment.filter { !$1.isEmpty }).list
    let indices = try indices(of: names, among: list.sources, from: list.path)
    var problems: [String] = []
    // Edit from the end, so that earlier indices remain valid.
    for place in indices.reversed() {
        do throws(NotEditable) { try list.edit(place, by: change) } catch { problems.append("\(error)") }
    }
    guard problems.isEmpty else { throw CommandFailure(status: .usage, lines: problems) }
    if isDry { try checked(list) } else { try saved(list) }
    for place in indices {
        print("\(done) '\(list.sources[place].name)' in \(list.file(of: place))".plainForTerminal)
    }
}
