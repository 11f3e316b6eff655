import Foundation
import TestSupport
import Testing

@Suite("Help pages")
struct HelpTests {
    /// What the tool says of a command to programs.
    private struct Command: Decodable {
        let commandName: String
        let discussion: String?
        let subcommands: [Command]?

        /// Every command below this one, each by the words that call it, but for the one that prints help.
        func all(after words: [String]) -> [(words: [String], discussion: String)] {
            [(words, discussion ?? "")]
                + (subcommands ?? []).filter { $0.commandName != "help" }.flatMap {
                    $0.all(after: words + [$0.commandName])
                }
        }
    }

    private struct Root: Decodable { let command: Command }

    private static func commands() async throws -> [(words: [String], discussion: String)] {
        let dump = try await Tool(folder: FileManager.default.temporaryDirectory).run("--experimental-dump-help")
        return try JSONDecoder().decode(Root.self, from: Data(dump.output.utf8)).command.all(after: [])
    }

    @Test("are at most 80 columns wide, and no line is broken unintentionally")
    func width() async throws {
        let commands = try await Self.commands()
        #expect(commands.count > 25, "\(commands.map(\.words))")
        for command in commands {
            let help = try await Tool(folder: FileManager.default.temporaryDirectory).run(command.words + ["--help"])
            #expect(help.status == 0)
            let lines = help.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            for line in lines where line.count > 80 { Issue.record("\(command.words): \(line)") }
            for line in command.discussion.split(separator: "\n") where !lines.contains(String(line)) {
                Issue.record("\(command.words), broken: \(line)")
            }
        }
    }

    @Test("explain their examples in one column")
    func alignment() async throws {
        for command in try await Self.commands() {
            for block in command.discussion.split(separator: "\n\n") {
                let columns = block.split(separator: "\n").compactMap { line in
                    line.wholeMatch(of: /(  \S.*?\S {2,})\S.*/).map { $0.1.count }
                }
                #expect(Set(columns).count <= 1, "\(command.words): \(block)")
            }
        }
    }

    @Test(
        "name no option that their command ignores",
        arguments: [
            (["list"], ["--config"]), (["remove"], ["--config"]), (["enable"], ["--config"]),
            (["disable"], ["--config"]),
            (["rename"], ["--config"]), (["set"], ["--config"]), (["export"], ["--config"]),
            (["edition", "list"], ["--config"]), (["edition", "add"], ["--config", "--output"]),
            (["add"], ["--config", "--timeout", "--concurrency"]),
            (["digest"], ["--config", "--output", "--data-dir"]),
            (["publish"], ["--config", "--output", "--data-dir"]),
            (["explain"], ["--config", "--data-dir", "--archive"]),
            (["archive", "check"], ["--config", "--data-dir", "--archive"]),
            (["story", "split"], ["--config", "--data-dir", "--archive"]),
            (["work"], ["--config", "--data-dir", "--archive", "--timeout", "--concurrency", "--deadline"]),
            (["build"], shared),
        ])
    func options(command: [String], heeded: [String]) async throws {
        let tool = Tool(folder: FileManager.default.temporaryDirectory)
        let help = try await tool.run(command + ["--help"]).output
        let named = Self.shared.filter { help.contains("  \($0) <") || help.contains(", \($0) <") }
        #expect(named.sorted() == heeded.sorted())
    }

    private static let shared = [
        "--config", "--output", "--data-dir", "--archive", "--templates", "--timeout", "--deadline", "--concurrency",
    ]
}
