import Foundation
import TestSupport
import Testing

@Suite("What commands print")
struct MessageTests {
    @Test("counts one of a thing in the singular")
    func singular() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder, items: ["/closed/1"],
                settings: ##""categories": [{"id": "news", "name": "News", "icon": "globe", "colour": "#1d6fb8"}], "##,
                extract: true)
            _ = try await world.tool.run("remove", "Tennis")
            let now = ["--now", SmallWorld.moment.formatted(.iso8601)]
            let commands = [
                ["edition", "add", "one", "--title", "One", "--keyword", "report"], ["build"] + now,
                ["build", "-v", "--force"] + now, ["list"], ["check"], ["check", "--feeds"] + now, ["edition", "list"],
                ["publish", "folder", "copy"], ["export"], ["digest"], ["digest", "--edition", "one"],
                ["archive", "check"],
                ["explain", "closed"], ["set", "Harbour", "private=yes"], ["export"],
            ]
            var printed = ""
            for command in commands {
                let ending = try await world.tool.run(command)
                for line in (ending.output + ending.errors).split(separator: "\n") {
                    for found in line.matches(of: /(?:^|[ (])1 (?:[a-z]+ )?([a-z]+s)\b/)
                    where !["was", "is", "has", "this"].contains(String(found.1)) {
                        Issue.record("\(command): \(line)")
                    }
                }
                printed += ending.output + ending.errors
            }
            for part in [
                "1 item,", "1 new article,", "articles  0 pages read; 1 failed: 1 refused by robots.txt\n",
                "One with 1 article\n", "1 source enabled, 0 disabled, 1 category.", "1 of 1 feed is OK.",
                "1 private source is left out; use --private to include it",
            ] { #expect(printed.contains(part), "\(part) is not in \(printed)") }
        }
    }

    @Test("a build says why pages could not be read, by kind")
    func reasons() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(
                in: folder, items: ["/closed/1", "/gone", "/open", "/closed/2"], extract: true)
            let built = try await world.build()
            #expect(
                built.output.contains(
                    "articles  1 page read; 3 failed: 2 refused by robots.txt, 1 not found (404)\n"),
                "\(built.output)")
        }
    }

    @Test("navigation leaves out categories without articles, unless their owner wants them")
    func emptyCategories() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            _ = try await world.build()
            func hides(_ category: String) throws -> Bool {
                try String(contentsOf: folder.appending(path: "Output/assets/categories.css"), encoding: .utf8)
                    .contains(#".desks li:has([data-category="\#(category)"]) {"#)
            }
            #expect(try hides("technology") && !hides("news"))
            let explore = try String(contentsOf: folder.appending(path: "Output/explore.html"), encoding: .utf8)
            // In the masthead alone, where scripts look.
            #expect(explore.components(separatedBy: "href=\"technology.html\"").count == 2)
            #expect(explore.components(separatedBy: "href=\"news.html\"").count > 2)
            let file = folder.appending(path: "feeds.json")
            let text = try String(contentsOf: file, encoding: .utf8)
            let puzzles = #""puzzles": false"#
            try Data(text.replacing(puzzles, with: puzzles + #", "emptyCategories": true"#).utf8).write(to: file)
            _ = try await world.build("--offline")
            #expect(try !hides("technology"))
        }
    }
}
