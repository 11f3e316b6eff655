import ArgumentParser
import CMemory
import Foundation

@main
struct Pulse: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pulse",
        abstract: "Turns news feeds into a briefing: a static site, built every night from the feeds you name.",
        discussion: """
            Start here:

              pulse init my-news          writes a small feeds.json to start from
              cd my-news && pulse build   reads the feeds and writes the site to Output/
              pulse add ADDRESS           adds a feed, by its own or its site's address
              pulse serve                 shows the site on http://127.0.0.1:8080

            Settings come from flags, then the environment (PULSE_CONFIG, PULSE_OUTPUT,
            PULSE_DATA_DIR, PULSE_ARCHIVE, PULSE_TEMPLATES, PULSE_NOW, PULSE_TIMEOUT,
            PULSE_DEADLINE, PULSE_CONCURRENCY), then feeds.json, then defaults.

            Exit status:

              0  published
              1  not published: the site, or the private edition named in the message
              2  invalid usage or configuration
              3  some feeds failed (pulse build: only with --strict)
              4  published, but the archive was not updated
              5  published, but the file of --export or --metrics was not written
              6  published, but not deployed to a target, or an alert was not sent

            SIGINT (Ctrl-C), SIGTERM and SIGHUP stop a run and leave the site unchanged. A
            run that has begun to publish finishes first.
            """,
        version: "pulse \(version)",
        subcommands: [
            BuildCommand.self, PublishCommand.self, WorkCommand.self, CheckCommand.self, DoctorCommand.self,
            ExplainCommand.self, StoryCommand.self,
            ServeCommand.self, DigestCommand.self,
            AddCommand.self, RemoveCommand.self, SetCommand.self, EnableCommand.self, DisableCommand.self,
            RenameCommand.self,
            ListCommand.self, ImportCommand.self, ExportCommand.self, EditionCommand.self, ArchiveCommand.self,
            InitCommand.self,
            StageCommand.self, SettingsCommand.self, VersionCommand.self, DecodeCommand.self,
        ])

    /// Runs the tool like ArgumentParser's own `main`, except that usage errors exit with 2, and each of our own errors
    /// is one plain line.
    static func main() async {
        // Return large blocks to the system when they are freed. Otherwise the C library keeps ever larger ones
        // (mallopt(3), "dynamic mmap threshold"). One huge feed would then cost as much memory as all of its stages
        // together.
        mallopt(M_MMAP_THRESHOLD, 256 << 10)
        // Allocate and release small blocks in larger units. With the C library's default of 128 KiB, even a moderate
        // run makes tens of thousands of system calls. Memory freed by a step is returned when it ends
        // (`returnFreedMemory`).
        mallopt(M_TOP_PAD, 1 << 20)
        mallopt(M_TRIM_THRESHOLD, 4 << 20)
        guard !CommandLine.arguments.isEmpty else {
            printError("cannot read the command line because /proc is not mounted; run mount -t proc proc /proc")
            Foundation.exit(ExitStatus.usage.rawValue)
        }
        if let problem = MistypedCommand.problem(in: Array(CommandLine.arguments.dropFirst())) {
            printError(problem)
            Foundation.exit(ExitStatus.usage.rawValue)
        }
        do {
            var command = try parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let error as CommandFailure {
            for line in error.lines { printError(line) }
            Foundation.exit(error.status.rawValue)
        } catch  where exitCode(for: error) == .validationFailure {
            try? FileHandle.standardError.write(contentsOf: Data((fullMessage(for: error) + "\n").utf8))
            Foundation.exit(ExitStatus.usage.rawValue)
        } catch  where exitCode(for: error) == .failure && !(error is ExitCode) {
            printError(message(for: error))
            Foundation.exit(ExitStatus.nothingPublished.rawValue)
        } catch {
            exit(withError: error)
        }
    }
}

/// The tool's exit status, for cron and scripts.
enum ExitStatus: Int32 {
    case well = 0
    /// Nothing was published, and the old site or named private edition is unchanged. If it is only partly new, the
    /// message says so.
    case nothingPublished = 1
    /// Wrong usage, or an unusable configuration.
    case usage = 2
    /// Some feeds failed. A build that still published reports this only with `--strict`. A few feeds fail every night,
    /// and `pulse build && …` must continue.
    case someFeedsFailed = 3
    /// The site was published, but the archive could not record that.
    case notRecorded = 4
    /// The site was published, but the `--export` or `--metrics` file, the feed of troubles or the podcast could not be
    /// written.
    case notExported = 5
    /// The site was published, but could not be deployed to a target in `publish`, or an alert could not be sent.
    case notDelivered = 6

    /// Combines the statuses of several sites into the worst. They are ordered by number, except that failed feeds come
    /// last, because a few fail every night.
    static func worst(of all: [ExitStatus]) -> ExitStatus {
        let order: [ExitStatus] = [.nothingPublished, .notRecorded, .notExported, .notDelivered, .someFeedsFailed]
        return order.first(where: all.contains) ?? .well
    }
}

/// An error that ends the tool. Each line is printed to standard error.
struct CommandFailure: Error {
    let status: ExitStatus
    let lines: [String]
}

/// The tool's version (semantic versioning).
let version = "1.0.0"

struct VersionCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "version", abstract: "Prints the version.")

    func run() {
        print("pulse \(version)")
    }
}
