import Foundation
import TestSupport
import Testing

@Suite("A mailbox of newsletters as a source")
struct NewsletterTests {
    private static let token = "9f8e7d6c5b4a39281706"

    /// Writes a Maildir with one newsletter and a configuration without sources of the web.
    private func prepare(_ folder: URL, sources: String) throws {
        for name in ["cur", "new"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Secretplace/.Harbour/\(name)"), withIntermediateDirectories: true)
        }
        let message = """
            From: Harbour Notes <notes+\(Self.token)@harbour.example>
            To: reader.jones@example.org
            Message-ID: <\(Self.token)@harbour.example>
            Subject: Three ferries sail to Alta from Monday
            Date: Sat, 14 Mar 2026 12:00:00 +0000
            List-Id: Harbour Notes <notes.harbour.example>
            List-Unsubscribe: <https://harbour.example/leave/\(Self.token)>
            Content-Type: text/html; charset=utf-8

            <p><a href="https://harbour.example/p/three-ferries-sail?token=\(Self.token)">View in browser</a></p>
            <p>The port of Lindholm adds three ferries to Alta, which had none since the storm of January.</p>
            <p>Sent to reader.jones@example.org. <a href="https://harbour.example/leave/\(Self.token)">Unsubscribe</a></p>
            <img src="https://harbour.example/open/\(Self.token).gif" width="1" height="1">
            """
        try Data(message.utf8).write(to: folder.appending(path: "Secretplace/.Harbour/new/1.a"))
        let settings = withoutPuzzles(#""fetching": {"allowedHosts": ["127.0.0.1"]}, "#)
        let file = #"{"# + settings + #""sources": [\#(sources)]}"#
        try Data(file.utf8).write(to: folder.appending(path: "feeds.json"))
    }

    private func source(in folder: URL) -> String {
        let path = folder.appending(path: "Secretplace/.Harbour").path
        return #"{"name": "Harbour Notes", "feed": "maildir:\#(path)", "category": "news"}"#
    }

    @Test("Its newsletter is an article that links its web version, and no file of the site names the subscriber")
    func build() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, sources: source(in: folder))
            let now = SmallWorld.moment.formatted(.iso8601)
            let built = try await Tool(folder: folder).run("build", "--now", now)
            #expect(built.status == 0, "\(built.errors)")
            let output = folder.appending(path: "Output")
            let names = try FileManager.default.subpathsOfDirectory(atPath: output.path)
            var texts: [String: String] = [:]
            for name in names {
                texts[name] = (try? Data(contentsOf: output.appending(path: name))).map {
                    String(decoding: $0, as: UTF8.self)
                }
            }
            let front = try #require(texts["index.html"])
            #expect(front.contains("Three ferries sail to Alta from Monday"))
            #expect(texts.values.contains { $0.contains("https://harbour.example/p/three-ferries-sail") })
            for (name, text) in texts {
                for secret in ["reader.jones", "harbour.example/leave", Self.token, "Secretplace", "maildir:"] {
                    #expect(!text.contains(secret), "\(secret) in \(name)")
                }
            }
            let later = SmallWorld.moment.addingTimeInterval(3_600).formatted(.iso8601)
            let again = try await Tool(folder: folder).run("build", "--now", later)
            #expect(again.output.contains("1 unchanged"), "\(again.output)")
        }
    }

    @Test("A mailbox needs no network: without one it is read, and feeds don't count as failed")
    func withoutNetwork() async throws {
        try await withTemporaryFolder { folder in
            // Nothing listens on port 9.
            let closed = #"{"name": "Closed", "feed": "http://127.0.0.1:9/feed", "category": "news"}"#
            try prepare(folder, sources: source(in: folder) + ", " + closed)
            let now = SmallWorld.moment.formatted(.iso8601)
            let built = try await Tool(folder: folder).run("build", "--quiet", "--now", now)
            #expect(built.status == 0)
            #expect(built.errors.contains("no server could be reached"), "\(built.errors)")
            let front = try String(contentsOf: folder.appending(path: "Output/index.html"), encoding: .utf8)
            #expect(front.contains("Three ferries sail to Alta from Monday"))
        }
    }

    @Test("add takes a mailbox, check reads it, export leaves it out, and an included list cannot name one")
    func commands() async throws {
        try await withTemporaryFolder { folder in
            try prepare(folder, sources: source(in: folder))
            let tool = Tool(folder: folder)
            let other = folder.appending(path: "news.mbox")
            let letter = "From x\nFrom: Carta <c@carta.example>\nList-Id: <c.carta.example>\nSubject: Um\n\nTexto.\n"
            try Data(letter.utf8).write(to: other)
            let added = try await tool.run("add", "mbox:" + other.path, "--category", "news")
            #expect(added.status == 0, "\(added.errors)")
            #expect(try String(contentsOf: folder.appending(path: "feeds.json"), encoding: .utf8).contains("\"Carta\""))
            let checked = try await tool.run("check", "--feeds", "Harbour Notes", "--now", "2026-03-15T00:00:00Z")
            #expect(checked.status == 0, "\(checked.output)\(checked.errors)")
            #expect(!(try await tool.run("list").output.contains("Secretplace")))
            #expect(!(try await tool.run("export", "--private").output.contains("Secretplace")))

            try Data(#"{"sources": [\#(source(in: folder))]}"#.utf8).write(to: folder.appending(path: "theirs.json"))
            let own = #"{"name": "A", "feed": "https://a.example/", "category": "news"}"#
            let main = #"{"include": [{"file": "theirs.json"}], "sources": [\#(own)]}"#
            try Data(main.utf8).write(to: folder.appending(path: "feeds.json"))
            let refused = try await tool.run("check")
            #expect(refused.status == 2)
            #expect(refused.errors.contains("may not have a mailbox in an included file"), "\(refused.errors)")
        }
    }
}
