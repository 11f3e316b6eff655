import ArgumentParser
import Foundation
import Pipeline
import Publishing

struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: "Hands the built site on: to a folder, a git branch, a web host, a store.",
        usage: "pulse publish [<options>] [<kind> <address>]",
        discussion: """
              pulse publish                                 to "publish" of feeds.json
              pulse publish folder /var/www/news            a folder, switched in whole
              pulse publish git git@github.com:me/news.git  its branch gh-pages
              pulse publish rsync me@host:/var/www/news     by ssh
              pulse publish rclone s3:my-bucket/news        S3, and what else rclone knows
              pulse publish git ../news.git --branch pages --orphan --dry-run

            Only files that differ are sent, and only files of an earlier edition are
            removed; what is not ours there stays. A run that is interrupted is finished by
            the next. git, rsync and rclone have to be installed, and their own settings
            say who is let in. pulse build publishes to the targets of feeds.json by
            itself. (docs/publishing.md)
            """)

    @OptionGroup var options: BuiltSiteOptions

    @Argument(help: "What takes it there: folder, git, rsync or rclone.")
    var kind: Kind?

    @Argument(help: "Where to: a path, a repository, a host and path, a remote and path.")
    var address: String?

    @Option(help: "Of git: the branch. (default: gh-pages)")
    var branch: String?

    @Flag(help: "Of git: one commit without a history, which takes the place of the last one.")
    var orphan = false

    @Flag(help: "List what would change, and change nothing.")
    var dryRun = false

    @Option(help: "The moment that a commit bears, as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    /// The command-line form of `PublishingTarget.Kind`.
    enum Kind: String, ExpressibleByArgument, CaseIterable { case folder, git, rsync, rclone }

    func validate() throws {
        if kind != nil, address == nil { throw ValidationError("Name the address, too.") }
        if kind != .git, branch != nil || orphan { throw ValidationError("--branch and --orphan are for git.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let configuration = try options.configuration(environment: environment)
        let targets = named ?? configuration.targets
        if targets.isEmpty {
            throw CommandFailure(
                status: .usage,
                lines: ["nowhere to publish to; name a target, or list some under \"publish\" in the configuration"])
        }
        let handOver = try HandingOver(
            of: configuration, environment: environment, at: moment(now, environment: environment))
        let problems = handOver.run(targets, isDry: dryRun) { print($0) }
        if !problems.isEmpty { throw CommandFailure(status: .nothingPublished, lines: problems) }
    }

    /// The target given on the command line; nil if there is none.
    private var named: [PublishingTarget]? {
        guard let kind, let address, let known = PublishingTarget.Kind(rawValue: kind.rawValue) else { return nil }
        // Resolve relative paths against the current directory.
        let target = PublishingTarget(
            kind: known, address: address, branch: branch ?? PublishingTarget(kind: known, address: "").branch,
            keepsHistory: !orphan)
        return [target.resolved(in: FileManager.default.currentDirectoryPath)]
    }
}
