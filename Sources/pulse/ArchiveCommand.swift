import Archiving
import ArgumentParser
import Foundation
import Pipeline

struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Checks the archive, saves what can be read of a damaged one, or copies it into another.",
        discussion: """
              pulse archive check      its version, how much it holds, what is damaged
              pulse archive repair     makes a new one of all that can be read
              pulse archive copy A B   all that A knows into the empty archive B
            """,
        subcommands: [ArchiveCheckCommand.self, ArchiveRepairCommand.self, ArchiveCopyCommand.self])
}

struct ArchiveCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Prints the archive's version, how much it holds, and what is damaged.",
        usage: "pulse archive check [<options>]",
        discussion: "Exit status 1 when something is damaged.")

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    func run() throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try edition.site(of: try options.configuration(environment: environment))
        let care = try cared { try configuration.checkedArchive() }
        for line in care.lines { print(line.plainForTerminal) }
        if !care.isSound { throw ExitCode(ExitStatus.nothingPublished.rawValue) }
    }
}

struct ArchiveRepairCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "repair",
        abstract: "Moves a damaged archive aside, and makes a new one of all that can be read.",
        usage: "pulse archive repair [<options>]",
        discussion: """
            Nothing is deleted: the damaged file stays in the data folder under another
            name, which is printed. A sound archive is left alone, and so is one that a run
            is using. Until everything is saved the old one stays in place. It takes twice
            the archive's size on the disk.
            """)

    @OptionGroup var options: ArchiveOptions

    @OptionGroup var edition: EditionOption

    func run() throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try edition.site(of: try options.configuration(environment: environment))
        let now = try moment(nil, environment: environment)
        for line in try cared({ try configuration.repairedArchive(at: now) }).lines { print(line.plainForTerminal) }
    }
}

struct ArchiveCopyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy",
        abstract: "Copies all that an archive knows into another that is empty.",
        discussion: """
              pulse archive copy Data postgresql:///pulse   from a file to a database
              pulse archive copy postgresql:///pulse Data   and back

            The first one stays as it is. The second one is written whole or not at all; a
            database must be there (createdb), a file is made.
            """)

    @Argument(help: "The archive to read: a data folder, its pulse.sqlite, or a database's address.")
    var from: String

    @Argument(help: "The archive to fill, named in the same ways.")
    var to: String

    func run() throws {
        do throws(ArchiveError) {
            for line in try ArchiveCopy.run(from: from, to: to) { print(line.plainForTerminal) }
        } catch {
            throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
        }
    }
}

/// Runs the body, turning an archive error into a one-line command failure.
private func cared(_ body: () throws -> ArchiveCare) throws -> ArchiveCare {
    do { return try body() } catch {
        throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
    }
}
