import Foundation
import TestSupport
import Testing

@Suite("pulse build")
struct BuildTests {
    @Test("turns the samples into a site; a second run gives the same bytes and writes no page")
    func twice() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            let site = try world.site()
            #expect(first["newArticles"] as? Int ?? 0 >= 400)
            #expect(first["stories"] as? Int ?? 0 >= 10)
            #expect(site.keys.contains("index.html") && site.keys.contains("index.md"))
            let second = try await world.build()
            #expect(second["pagesWritten"] as? Int == 0)
            #expect(second["newArticles"] as? Int == 0)
            #expect(second["unchanged"] as? Int ?? 0 > 10, "the server's 304s were not asked for")
            #expect(try world.site() == site)
            // From nothing again, in another order of arrival: the same bytes.
            try await world.build("--data-dir", "other-data", "--output", "other", "--concurrency", "3")
            #expect(try files(below: folder.appending(path: "other")) == site)
            // From what is known, without a server.
            try await world.build("--offline", status: 0)
            #expect(try world.site() == site)
        }
    }

    @Test("keeps what was known of a feed that fails")
    func failure() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            let feeds = folder.appending(path: "feeds")
            for name in try FileManager.default.contentsOfDirectory(atPath: feeds.path) {
                try Data("<html><body>Down for maintenance</body></html>".utf8).write(to: feeds.appending(path: name))
            }
            let second = try await world.build("--force", now: "2026-03-14T19:00:00Z")
            #expect(second["read"] as? Int == 0)
            #expect(second["articles"] as? Int == first["articles"] as? Int)
            #expect(second["stories"] as? Int == first["stories"] as? Int)
        }
    }

    @Test("works with nothing near it: the binary alone in an empty folder")
    func alone() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let bare = folder.appending(path: "bare")
            try FileManager.default.createDirectory(at: bare, withIntermediateDirectories: true)
            let binary = bare.appending(path: "pulse")
            // By another process: what this one starts meanwhile would hold the copy open, and the system runs no open
            // file.
            let copying = try Process.run(URL(filePath: "/bin/cp"), arguments: [Tool.binary.path, binary.path])
            copying.waitUntilExit()
            try FileManager.default.copyItem(
                at: folder.appending(path: "feeds.json"), to: bare.appending(path: "feeds.json"))
            let ending = try await Tool(binary: binary, folder: bare).run("build", "--quiet", "--now", SampleWorld.now)
            #expect(ending.status == 0, "\(ending.errors)")
            try await world.build()
            #expect(try files(below: bare.appending(path: "Output")) == world.site())
        }
    }

    @Test("publishes nothing and says why if the archive is not a database")
    func foreignArchive() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let data = folder.appending(path: "Data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            try Data(repeating: 7, count: 5_000).write(to: data.appending(path: "pulse.sqlite"))
            let ending = try await world.tool.run("build", "--now", SampleWorld.now)
            #expect(ending.status == 1)
            #expect(ending.errors.split(separator: "\n").last?.contains("pulse.sqlite") == true)
            #expect(!FileManager.default.fileExists(atPath: world.output.path))
        }
    }

    @Test("after a month without a run, nothing that feeds still list is lost")
    func longPause() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            let later = try await world.build(now: "2026-04-20T18:00:00Z")
            #expect(later["unchanged"] as? Int ?? 0 > 10)
            #expect(later["articles"] as? Int ?? 0 > 300)
            let back = try await world.build()
            #expect(back["articles"] as? Int == first["articles"] as? Int)
        }
    }

    @Test("a run that reaches nothing and knows nothing leaves the old site")
    func nothingKnown() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let site = try world.site()
            try FileManager.default.removeItem(at: folder.appending(path: "feeds"))
            for arguments in [["--data-dir", "mistyped"], ["--data-dir", "mistyped", "--offline"]] {
                let run = ["build", "--quiet", "--now", SampleWorld.now] + arguments
                let ending = try await world.tool.run(run)
                #expect(ending.status == 1)
                #expect(ending.errors.contains("there is no archive in mistyped"), "\(ending.errors)")
                #expect(try world.site() == site)
                let forced = try await world.tool.run(run + ["--force"])
                #expect(forced.status == 1)
                #expect(forced.errors.contains("there are no articles"), "\(forced.errors)")
                #expect(try world.site() == site)
                try FileManager.default.removeItem(at: folder.appending(path: "mistyped"))
            }
        }
    }
}
