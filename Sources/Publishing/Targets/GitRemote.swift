internal import Foundation

/// A target's git repository, and our own bare repository through which git talks to it.
struct GitRemote {
    let target: PublishingTarget
    /// Our own bare repository.
    let repository: Folder
    private let git: Program
    private let workTree: String?

    /// - Parameter workTree: the folder that files are added from; nil if none are added.
    init(_ target: PublishingTarget, git: Program, repository: Folder, workTree: String? = nil) {
        self.target = target
        self.git = git
        self.repository = repository
        self.workTree = workTree
    }

    var branch: String { "refs/heads/\(target.branch)" }

    /// The index file, private to this process.
    var index: String { repository.path(of: "pulse-index-\(getpid())") }

    /// Creates our own repository if it is missing.
    func begin() throws(PublishingError) {
        if !repository.has("HEAD") { _ = try run("init", "--quiet", "--bare", repository.path) }
    }

    /// Asks the server whether the branch exists; throws if the repository cannot be reached.
    func hasBranch() throws(PublishingError) -> Bool { try !run("ls-remote", "pulse", branch).output.isEmpty }

    /// Checks that the branch can be pushed to, by a dry run that changes nothing on the server.
    func checkPushing() throws(PublishingError) {
        try begin()
        _ = try hasBranch()
        let tree = try text(run("hash-object", "-w", "-t", "tree", "--stdin"))
        let commit = try text(run("commit-tree", tree, "-m", "Test"))
        _ = try run("push", "--quiet", "--dry-run", "--force", "pulse", "\(commit):\(branch)")
    }

    func text(_ ending: Program.Ending) -> String {
        String(decoding: ending.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    func run(_ arguments: String..., expected: Set<Int32> = [0]) throws(PublishingError) -> Program.Ending {
        try run(arguments, expected: expected)
    }

    func run(
        _ arguments: [String], input: [UInt8] = [], extra: [String: String] = [:], expected: Set<Int32> = [0]
    ) throws(PublishingError) -> Program.Ending {
        let settings = [
            "remote.pulse.url": target.address, "core.autocrlf": "false", "core.fileMode": "false",
            "core.symlinks": "true",
        ].sorted { $0.key < $1.key }
        var environment = [
            "GIT_DIR": repository.path, "GIT_CONFIG_COUNT": "\(settings.count)",
            "GIT_INDEX_FILE": index, "GIT_AUTHOR_NAME": "Global Pulse",
            "GIT_AUTHOR_EMAIL": "pulse@localhost", "GIT_COMMITTER_NAME": "Global Pulse",
            "GIT_COMMITTER_EMAIL": "pulse@localhost",
        ]
        if let workTree { environment["GIT_WORK_TREE"] = workTree }
        for (number, setting) in settings.enumerated() {
            environment["GIT_CONFIG_KEY_\(number)"] = setting.key
            environment["GIT_CONFIG_VALUE_\(number)"] = setting.value
        }
        // git init does not accept a work tree.
        if arguments.first == "init" {
            environment = environment.filter { !["GIT_DIR", "GIT_WORK_TREE"].contains($0.key) }
        }
        return try git.run(arguments, input: input, extra: environment.merging(extra) { $1 }, expected: expected)
    }
}
