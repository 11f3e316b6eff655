import Archiving
import ArgumentParser
import Foundation
import Pipeline

struct ArchiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive",
        abstract: "Checks, repairs or copies the archive.",
        discussion: """
              pulse archive check      prints its version, contents and any damage
              pulse archive repair     builds a new archive from everything readable
              pulse archive copy A B   copies archive A into the empty archive B
            """,
        subcommands: [ArchiveCheckCommand.self, ArchiveRepairCommand.self, ArchiveCopyCommand.self])
}

struct ArchiveCheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Prints the archive's version, contents and any damage.",
        usage: "pulse archive check [<options>]",
        discussion: "Exit status 1 if anything is damaged.")

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
        abstract: "Moves a damaged archive aside and builds a new one from everything readable.",
        usage: "pulse archive repair [<options>]",
        discussion: """
            Nothing is deleted. The damaged file stays in the data folder under a new
            name, which is printed. An archive that is sound or in use by a run is left
            alone. The old archive stays in place until everything is saved. A repair
            needs free disk space for a second copy of the archive.
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
        abstract: "Copies an archive into another, empty one.",
        discussion: """
              pulse archive copy Data postgresql:///pulse   from a file to a database
              pulse archive copy postgresql:///pulse Data   and back

            The first archive does not change. The second is written completely or not at
            all. A database must already exist (createdb); a file is created.
            """)

    @Argument(help: "The archive to read: a data folder, its pulse.sqlite or the address of a database.")
    var from: String

    @Argument(help: "The archive to fill, given in the same way.")
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
private func cared(_ body: () throws -> ArchiveMaintenance) throws -> ArchiveMaintenance {
    do { return try body() } catch {
        throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
    }
}
