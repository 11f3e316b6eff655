import Foundation
import TestSupport
import Testing

@Suite("pulse build --export")
struct ExportTests {
    @Test("writes the edition as data, as its pages show it, the same each time, and without a private feed's address")
    func lines() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try world.keepSources(["Field Notes", "Harbour Radio", "Paper Lantern", "Straits Bulletin"])
            try world.edit {
                $0.replacing(#""name": "Harbour Radio""#, with: #""private": true, "name": "Harbour Radio""#)
                    .replacing("/harbour-radio.xml", with: "/harbour-radio.xml?token=s3cr3t")
            }
            try await world.build("--export", "edition.ndjson", status: 0)
            let file = folder.appending(path: "edition.ndjson")
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(!text.contains("s3cr3t") && !text.contains("127.0.0.1"))
            expectGolden(text, named: "edition.ndjson")
            try await world.build("--offline", "--export", file.path, status: 0)
            #expect(try String(contentsOf: file, encoding: .utf8) == text)

            let lines = try text.split(separator: "\n").map { line in
                try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            }
            let site = try PublishedSite(world.output)
            let articles = lines.filter { $0["type"] as? String == "article" }
            #expect(Set(articles.compactMap { $0["id"] as? String }) == Set(site.entries.keys))
            for article in articles {
                let entry = try #require(site.entries[article["id"] as? String ?? ""])
                let topic = [article["category"], article["subcategory"]].compactMap { $0 as? String }
                #expect(topic.joined(separator: "/") == entry.topic)
                if let story = entry.story { #expect(article["story"] as? String == story) }
                #expect((article["place"] as? [String: Any] != nil) == (entry.place != nil))
            }
            let front = try #require(lines.last { $0["type"] as? String == "front" }?["items"] as? [String])
            let pages = Set(lines.filter { $0["type"] as? String == "story" }.compactMap { $0["id"] as? String })
            #expect(!pages.isEmpty)
            let paths = Set(try world.site().keys)
            let addresses = lines.compactMap { $0["page"] as? String }
            #expect(
                addresses.allSatisfy {
                    paths.contains($0) && $0.wholeMatch(of: /stories\/[0-9a-f]{16}-[a-z0-9-]+\.html/) != nil
                })
            #expect(Set(addresses.map { String($0.dropFirst(8).prefix(16)) }) == pages)
            #expect(lines.compactMap { $0["threadPage"] as? String }.allSatisfy(paths.contains))
            #expect(pages.count == paths.count { $0.hasPrefix("stories/") && $0.hasSuffix(".html") })
            let names = site.headlines.map { id -> String? in
                let article = articles.first { $0["id"] as? String == id }
                let story = article?["story"] as? String
                return story.flatMap { pages.contains($0) ? $0 : nil } ?? article?["url"] as? String
            }
            #expect(!front.isEmpty && front.map(Optional.some) == names)
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(left == ["Data", "Output", "edition.ndjson", "feeds", "feeds.json"])
        }
    }

    @Test(
        "a place where it may not stand is one line before anything is done",
        arguments: [
            ("nowhere/edition.ndjson", "is in a folder that does not exist"), ("feeds.json", "is the configuration"),
            ("Output/edition.ndjson", "is in the output"), ("Data/pulse.sqlite", "is in the data folder"),
            ("feeds", "is not a regular file"), ("/dev/full", "is not a regular file"),
        ])
    func refused(path: String, reason: String) async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let configuration = try world.configuration()
            let ending = try await world.tool.run("build", "--now", SampleWorld.now, "--export", path)
            #expect(ending.status == 2)
            #expect(ending.errors.contains("--export: '\(path)' \(reason)"), "\(ending.errors)")
            #expect(ending.errors.split(separator: "\n").count == 1)
            #expect(!FileManager.default.fileExists(atPath: world.output.path))
            #expect(try world.configuration() == configuration)
        }
    }

    @Test("if it can't be written, the site is published, the old file stays, and one line says so")
    func unwritable() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try world.keepSources(["Meridian Wire"])
            let file = folder.appending(path: "edition.ndjson")
            try Data("old".utf8).write(to: file)
            // Whoever builds may be root, whom no mode stops; a folder in the draft's place stops everybody.
            let obstacle = folder.appending(path: ".edition.ndjson.pulse-draft/x")
            try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
            let ending = try await world.tool.run(
                "build", "--quiet", "--now", SampleWorld.now, "--export", "edition.ndjson")
            #expect(ending.status == 5)
            #expect(
                ending.errors.contains("published, but --export failed: \(file.resolvingSymlinksInPath().path): "),
                "\(ending.errors)")
            #expect(ending.errors.split(separator: "\n").count == 1)
            #expect(try String(contentsOf: file, encoding: .utf8) == "old")
            #expect(FileManager.default.fileExists(atPath: world.output.appending(path: "index.html").path))
        }
    }
}

extension SampleWorld {
    /// Takes all other sources out of the configuration.
    fileprivate func keepSources(_ names: Set<String>) throws {
        try edit { text in
            guard var file = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
                let sources = file["sources"] as? [[String: Any]]
            else { return text }
            file["sources"] = sources.filter { names.contains($0["name"] as? String ?? "") }
            let data = try? JSONSerialization.data(
                withJSONObject: file, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
            return data.map { String(decoding: $0, as: UTF8.self) } ?? text
        }
    }
}
