import Foundation
import TestSupport
import Testing

@Suite("pulse doctor")
struct DoctorTests {
    @Test("reports that everything a build needs is there")
    func well() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let before = try await world.tool.run("doctor", "--offline")
            #expect(before.status == 0, "\(before.output)")
            let start = before.output.split(separator: "\n").map {
                $0.replacing(/: [0-9.,]+ .B free/, with: ": SPACE free")
            }
            #expect(start.first == "ok     configuration  feeds.json: 53 of 53 sources are enabled")
            #expect(
                start.contains("ok     output         \(folder.path)/Output (created by the first build): SPACE free"))
            #expect(start.contains("ok     archive        none yet; the first build creates it"))
            #expect(start.last == "All is well. Run pulse build next.")
            try await world.build()
            // The server's clock is the machine's.
            let after = try await world.tool.run("doctor")
            #expect(after.status == 0, "\(after.output)")
            #expect(after.output.contains("/Data/pulse.sqlite, version "), "\(after.output)")
            #expect(after.output.contains("ok     network        1 of 1 server answered"), "\(after.output)")
            #expect(after.output.contains("ok     last run       20"), "\(after.output)")
            #expect(!after.output.contains("\nok     host"))
            try world.edit {
                $0.replacing("\"fetching\": {", with: #""publishing": {"host": "github"}, "fetching": {"#)
            }
            let hosted = try await world.tool.run("doctor", "--offline")
            #expect(hosted.output.contains(/ok     host           GitHub Pages: \d+ files, .* of 1 GB \(1%\)/))
        }
    }

    @Test("reports each problem and its solution in one line, and exits with 1")
    func ill() async throws {
        try await withTemporaryFolder { folder in
            let server = try LoopbackServer { _, connection in
                connection.answer("200 OK", ["Date: Thu, 01 Jan 2026 00:00:00 GMT"])
            }
            func list(_ feed: String) throws {
                let text = """
                    {"fetching": {"allowedHosts": ["127.0.0.1"]}, "output": "file/site",
                     "publish": [{"by": "rclone", "to": "s3:news"}, {"by": "folder", "to": "www"}],
                     "sources": [{"name": "A", "feed": "\(feed)", "category": "news"}]}
                    """
                try Data(text.utf8).write(to: folder.appending(path: "feeds.json"))
            }
            try list(server.url("/feed"))
            try Data("x".utf8).write(to: folder.appending(path: "file"))
            try FileManager.default.createDirectory(
                at: folder.appending(path: "Data"), withIntermediateDirectories: true)
            try Data("no archive".utf8).write(to: folder.appending(path: "Data/pulse.sqlite"))
            var tool = Tool(folder: folder)
            tool.environment["PATH"] = "/nowhere"
            let ending = try await tool.run("doctor", "--now", "2026-01-01T00:10:00Z")
            #expect(ending.status == 1)
            for line in [
                "wrong  output         \(folder.path)/file: not a folder; choose another\n",
                "wrong  publish        rclone s3:news: needs rclone, which is not installed (on Debian: apt install rclone)\n",
                "ok     publish        folder \(folder.path)/www\n", "\nwrong  archive        ",
                "wrong  clock          10 minutes ahead of the servers' clocks; set it (timedatectl set-ntp true)\n",
                " problems. Fix them and run pulse doctor again.\n",
            ] {
                #expect(ending.output.contains(line), "\(line) in \(ending.output)")
            }
            // Nobody listens on the discard port.
            try list("http://127.0.0.1:9/feed")
            #expect(
                try await tool.run("doctor").output.contains("wrong  network        no server answered (A: fetching: "))
            try Data("{".utf8).write(to: folder.appending(path: "feeds.json"))
            let broken = try await tool.run("doctor")
            #expect(broken.status == 1)
            #expect(broken.output.hasPrefix("wrong  configuration  feeds.json: line 2, column 1: "), "\(broken.output)")
        }
    }
}
