import Foundation
import Testing

/// A bare repository of git's.
struct Repository {
    private let folder: URL

    init(at folder: URL) async throws {
        self.folder = folder
        _ = try await git("init", "--quiet", "--bare", folder.path)
    }

    /// What git says, without the end of the line.
    func git(_ arguments: String..., input: String = "") async throws -> String {
        try await git(arguments, input: input)
    }

    private func git(_ arguments: [String], input: String = "") async throws -> String {
        var tool = Tool(binary: URL(filePath: "/usr/bin/git"), folder: folder.deletingLastPathComponent())
        if arguments.first != "init" { tool.environment["GIT_DIR"] = folder.path }
        for who in ["AUTHOR", "COMMITTER"] {
            tool.environment["GIT_\(who)_NAME"] = "Ada"
            tool.environment["GIT_\(who)_EMAIL"] = "ada@example.org"
        }
        let ending = try await tool.run(arguments, input: input)
        #expect(ending.status == 0, "git \(arguments): \(ending.errors)")
        return ending.output.trimmingCharacters(in: .newlines)
    }

    /// Somebody else's commit of one file.
    func commit(_ path: String, _ text: String, to branch: String) async throws {
        let blob = try await git(["hash-object", "-w", "--stdin"], input: text)
        let parent = try await git("for-each-ref", "--format=%(objectname)", "refs/heads/\(branch)")
        let entries = parent.isEmpty ? "" : try await git("ls-tree", branch) + "\n"
        let tree = try await git(["mktree"], input: entries + "100644 blob \(blob)\t\(path)\n")
        let commit = try await git(["commit-tree", tree, "-m", "mine"] + (parent.isEmpty ? [] : ["-p", parent]))
        _ = try await git("update-ref", "refs/heads/\(branch)", commit)
    }
}
