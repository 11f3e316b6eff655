import Foundation
import TestSupport
import Testing

@Suite("A private site")
struct PrivateTests {
    private static let passphrase = "lantern orbit thistle"

    /// The samples for those who know the passphrase in a file.
    private func world(in folder: URL) async throws -> SampleWorld {
        let world = try await SampleWorld(in: folder)
        try write(Self.passphrase + "\n", in: folder)
        try world.edit { $0.replacing(/\{/, with: #"{"private": {"passphraseFile": "words"},"#, maxReplacements: 1) }
        return world
    }

    private func write(_ words: String, in folder: URL) throws {
        try Data(words.utf8).write(to: folder.appending(path: "words"))
    }

    @Test("is unencrypted only where needed to open it; the rest has meaningless names and bytes")
    func sealed() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            try await world.build()
            let site = try world.site()
            let clear = site.keys.filter { !$0.hasPrefix("sealed/") }.sorted()
            #expect(
                clear == [".pulse-manifest", "404.html", "index.html", "private.json", "robots.txt", "worker.js"])
            #expect(site["robots.txt"] == Data("User-agent: *\nDisallow: /\n".utf8))
            #expect(site["index.html"] == site["404.html"])
            let sealed = site.filter { $0.key.hasPrefix("sealed/") }
            #expect(sealed.count > 400)
            #expect(sealed.keys.allSatisfy { $0.wholeMatch(of: /sealed\/[0-9a-f]{32}\.bin/) != nil })
            #expect(
                Set(sealed.values.map(\.count)).count < sealed.count / 9, "so many lengths tell one file from another")
            // The owner reads on.
            let digest = try await world.tool.run("digest")
            #expect(digest.status == 0 && digest.output.count > 1_000, "\(digest.errors)")
            let lines = digest.output.split(separator: "\n").filter { $0.utf8.count > 20 }
            #expect(lines.count > 10)
            for (path, bytes) in site {
                for line in lines where bytes.range(of: Data(line.utf8)) != nil { Issue.record("\(line) in \(path)") }
            }
        }
    }

    @Test("changes where its pages do, stays when nothing is new, and is all new with another passphrase")
    func again() async throws {
        try await withTemporaryFolder { folder in
            let world = try await world(in: folder)
            let first = try await world.build()
            let site = try world.site()
            let second = try await world.build("--offline", status: 0)
            #expect(second["pagesWritten"] as? Int == 0)
            #expect(try world.site() == site)
            try write("lantern orbit thistles", in: folder)
            let third = try await world.build("--offline", status: 0)
            // All but the four that open it, of which the lock is new.
            let pages = try #require(first["pagesWritten"] as? Int)
            #expect(third["pagesWritten"] as? Int == pages - 4)
            #expect(third["pagesRemoved"] as? Int == pages - 5)
            try await world.build("--output", "elsewhere", "--offline", status: 0)
            let elsewhere = try files(below: folder.appending(path: "elsewhere"))
            #expect(Set(elsewhere.keys).intersection(try world.site().keys).allSatisfy { !$0.hasPrefix("sealed/") })
        }
    }

    @Test("made public again, is as it would have been; made private, it leaves nothing behind")
    func changes() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let open = try world.site()
            let configuration = try world.configuration()
            try write(Self.passphrase, in: folder)
            try world.edit {
                $0.replacing(/\{/, with: #"{"private": {"passphraseFile": "words"},"#, maxReplacements: 1)
            }
            try await world.build("--offline", status: 0)
            #expect(try world.site().keys.allSatisfy { $0.hasPrefix("sealed/") || !$0.contains("/") })
            try world.edit { _ in configuration }
            try await world.build("--offline", status: 0)
            // Pages that open are larger, so a list may have had a part more, whose address answers from then on.
            let manifest = ".pulse-manifest"
            let site = try world.site().filter { path, _ in
                path != manifest && (open[path] != nil || !path.contains("more/"))
            }
            #expect(site == open.filter { $0.key != manifest })
        }
    }

    @Test(
        "is not built without a passphrase that can be used, and says why in a line",
        arguments: [
            (
                #"{"passphraseFile": "none"}"#,
                "private: the passphrase is missing, empty, not UTF-8 or has several lines: none\n"
            ),
            (
                #"{"passphraseFile": "empty"}"#,
                "private: the passphrase is missing, empty, not UTF-8 or has several lines: empty\n"
            ),
            (
                #"{"passphraseEnvironment": "WORDS"}"#,
                "private: the passphrase is missing, empty, not UTF-8 or has several lines: $WORDS\n"
            ),
            (
                #"{"passphraseFile": "short"}"#,
                "private: the passphrase has fewer than 20 characters, and anyone who copies the files can guess "
                    + "without limit; use at least four random words: short\n"
            ),
            (
                "{}",
                "feeds.json: private: has neither passphraseFile nor passphraseEnvironment; set one\n"
            ),
            (
                #"{"passphraseFile": "words", "passphraseEnvironment": "WORDS"}"#,
                "feeds.json: private: has both environment and file; use only one\n"
            ),
            (
                #"{"passphraseFile": "Output/words"}"#,
                "the output 'OUTPUT' contains the secret file 'OUTPUT/words', which would be published with the site; choose "
                    + "another folder with --output or in the configuration, such as Output beside feeds.json\n"
            ),
            (
                #"{"passphraseFile": "words"}, "site": {"images": "remote"}"#,
                "feeds.json: site.images: 'remote' would tell publishers which articles of a private site "
                    + "are read; use none or cached\n"
            ),
        ])
    func errors(settings: String, line: String) async throws {
        try await withTemporaryFolder { folder in
            for (name, text) in [("empty", "\n"), ("short", "hunter2\n"), ("words", Self.passphrase)] {
                try Data(text.utf8).write(to: folder.appending(path: name))
            }
            let list =
                #"{"private": \#(settings), "sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}"#
            try Data(list.utf8).write(to: folder.appending(path: "feeds.json"))
            let output = folder.appending(path: "Output")
            let ending = try await Tool(folder: folder).run("build")
            #expect(ending.status == 2)
            #expect(ending.errors.replacing(output.path, with: "OUTPUT") == "pulse: " + line)
            #expect(!FileManager.default.fileExists(atPath: output.path))
            #expect(try await Tool(folder: folder).run("check").errors == ending.errors)
        }
    }

    @Test("takes its passphrase from the environment, too")
    func environment() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try world.edit {
                $0.replacing(/\{/, with: #"{"private": {"passphraseEnvironment": "WORDS"},"#, maxReplacements: 1)
            }
            var tool = world.tool
            tool.environment["WORDS"] = Self.passphrase
            let ending = try await tool.run("build", "--quiet", "--now", SampleWorld.now)
            #expect(ending.status == 0, "\(ending.errors)")
            #expect(try await tool.run("digest").output.count > 1_000)
            tool.environment["WORDS"] = "another lantern orbit thistle"
            let other = try await tool.run("digest")
            #expect(other.status == 1)
            #expect(
                other.errors
                    == "pulse: the private site in \(world.output.path) was encrypted with another passphrase; run pulse build first\n"
            )
        }
    }
}
