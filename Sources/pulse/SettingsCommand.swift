import ArgumentParser
import Foundation
import Pipeline

/// A hidden command for this project's own files (`make settings`), also useful for looking up settings without a
/// browser.
struct SettingsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Prints the reference page of all settings, or their JSON Schema.",
        shouldDisplay: false)

    @Flag(help: "Print the JSON Schema that lets editors complete feeds.json.")
    var schema = false

    func run() throws {
        try printResult(schema ? Configuration.schema : Configuration.reference)
    }
}
