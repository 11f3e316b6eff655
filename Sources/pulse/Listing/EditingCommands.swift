import ArgumentParser
import FeedListing
import Foundation
import Newsroom

struct RemoveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Takes sources out of the list.",
        discussion: """
              pulse remove "Harbour Radio" https://lindholm.example/feed.xml

            Their articles leave with the next build. pulse disable keeps the entry.
            """)

    @OptionGroup var options: ListOptions

    @Argument(help: "Sources, each by name, id or address.")
    var sources: [String]

    @Flag(help: "Say what would be removed, and write nothing.")
    var dryRun = false

    func run() throws {
        try edit(sources, by: options, isDry: dryRun, done: dryRun ? "would remove" : "removed") {
            text, place throws(NotJSON) in try text.removing(at: place)
        }
    }
}

struct EnableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable", abstract: "Has sources read again that were switched off.")

    @OptionGroup var options: ListOptions

    @Argument(help: "Sources, each by name, id or address.")
    var sources: [String]

    func run() throws {
        try edit(sources, by: options, done: "enabled") { text, place throws(NotJSON) in
            try text.leavingOut("enabled", at: place)
        }
    }
}

struct DisableCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable",
        abstract: "Switches sources off; they stay in the list, and pulse enable brings them back.")

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
        abstract: "Changes what readers see a source called; all that is known of it stays.",
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
    let places = try places(of: names, among: list.sources, from: list.path)
    var problems: [String] = []
    // Edit from the end, so that earlier indices remain valid.
    for place in places.reversed() {
        do throws(NotEditable) { try list.edit(place, by: change) } catch { problems.append("\(error)") }
    }
    guard problems.isEmpty else { throw CommandFailure(status: .usage, lines: problems) }
    if isDry { try checked(list) } else { try saved(list) }
    for place in places {
        print("\(done) '\(list.sources[place].name)' in \(list.file(of: place))".plainForTerminal)
    }
}
