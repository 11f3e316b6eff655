import ArgumentParser

@main
struct Pulse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pulse",
        abstract: "Turns news feeds into a briefing.",
        subcommands: [StageCommand.self])
}
