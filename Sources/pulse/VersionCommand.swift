import ArgumentParser

/// The tool's version (semantic versioning).
let version = "0.1.0"

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: "Prints the version.")

    func run() {
        print("pulse \(version)")
    }
}
