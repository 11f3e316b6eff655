import ArgumentParser
import Configuring

/// A command that does not exist, such as `pulse bulid`. ArgumentParser would call it an unexpected argument, and
/// `pulse help bulid` would succeed.
enum MistypedCommand {
    /// Describes the first word that should name a command but names none; nil if there is no such word.
    ///
    /// - Parameter arguments: the command line without the program's name.
    static func problem(in arguments: [String]) -> String? {
        var command: any ParsableCommand.Type = Pulse.self
        var path: [String] = []
        for word in arguments.prefix(while: { !$0.hasPrefix("-") }) {
            let known = command.configuration.subcommands
            if known.isEmpty { return nil }
            if word == "help" { continue }
            path.append(word)
            if let next = known.first(where: { $0.configuration.commandName == word }) {
                command = next
                continue
            }
            let names = known.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
            let before = path.dropLast()
            let advice =
                nearMiss(of: word, among: names).map { "did you mean '\((before + [$0]).joined(separator: " "))'?" }
                ?? "\((["pulse"] + before).joined(separator: " ")) --help lists all"
            return "there is no command '\(path.joined(separator: " "))'; \(advice)"
        }
        return nil
    }
}
