import Foundation
import Newsroom
import TestSupport
import Testing

@Suite("pulse explain")
struct ExplainTests {
    @Test("explains an article as text and JSON, by id and by address, and changes nothing")
    func explains() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let ids = try Set(
                world.site().filter { $0.key.hasPrefix("stories/") && $0.key.hasSuffix(".html") }.keys)
            #expect(!ids.isEmpty)
            let page = try #require(try world.site()["stories.md"])
            let address = try #require(
                String(decoding: page, as: UTF8.self).firstMatch(of: /\]\((https?:[^)]+)\)/)?.1)
            let text = try await world.tool.run("explain", String(address), "--now", SampleWorld.now)
            #expect(text.status == 0, "\(text.errors)")
            for part in [
                "source ", "CATEGORY ", "PLACES ", "TONE ", "WHY IT MATTERS ", "STORY ", "THREAD ", "SECTION ",
            ] {
                #expect(text.output.contains("\n" + part), "\(part) is missing")
            }
            // The sample's owner has decided nothing.
            let changes = StoryExplanation.Step.Name.allCases.filter { $0 != .decisions }.map(\.rawValue)
            let steps = ["pairs"] + changes + ["lead"]
            let lines = text.output.split(separator: "\n").compactMap { line in
                steps.first { line.hasPrefix("  \($0) ") }
            }
            #expect(lines == steps)
            let shown = try #require(text.output.firstMatch(of: /\nSTORY .*\n  page (.+)\n/)?.1)
            #expect(ids.contains(String(shown)))
            let stem = shown.dropFirst("stories/".count).dropLast(".html".count)
            for name in [String(shown), "https://news.example/\(shown)#source-1", String(stem.prefix(16))] {
                let lead = try await world.tool.run("explain", name, "--now", SampleWorld.now)
                #expect(lead.status == 0 && lead.output.contains("\n  page \(shown)\n"), "\(name): \(lead.errors)")
            }
            let id = try #require(text.output.firstMatch(of: /\nid +([0-9a-f]{16})\n/)?.1)
            let json = try await world.tool.run("explain", String(id.prefix(10)), "--json", "--now", SampleWorld.now)
            let object = try #require(
                JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
            #expect(object["id"] as? String == String(id))
            #expect((object["story"] as? [String: Any])?["threshold"] as? Double ?? 0 > 0)
            #expect((object["story"] as? [String: Any])?["page"] as? String == String(shown))
            let taken = (object["story"] as? [String: Any])?["steps"] as? [[String: Any]]
            #expect(taken?.compactMap { $0["step"] as? String } == changes)
            // The last step's group is the story.
            let articles = (object["story"] as? [String: Any])?["articles"] as? [String]
            #expect(taken?.last?["articles"] as? [String] == articles)
            #expect((object["topic"] as? [String: Any])?["category"] is String)
            let after = try await world.build()
            #expect(after["pagesWritten"] as? Int == 0)
        }
    }

    @Test("prints what the README shows of it")
    func readme() async throws {
        let readme = try String(contentsOf: repository.appending(path: "README.md"), encoding: .utf8)
        let example = try #require(readme.firstMatch(of: /\$ pulse (explain .+)\n((?: {6}.+\n)+)/))
        let shown = example.2.split(separator: "\n").map { $0.dropFirst(6) }.filter { $0 != "…" }
        #expect(shown.count > 3)
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let words = example.1.split(separator: " ").map(String.init) + ["--now", SampleWorld.now]
            let printed = try await world.tool.run(words)
            #expect(printed.status == 0, "\(printed.errors)")
            let lines = printed.output.split(separator: "\n")
            for line in shown { #expect(lines.contains(line), "\(line)") }
        }
    }

    @Test("an unknown name is one clear line with similar ones below, and exit status 2")
    func unknown() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let nothing = try await world.tool.run("explain", "0000", "--now", SampleWorld.now)
            #expect(nothing.status == 2)
            #expect(nothing.errors.contains("there is no archive in"))
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Data").path))
            try await world.build()
            let ending = try await world.tool.run(
                "explain", "https://x.example/ferry-harbour", "--now", SampleWorld.now)
            #expect(ending.status == 2)
            #expect(ending.output.isEmpty)
            #expect(ending.errors.contains("there is no article 'https://x.example/ferry-harbour'"))
            #expect(ending.errors.split(separator: "\n").count > 1, "no near article is named")
        }
    }
}
