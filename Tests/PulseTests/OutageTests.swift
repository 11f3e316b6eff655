import Foundation
import TestSupport
import Testing

@Suite("Networks that are down, feeds that keep failing")
struct OutageTests {
    private static func hour(_ hour: Int) -> String {
        SampleWorld.moment.addingTimeInterval(Double(hour) * 3_600).formatted(.iso8601)
    }

    @Test("ten hours without a network count against no feed, and take one line each")
    func cutOff() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            let working = try world.configuration()
            // Every connection to this machine is refused before it is made. Other addresses would be other feeds.
            try world.edit { $0.replacing(#""allowedHosts": ["127.0.0.1"]"#, with: #""allowedHosts": []"#) }
            for hour in 1...10 {
                let ending = try await world.tool.run("build", "--quiet", "--now", Self.hour(hour))
                #expect(ending.status == 0, "\(ending.errors)")
                #expect(ending.errors.contains("no server could be reached"), "\(ending.errors)")
                #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
            }
            try world.edit { _ in working }
            let back = try await world.build(now: Self.hour(11))
            #expect(back["skipped"] as? Int == first["skipped"] as? Int)
            #expect(
                (back["read"] as? Int ?? 0) + (back["unchanged"] as? Int ?? 0)
                    == (first["read"] as? Int ?? 0) + (first["unchanged"] as? Int ?? 0))
        }
    }

    @Test("--quiet names new failures, and a feed that is skipped because of them still counts")
    func quiet() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            // The samples' broken feeds are no news any more.
            var ending = try await world.tool.run("build", "--quiet", "--now", Self.hour(1))
            #expect(ending.status == 0)
            #expect(ending.output.isEmpty && ending.errors.isEmpty, "\(ending.output)\(ending.errors)")
            try FileManager.default.removeItem(at: folder.appending(path: "feeds/harbour-radio.xml"))
            ending = try await world.tool.run("build", "--quiet", "--now", Self.hour(2))
            #expect(ending.output.isEmpty, "\(ending.output)")
            #expect(
                ending.errors
                    == "1 feed has started failing: Harbour Radio: fetching: not found (404); has the feed moved?\n",
                "\(ending.errors)")
            // After the third failure it is left alone for a while, and is no less broken for that.
            for hour in 3...5 { ending = try await world.tool.run("build", "--quiet", "--now", Self.hour(hour)) }
            let skipped = try await world.tool.run("build", "--json", "--now", Self.hour(5))
            #expect(skipped.output.contains(#""skipped":"#))
            #expect(skipped.status == 0)
        }
    }

    @Test("a clock that runs forty days ahead for a night loses nothing")
    func fastClock() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let first = try await world.build()
            // The feeds move on: what they held is known to the archive alone.
            let feeds = folder.appending(path: "feeds")
            let empty = try Data(contentsOf: feeds.appending(path: "empty.xml"))
            for name in try FileManager.default.contentsOfDirectory(atPath: feeds.path) {
                try empty.write(to: feeds.appending(path: name))
            }
            try await world.build(now: Self.hour(40 * 24))
            try await world.build(now: Self.hour(40 * 24 + 1))
            let back = try await world.build(now: Self.hour(2))
            #expect(back["articles"] as? Int == first["articles"] as? Int)
        }
    }

    @Test("a time ten years away is refused in one line, and accepted if forced")
    func implausible() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let site = try world.site()
            for hour in [-10 * 8_766, 10 * 8_766] {
                let ending = try await world.tool.run("build", "--quiet", "--now", Self.hour(hour))
                #expect(ending.status == 1)
                #expect(ending.errors.contains("add --force if that is intended"), "\(ending.errors)")
                #expect(ending.errors.split(separator: "\n").count == 1)
                #expect(try world.site() == site)
            }
            try await world.build("--force", now: Self.hour(10 * 8_766))
            #expect(try await world.build("--force")["articles"] as? Int ?? 0 > 300)
        }
    }

    @Test("an archive that fails after publishing is reported as such, and the site stays")
    func notRecorded() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try await world.build()
            let site = try world.site()
            // Editions are the last thing that a run remembers.
            let trigger = "CREATE TRIGGER full BEFORE INSERT ON edition BEGIN SELECT RAISE(ABORT, 'no room'); END"
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = [
                "python3", "-c",
                "import sqlite3, sys; db = sqlite3.connect(sys.argv[1]); db.execute(sys.argv[2]); db.commit()",
                folder.appending(path: "Data/pulse.sqlite").path, trigger,
            ]
            #expect(try await process.ending { _ in } == 0)
            let ending = try await world.tool.run("build", "--quiet", "--now", "2026-03-15T09:00:00Z")
            #expect(ending.status == 4)
            #expect(ending.errors.contains("published, but the archive was not updated"), "\(ending.errors)")
            #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
            #expect(try world.site() != site)
        }
    }
}
