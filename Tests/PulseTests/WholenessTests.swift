import Foundation
import TestSupport
import Testing

@Suite("Whatever happens, there is a whole site", .serialized)
struct WholenessTests {
    /// Builds for one moment and for another in turn, and kills each build at another point of its way.
    @Test("a build killed at any moment leaves the old site or the new one")
    func killed() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let moments = ["2026-03-14T18:00:00Z", "2026-03-15T09:00:00Z"]
            // From what is known by then, each moment has its one site, which keeps the addresses of all others.
            for moment in moments { try await world.build(now: moment) }
            var whole: [[String: Data]] = []
            var fastest = Double.infinity
            for moment in moments {
                let begun = Date()
                try await world.build("--offline", now: moment, status: 0)
                fastest = min(fastest, Date().timeIntervalSince(begun))
                whole.append(try world.site())
            }
            #expect(whole[0] != whole[1])
            var kills = 0
            var random = SeededNumbers(seed: 14)
            // Other work on the machine moves the moments about: enough is when enough were killed.
            for round in 0..<50 where kills < 8 {
                let delay = Double(random.next() % 1_000) / 1_000 * fastest
                let arguments = ["build", "--quiet", "--offline", "--now", moments[round % 2]]
                let begun = Date()
                if try await world.tool.runAndKill(arguments, after: delay) {
                    kills += 1
                } else {
                    // What slowed the first builds down has ended: the next are killed sooner.
                    fastest = min(fastest, Date().timeIntervalSince(begun))
                }
                let site = try world.site()
                #expect(whole.contains(site), "after \(delay) s: \(difference(site, whole))")
            }
            #expect(kills == 8, "too few builds were killed for this to say anything")
            try await world.build("--offline", now: moments[0], status: 0)
            #expect(try world.site() == whole[0])
            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(left == ["Data", "Output", "feeds", "feeds.json"])
        }
    }

    @Test("if publishing stopped halfway, the message says so and not that nothing was published")
    func halfPublished() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            for (path, text) in [("0", "new"), ("1", "new"), ("journal", "place 0 a.html\nplace 1 b.html\n")] {
                let file = world.output.appending(path: ".pulse-staging/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            let obstacle = world.output.appending(path: "b.html/x")
            try FileManager.default.createDirectory(at: obstacle, withIntermediateDirectories: true)
            let ending = try await world.tool.run("build", "--quiet", "--now", SampleWorld.now)
            #expect(ending.status == 1)
            #expect(
                ending.errors.contains(
                    "the site is only partly updated: \(world.output.path)/b.html: is a directory; "),
                "\(ending.errors)")
            #expect(!ending.errors.contains("nothing published"))
            try FileManager.default.removeItem(at: obstacle.deletingLastPathComponent())
            try await world.build()
        }
    }

    @Test("a full disk is one clear line, and the old site stays", .needsMounting(getuid() == 0))
    func fullDisk() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let disk = folder.appending(path: "disk")
            try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
            try #require(await shell("mount", "-t", "tmpfs", "-o", "size=64m", "tmpfs", disk.path) == 0)
            defer { unmount(disk.path) }
            try await world.build("--output", "disk/site")
            let site = try files(below: disk.appending(path: "site"))
            // Leave less room than the next site needs.
            _ = await shell("sh", "-c", "head -c 63m /dev/zero > \(disk.path)/ballast 2>/dev/null; true")
            let ending = try await world.tool.run(
                "build", "--quiet", "--output", "disk/site", "--now", "2026-03-15T09:00:00Z")
            #expect(ending.status == 1)
            #expect(ending.errors.contains("the disk is full"), "\(ending.errors)")
            #expect(ending.errors.split(separator: "\n").count == 1, "\(ending.errors)")
            #expect(try files(below: disk.appending(path: "site")) == site)
            // The archive on a full disk: the same promise.
            let data = try await world.tool.run(
                "build", "--quiet", "--data-dir", "disk/data", "--output", "fresh", "--now", SampleWorld.now)
            #expect(data.status == 1)
            #expect(data.errors.split(separator: "\n").count == 1, "\(data.errors)")
        }
    }

    private func unmount(_ path: String) { _ = umount2(path, Int32(MNT_DETACH)) }

    private func difference(_ site: [String: Data], _ whole: [[String: Data]]) -> String {
        let differing = whole.map { state in
            Set(site.keys).union(state.keys).filter { site[$0] != state[$0] }.sorted()
        }
        return "\(site.count) files; differing from the whole sites: "
            + differing.map { "\($0.count) (\($0.prefix(3).joined(separator: ", ")))" }.joined(separator: ", ")
    }

    private func shell(_ words: String...) async -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        return (try? await process.ending { _ in }) ?? -1
    }
}
