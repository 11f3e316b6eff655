import Foundation
import TestSupport
import Testing

@Suite("pulse story")
struct StoryCommandTests {
    private static let now = ["--now", SmallWorld.moment.addingTimeInterval(3_600).formatted(.iso8601)]

    /// The address at which a world's feeds are served.
    private func host(of world: SmallWorld) throws -> String {
        let list = try String(contentsOf: world.folder.appending(path: "feeds.json"), encoding: .utf8)
        return String(try #require(list.firstMatch(of: /(http:[^"]+)\/harbour\.xml/)?.1))
    }

    @Test("stores a decision once; the later one applies, and pulse explain names it")
    func decides() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            let host = try host(of: world)
            let (tide, final) = ("\(host)/tide", "\(host)/final")
            let early = try await world.tool.run("story", "never", tide)
            #expect(early.status == 2 && early.errors.contains("there is no archive in"), "\(early.errors)")
            #expect(try await world.build().status == 0)

            let never = try await world.tool.run("story", "never", tide)
            #expect(never.output == "stories.txt, line 2: never \(tide)\nThe next build applies it.\n")
            #expect(never.status == 0 && never.errors.isEmpty, "\(never.errors)")
            let again = try await world.tool.run("story", "never", tide)
            #expect(again.output == "stories.txt, line 2: never \(tide) (already there)\n")

            let join = try await world.tool.run("story", "join", tide, final)
            #expect(
                join.output
                    == "stories.txt, line 3: join \(tide) \(final)\n  overrides line 2\nThe next build applies it.\n")
            #expect(try await world.build(after: 1).status == 0)
            let text = try await world.tool.run(["explain", tide] + Self.now)
            #expect(
                text.output.contains("\n  the owner's decision in stories.txt, line 3: join \(tide) \(final)\n"),
                "\(text.output) \(text.errors)")
            #expect(text.output.contains("line 2: never \(tide) (overridden by line 3)\n"))
            let json = try await world.tool.run(["explain", tide, "--json"] + Self.now)
            #expect(json.output.contains("\"overriddenBy\" : 3"))

            let split = try await world.tool.run("story", "split", tide)
            #expect(
                split.output
                    == "stories.txt, line 4: split \(tide) from \(final)\n  overrides line 3\nThe next build applies it.\n",
                "\(split.errors)")
        }
    }

    @Test("refuses impossible decisions, in clear lines and with exit status 2, and writes nothing")
    func refuses() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            let host = try host(of: world)
            #expect(try await world.build().status == 0)
            let wrong = [
                (["split", "\(host)/tide"], "'Harbour report on tide' shares its story with no other article"),
                (["join", "\(host)/tide"], "join needs at least two articles or stories."),
                (["join", "\(host)/tide", "\(host)/tide"], "is the only article named; join needs two"),
                (["never", "\(host)/nothing"], "there is no article '\(host)/nothing'"),
                (["never"], "Missing expected argument"),
            ]
            for (arguments, expected) in wrong {
                let ending = try await world.tool.run(["story"] + arguments)
                #expect(ending.status == 2 && ending.output.isEmpty, "\(arguments): \(ending.output)")
                #expect(ending.errors.contains(expected), "\(arguments): \(ending.errors)")
            }
            let file = folder.appending(path: "stories.txt")
            #expect(!FileManager.default.fileExists(atPath: file.path))

            let mistakes = "never nowhere\npart \(host)/tide\n"
            try Data(mistakes.utf8).write(to: file)
            for arguments in [["check"], ["build"], ["story", "never", "\(host)/tide"]] {
                let ending = try await world.tool.run(arguments)
                #expect(ending.status == 2, "\(arguments)")
                #expect(ending.errors.contains("stories.txt: line 1: 'nowhere' is not an http or https address"))
                #expect(ending.errors.contains("stories.txt: line 2: 'part' is not a decision; write split, join"))
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == mistakes)
        }
    }
}
