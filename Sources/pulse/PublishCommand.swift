public import ArgumentParser
import Foundation
import Pipeline
public import Publishing

struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Deploys the built site to a folder, a git branch, a web host or an object store.",
        usage: "pulse publish [<options>] [<kind> <address>]",
        discussion: """
              pulse publish                                 the targets in feeds.json
            \(examples)
              pulse publish git ../news.git --branch pages --orphan --dry-run

            Only files that differ are sent, and only files of an earlier edition are
            removed. Other files at the target stay. The next run finishes one that was
            interrupted. For all but a folder, the program that the kind is named for
            must be installed; it uses its own credentials. pulse build also publishes
            to the targets in feeds.json. (docs/publishing.md)
            """)

    /// One line for each kind of target, in the columns of the help.
    private static var examples: String {
        PublishingTarget.Kind.allCases.map { kind in
            let line = "  pulse publish \(kind.rawValue) \(kind.row.example)"
            return line + String(repeating: " ", count: max(2, 48 - line.count)) + kind.row.note
        }.joined(separator: "\n")
    }

    @OptionGroup var options: BuiltSiteOptions

    @Argument(help: "The kind of target.")
    var kind: PublishingTarget.Kind?

    @Argument(help: "The target's address: a path, a repository, host:path or remote:path.")
    var address: String?

    @Option(help: "For git: the branch. (default: gh-pages)")
    var branch: String?

    @Flag(help: "For git: replace the branch with a single commit that has no history.")
    var orphan = false

    @Option(help: "For git: start a new history each month or year: never, monthly or yearly. (default: never)")
    var restartHistory: HistoryRestart?

    @Flag(help: "List what would change without changing anything.")
    var dryRun = false

    @Option(help: "The time of the commit, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    func validate() throws {
        if kind != nil, address == nil { throw ValidationError("Give the target's address after its kind.") }
        if kind != .git, branch != nil || orphan || restartHistory != nil {
            throw ValidationError("--branch and --orphan only apply to git, and so does --restart-history.")
        }
        if orphan, restartHistory != nil {
            throw ValidationError("--orphan keeps no history; leave out --restart-history.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let targets = named ?? configuration.targets
        let refused = configuration.problems(
            ofPublishingTo: targets, configuredBy: options.path(environment: environment))
        if !refused.isEmpty { throw CommandFailure(status: .usage, lines: refused) }
        if targets.isEmpty {
            throw CommandFailure(
                status: .usage,
                lines: ["no target to publish to; name one, or list some under \"publish\" in the configuration"])
        }
        let deployment = try Deployment(
            of: configuration, environment: environment, at: moment(now, environment: environment))
        let problems = deployment.run(targets, isDry: dryRun) { print($0) }
        if !problems.isEmpty { throw CommandFailure(status: .nothingPublished, lines: problems) }
    }

    /// The target given on the command line; nil if there is none.
    private var named: [PublishingTarget]? {
        guard let kind, let address else { return nil }
        // Resolve relative paths against the current directory.
        let target = PublishingTarget(
            kind: kind, address: address, branch: branch ?? PublishingTarget(kind: kind, address: "").branch,
            keepsHistory: !orphan, historyRestart: restartHistory ?? .never)
        return [target.resolved(in: FileManager.default.currentDirectoryPath)]
    }
}

extension PublishingTarget.Kind: ExpressibleByArgument {}
extension HistoryRestart: ExpressibleByArgument {}
