import Foundation
import TestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
    @Test(
        "wrong usage and wrong configurations exit with 2 and say what to do",
        arguments: [
            (["bild"], "pulse: there is no command 'bild'; did you mean 'build'?"),
            (["help", "bild"], "there is no command 'bild'; did you mean 'build'?"),
            (["edition", "ad", "x"], "there is no command 'edition ad'; did you mean 'edition add'?"),
            (["something"], "there is no command 'something'; pulse --help lists all"),
            (["build", "--concurency", "3"], "--concurrency"),
            (["build", "-c", "nowhere.json"], "there is no nowhere.json"),
            (["build", "-c", "."], "is a folder"),
            (["build", "-c", "broken.json"], "line 2, column"),
            (["build", "--now", "yesterday"], "'yesterday' is not a time"),
            (["build", "--timeout", "soon"], "--timeout: 'soon' is not a number"),
            (["build", "-v", "-q"], "cannot be combined"),
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

    @Test("a name in a file can't control the terminal")
    func namesSteerNothing() async throws {
        try await withTemporaryFolder { folder in
            let file = #"{"sources": [], "\u001b]0;owned\u0007\u202e\r": 1}"#
            try Data(file.utf8).write(to: folder.appending(path: "feeds.json"))
            let ending = try await Tool(folder: folder).run(["check"])
            #expect(ending.status == 2)
            #expect(ending.errors.contains(#"\u{1B}]0;owned\u{07}\u{202E}\r"#), "\(ending.errors)")
            #expect(!ending.errors.unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 || $0 == "\u{202E}" })
        }
    }

    @Test("a flag overrides the environment, which overrides the file, which overrides the default")
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
        "an output that holds the archive or the configuration is refused before anything is done",
        arguments: [
            ([:], ["--output", "."], "contains the data folder"),
            ([:], ["--output=~/site"], "--output: '~/site' begins"),
            ([:], ["--output", "new/.."], "contains the configuration 'feeds.json'"),
            ([:], ["--output", "link", "--data-dir", "/nowhere"], "contains the configuration 'feeds.json'"),
            ([:], ["--output", "site", "--data-dir", "link/site/data"], "contains the data folder 'link/site/data'"),
            ([:], ["--output", "Data"], "contains the data folder"),
            ([:], ["--output", "/"], "contains the configuration"),
            (["PULSE_OUTPUT": "."], [], "contains the data folder"),
            (["PULSE_DATA_DIR": "Output/x"], [], "contains the data folder 'Output/x'"),
            (["PULSE_DATA_DIR": "~"], [], "PULSE_DATA_DIR: '~' begins with ~, which only shells expand"),
            (["PULSE_CONFIG": "tilde.json"], [], "tilde.json: dataFolder: '~/Data' begins"),
            (["PULSE_CONFIG": "inner.json"], [], "/Output/Data', which would be published with the site"),
        ] as [([String: String], [String], String)])
    func folders(environment: [String: String], arguments: [String], expected: String) async throws {
        try await withTemporaryFolder { folder in
            let sources = #""sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]"#
            for (name, other) in [
                ("feeds", ""), ("tilde", #", "dataFolder": "~/Data""#), ("inner", #", "dataFolder": "Output/Data""#),
            ] {
                try Data("{\(sources)\(other)}".utf8).write(to: folder.appending(path: "\(name).json"))
            }
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "link").path, withDestinationPath: ".")
            let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            let ending = try await Tool(folder: folder, environment: environment).run(
                ["build", "--offline"] + arguments)
            #expect(ending.status == 2)
            #expect(ending.errors.contains(expected), "\(ending.errors)")
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
        }
    }

    @Test(
        "what a run lives from is neither published nor written over",
        arguments: [
            (["--output", "a"], "contains the secret file '"), (["--output", "b"], "contains the secret file '"),
            (["--output", "c"], "contains the secret file '"),
            (["--output", "lists"], "contains the source list '"),
            (["--output", "links"], "contains the source list '"),
            (["--export", "a/login"], "--export: 'a/login' is the secret file; choose another file"),
            (["--metrics", "c/password"], "--metrics: 'c/password' is the secret file; choose another file"),
            (["--export", "lists/more.json"], "--export: 'lists/more.json' is the source list; choose another file"),
            (["--export", "lists/linked.json"], "--export: 'lists/linked.json' is the source list; choose another"),
            (["--metrics", "kinds.txt"], "--metrics: 'kinds.txt' is the rules file; choose another file"),
            (["--export", "t.xml"], "--export: 't.xml' is the troubles feed; choose another file"),
            (
                ["--export", "x", "--metrics", "./x"],
                "--metrics: './x' is also the file of --export; choose another file"
            ),
        ])
    func keptFiles(arguments: [String], expected: String) async throws {
        try await withTemporaryFolder { folder in
            func write(_ text: String, to name: String) throws {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try write(
                """
                {"include": [{"file": "lists/more.json"}, {"file": "links/list.json"}], "kindRules": "kinds.txt",
                 "monitoring": {"troubles": "t.xml"}, "mail": {"user": "ada", "password": {"file": "c/password"}},
                 "sources": [{"name": "A", "feed": "https://a.example/", "category": "news", "login": {"file": "a/login"},
                              "headers": [{"name": "X-Key", "file": "b/key"}]}]}
                """, to: "feeds.json")
            for (name, file) in [("B", "lists/more.json"), ("C", "lists/linked.json")] {
                try write(
                    #"{"sources": [{"name": "\#(name)", "feed": "https://a.example/\#(name)", "category": "news"}]}"#,
                    to: file)
            }
            for name in ["a/login", "b/key", "c/password", "kinds.txt", "links/.keep"] { try write("x", to: name) }
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "links/list.json").path, withDestinationPath: "../lists/linked.json")
            let before = try files(below: folder)
            let ending = try await Tool(folder: folder).run(["build", "--offline"] + arguments)
            #expect(ending.status == 2)
            #expect(ending.errors.contains(expected), "\(ending.errors)")
            #expect(try files(below: folder) == before)
        }
    }

    @Test("an output inside the data folder, or beside the archive, contains nothing private")
    func harmlessFolders() async throws {
        try await withTemporaryFolder { folder in
            let file = #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}"#
            try Data(file.utf8).write(to: folder.appending(path: "feeds.json"))
            for output in ["Data/site", "Dat", "Data-site", "./~"] {
                let ending = try await Tool(folder: folder).run("build", "--print-config", "--output", output)
                #expect(ending.status == 0, "\(output): \(ending.errors)")
            }
        }
    }

    @Test(
        "every command has a help page",
        arguments: [
            "", "build", "publish", "work", "check", "doctor", "explain", "serve", "add", "remove", "enable", "disable",
            "rename", "set",
            "list", "import", "export", "edition", "digest", "init", "stage", "version",
        ])
    func help(command: String) async throws {
        let arguments = (command.isEmpty ? [] : [command]) + ["--help"]
        let ending = try await Tool(folder: FileManager.default.temporaryDirectory).run(arguments)
        #expect(ending.status == 0)
        expectGolden(ending.output, named: "Help/\(command.isEmpty ? "pulse" : command).txt")
    }

    @Test("the version is the same by command and by flag")
    func version() async throws {
        let tool = Tool(folder: FileManager.default.temporaryDirectory)
        let (command, flag) = (try await tool.run("version"), try await tool.run("--version"))
        #expect(flag.status == 0)
        #expect(flag.output.wholeMatch(of: /pulse \d+\.\d+\.\d+\n/) != nil, "\(flag.output)")
        #expect(flag.output == command.output)
    }

    @Test("serve on a port in use is reported in one plain line")
    func portTaken() async throws {
        try await withTemporaryFolder { folder in
            let server = try LoopbackServer { _, connection in connection.answer(body: []) }
            let port = try #require(URL(string: server.url("/"))?.port)
            let ending = try await Tool(folder: folder).run("serve", ".", "--port", "\(port)")
            #expect(ending.status == 1)
            let line =
                "cannot listen on 127.0.0.1:\(port): another program is using this port; name another port with "
                + "--port, or use 0 for any free one\n"
            #expect(ending.errors.hasSuffix(line) && ending.errors.count { $0 == "\n" } == 1, "\(ending.errors)")
        }
    }

    @Test("init writes a list that passes pulse check, and overwrites nothing")
    func start() async throws {
        try await withTemporaryFolder { folder in
            let tool = Tool(folder: folder)
            #expect(try await tool.run("init", "mine").status == 0)
            let mine = Tool(folder: folder.appending(path: "mine"))
            #expect(try await mine.run("check").status == 0)
            // Nothing is known yet, and an empty site would say otherwise.
            let offline = try await mine.run("build", "--offline", "--quiet")
            #expect(offline.status == 1)
            #expect(offline.errors.contains("there are no articles"))
            let again = try await tool.run("init", "mine")
            #expect(again.status == 2)
            #expect(again.errors.contains("mine/feeds.json already exists"))
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
