import Foundation
import TestSupport
import Testing

@Suite("Editions from the command line")
struct EditionCommandTests {
    @Test("one run makes six editions, each with its folder, title, colour and selection")
    func six() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let start = try world.configuration()
            let editions: [(id: String, arguments: [String])] = [
                ("tejo", ["--title", "À beira do Tejo", "--language", "pt", "--colour", "#0a7d3c"]),
                ("iberia", ["--title", "Iberia", "--country", "PT", "--country", "ES"]),
                ("play", ["--title", "Play", "--category", "sports", "--category", "gaming", "--tagline", "Scores"]),
                ("bright", ["--title", "Bright", "--tone", "0.3"]),
                ("chips", ["--title", "Chips", "--keyword", "chip", "--keyword", "software", "--without", "strike"]),
                ("two-voices", ["--title", "Two voices", "--source", "Kernel Notes", "--source", "Copper & Code"]),
            ]
            for edition in editions {
                let ending = try await world.tool.run(["edition", "add", edition.id] + edition.arguments)
                #expect(ending.status == 0, "\(ending.errors)")
                #expect(ending.output.hasSuffix("\(edition.id)/ in the site, from the next build on\n"))
            }
            let listed = try await world.tool.run("edition", "list")
            #expect(listed.output.contains("tejo        À beira do Tejo  #0a7d3c  language pt\n"), "\(listed.output)")
            #expect(listed.output.hasSuffix("7 editions in addition to the main one.\n"))
            try await world.build("--export", "edition.ndjson")
            for edition in editions {
                let front = try String(
                    contentsOf: world.output.appending(path: "\(edition.id)/index.html"), encoding: .utf8)
                #expect(front.contains("<title>\(edition.arguments[1])"), "\(edition.id)")
            }
            let colours = try String(
                contentsOf: world.output.appending(path: "tejo/assets/categories.css"), encoding: .utf8)
            #expect(
                colours.hasPrefix("@layer parts {\n:root {\n  --beat: light-dark(#0a7a3b, #3b9560);\n}\n"),
                "\(colours.prefix(80))")
            #expect(try !world.site().contains { $0.key.hasPrefix("play/") && $0.value.contains(Data("--beat:".utf8)) })
            let voices = try sources(of: "Two voices", in: world)
            #expect(voices == ["Kernel Notes", "Copper & Code"])
            let tejo = try sources(of: "À beira do Tejo", in: world)
            #expect(tejo == ["Jornal do Tejo", "Folha da Serra", "Mercado Claro", "Tacho & Brasa"])
            let gone = try await world.tool.run(["edition", "remove"] + editions.map(\.id))
            #expect(gone.status == 0, "\(gone.errors)")
            #expect(try world.configuration() == start)
        }
    }

    @Test("a public edition has a digest of its own: as text, as HTML and by mail")
    func digest() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let early = try await world.tool.run("digest", "--edition", "good-news")
            #expect(early.status == 1 && early.errors.contains("run pulse build first"), "\(early.errors)")
            try await world.build()
            let (main, own) = (
                try await world.tool.run("digest"), try await world.tool.run("digest", "--edition", "good-news")
            )
            #expect(own.status == 0, "\(own.errors)")
            #expect(own.output.hasPrefix("Good News\n") && own.output.count { $0 == "\n" } > 20, "\(own.output)")
            #expect(own.output != main.output)
            let week = try await world.tool.run("digest", "--period", "week")
            #expect(week.status == 1 && week.errors.contains("no digest of a week in "), "\(week.errors)")
            #expect(week.errors.hasSuffix("set site.rhythm to weekly, and run pulse build once a week has ended\n"))
            let ownWeek = try await world.tool.run("digest", "--edition", "good-news", "--period", "week")
            #expect(ownWeek.status == 1)
            #expect(ownWeek.errors.hasSuffix("only the main edition has weeks and months\n"), "\(ownWeek.errors)")
            let html = try await world.tool.run("digest", "--edition", "good-news", "--html")
            #expect(html.output.hasPrefix("<!doctype html>") && html.output.contains("<title>Good News: "))
            let sendmail = folder.appending(path: "sendmail")
            try Data("#!/bin/sh\ncat > letter\n".utf8).write(to: sendmail)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: sendmail.path)
            let office = Tool(folder: folder, environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
            let mailed = try await office.run("digest", "--edition", "good-news", "--mail", "ada@example.org")
            #expect(mailed.output == "mailed to ada@example.org\n", "\(mailed.errors)")
            let letter = try String(contentsOf: folder.appending(path: "letter"), encoding: .utf8)
            #expect(letter.contains("Subject: Good News: ") && letter.contains("text/html"), "\(letter.prefix(400))")
            let unknown = try await world.tool.run("digest", "--edition", "nobody")
            #expect(unknown.status == 2)
            #expect(
                unknown.errors == "pulse: --edition: there is no edition 'nobody'; known here: good-news\n",
                "\(unknown.errors)")
        }
    }

    /// The sources of an edition's articles, as the data of the run has them.
    private func sources(of title: String, in world: SampleWorld) throws -> Set<String> {
        let data = try String(contentsOf: world.folder.appending(path: "edition.ndjson"), encoding: .utf8)
        let objects = try data.split(separator: "\n").map {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
        let own = objects.filter { ($0?["editions"] as? [String])?.contains(title) == true }
        return Set(own.compactMap { $0?["source"] as? String })
    }

    @Test("an edition without conditions, or with unknown names, is refused in one line and nothing is written")
    func refusals() async throws {
        try await withTemporaryFolder { folder in
            let file = try ListFile(in: folder)
            for (arguments, expected) in [
                (["add", "a", "--title", "A"], "an edition without conditions would repeat the main one"),
                (["add", "a", "--title", "A", "--source", "Harbor Radio"], "did you mean 'Harbour Radio'?"),
                (["add", "a", "--title", "A", "--category", "nws"], "unknown category 'nws'; did you mean 'news'?"),
                (
                    ["add", "a", "--title", "A", "--tone", "2"],
                    "editions[0].filter.sentiment: 2 is not between -1 and 1"
                ),
                (["add", "news", "--title", "A", "--tone", "-0.5"], "'news' is already a category"),
                (
                    ["add", "a", "--title", "A", "--language", "pt", "--colour", "green", "--dry-run"],
                    "is not a colour"
                ),
                (["remove", "x"], "feeds.json: there is no edition 'x'; there are none"),
            ] {
                let ending = try await file.tool.run(["edition"] + arguments)
                #expect(ending.status == 2)
                #expect(ending.errors.contains(expected), "\(ending.errors)")
            }
            #expect(try file.text == file.start)
            #expect(try await file.tool.run("edition", "list").output == "0 editions in addition to the main one.\n")
        }
    }
}

extension Data {
    fileprivate func contains(_ other: Data) -> Bool { range(of: other) != nil }
}
