import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "wrong usage and wrong configurations exit with 2 and say what to do",
        arguments: [
            (["bild"], "Unexpected argument 'bild'"),
            (["build", "--concurency", "3"], "--concurrency"),
            (["build", "-c", "nowhere.json"], "there is no nowhere.json"),
            (["build", "-c", "."], "is a folder"),
            (["build", "-c", "broken.json"], "line 2, column"),
            (["build", "--now", "yesterday"], "'yesterday' is not a moment"),
            (["build", "--timeout", "soon"], "--timeout: 'soon' is not a number"),
            (["build", "-v", "-q"], "contradict"),
            (["check", "-c", "broken.json"], "broken.json: line 2"),
            (["stage", "nothing"], "There is no stage 'nothing'"),
            (["serve", "nowhere"], "there is no folder nowhere"),
        ])
    func usage(arguments: [String], expected: String) async throws {
        try await withTemporaryFolder { folder in
            try Data("{\"sources\": [\n  {]}".utf8).write(to: folder.appending(path: "broken.json"))
            let ending = try await Tool(folder: folder).run(arguments)
            #expect(ending.status == 2)
            #expect(ending.errors.contains(expected), "\(ending.errors)")
            #expect(ending.output.isEmpty)
        }
    }

    @Test("a flag beats the environment, which beats the file, which beats the default")
    func precedence() async throws {
        try await withTemporaryFolder { folder in
            let file =
                #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}], "#
                + #""output": "from-file", "fetching": {"concurrency": 5}}"#
            try Data(file.utf8).write(to: folder.appending(path: "feeds.json"))
            func setting(_ environment: [String: String], _ arguments: String...) async throws -> [String: Any] {
                let ending = try await Tool(folder: folder, environment: environment).run(
                    ["build", "--print-config"] + arguments)
                #expect(ending.status == 0, "\(ending.errors)")
                return try #require(JSONSerialization.jsonObject(with: Data(ending.output.utf8)) as? [String: Any])
            }
            func concurrency(_ settings: [String: Any]) -> Int? {
                (settings["fetching"] as? [String: Any])?["concurrency"] as? Int
            }
            let environment = ["PULSE_OUTPUT": "from-environment", "PULSE_CONCURRENCY": "6"]
            let fromFile = try await setting([:])
            #expect((fromFile["output"] as? String)?.hasSuffix("/from-file") == true)
            #expect(concurrency(fromFile) == 5)
            #expect((fromFile["dataFolder"] as? String)?.hasSuffix("/Data") == true)
            let fromEnvironment = try await setting(environment)
            #expect(fromEnvironment["output"] as? String == "from-environment")
            #expect(concurrency(fromEnvironment) == 6)
            let fromFlag = try await setting(environment, "--output", "from-flag", "--concurrency", "7")
            #expect(fromFlag["output"] as? String == "from-flag")
            #expect(concurrency(fromFlag) == 7)
        }
    }

    @Test(
        "every command has a help page",
        arguments: ["", "build", "check", "explain", "serve", "init", "stage", "version"])
    func help(command: String) async throws {
        let arguments = (command.isEmpty ? [] : [command]) + ["--help"]
        let ending = try await Tool(folder: FileManager.default.temporaryDirectory).run(arguments)
        #expect(ending.status == 0)
        expectGolden(ending.output, named: "Help/\(command.isEmpty ? "pulse" : command).txt")
    }

    @Test("init writes a start that checks at once, and overwrites nothing")
    func start() async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            #expect(try await tool.run("init", "mine").status == 0)
            let mine = Tool(folder: folder.appending(path: "mine"))
            #expect(try await mine.run("check").status == 0)
            // Nothing is known yet, and an empty site would say otherwise.
            let offline = try await mine.run("build", "--offline", "--quiet")
            #expect(offline.status == 1)
            #expect(offline.errors.contains("nothing is known"))
            let again = try await tool.run("init", "mine")
            #expect(again.status == 2)
            #expect(again.errors.contains("mine/feeds.json is already there"))
        }
    }

    @Test("check --feeds prints a table of the feeds, and exits with 3 when one has a problem")
    func check() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let ending = try await world.tool.run("check", "--feeds", "--now", SampleWorld.now)
            #expect(ending.status == 3)
            expectGolden(ending.output.replacing(/127\.0\.0\.1:\d+/, with: "127.0.0.1:8787"), named: "check-feeds.txt")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Data").path))
        }
    }
}
