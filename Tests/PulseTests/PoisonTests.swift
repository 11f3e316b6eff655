import Foundation
import TestSupport
import Testing

/// A run that dies of what it reads must not die of it every night.
@Suite("Input that crashes the program", .serialized)
struct PoisonTests {
    private static func moment(hours: Int) -> String {
        SampleWorld.moment.addingTimeInterval(Double(hours) * 3_600).formatted(.iso8601)
    }

    /// A feed that takes a moment to read, so that the run can be killed within.
    private func addSlowFeed(to world: SampleWorld) throws {
        let item =
            "<item><title>A long tale</title><guid>n</guid><description>" + String(repeating: "&lt;p>word ", count: 9)
        let items = (0..<4_900).map { item.replacing("<guid>n", with: "<guid>\($0)") + "</description></item>" }
        try Data("<rss version=\"2.0\"><channel><title>Slow</title>\(items.joined())</channel></rss>".utf8)
            .write(to: world.folder.appending(path: "feeds/slow.xml"))
        try world.edit {
            $0.replacing(
                "\"sources\": [",
                with: """
                    "sources": [{"id": "slow", "name": "Slow Paper", "category": "news",
                     "feed": "\(world.address)/slow.xml"},
                    """)
        }
    }

    /// Kills a build while the named feed is being read, by what its journal says, and so many feeds have come.
    private func killWhileReading(
        _ source: String, after count: Int = 0, _ world: SampleWorld, now: String, by signal: Int32 = SIGKILL
    ) async throws {
        let runs = world.folder.appending(path: "Data/runs")
        func isItsMoment() -> Bool { isReading(source, in: runs) && (count == 0 || kept(in: runs) >= count) }
        for _ in 0..<60 {
            try? FileManager.default.removeItem(at: runs)
            let scratch = try Scratch()
            defer { scratch.remove() }
            let process = try world.tool.start(["build", "--quiet", "--force", "--now", now], scratch: scratch)
            while process.isRunning, !isItsMoment() { usleep(500) }
            kill(process.processIdentifier, signal)
            process.waitUntilExit()
            if isItsMoment() { return }
        }
        Issue.record("no run was killed while it read \(source)")
    }

    /// How many feeds' bodies are there.
    private func kept(in runs: URL) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: runs.path)) ?? []
        return names.reduce(0) { sum, name in
            let data = FileManager.default.contents(atPath: runs.appending(path: "\(name)/bodies").path) ?? Data()
            // Each begins with a line of JSON.
            var (count, rest) = (0, data.startIndex..<data.endIndex)
            while let found = data.range(of: Data("\"source\":\"".utf8), in: rest) {
                count += 1
                rest = found.upperBound..<data.endIndex
            }
            return sum + count
        }
    }

    private func isReading(_ source: String, in runs: URL) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: runs.path)) ?? []
        return names.contains { name in
            guard let data = FileManager.default.contents(atPath: runs.appending(path: "\(name)/journal").path) else {
                return false
            }
            let lines = String(decoding: data, as: UTF8.self)
            return lines.contains("begin feed \(source)\n") && !lines.contains("end feed \(source)\n")
        }
    }

    @Test("input that a crashed run was reading is named, skipped for a day, and then read again")
    func suspected() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try addSlowFeed(to: world)
            try await killWhileReading("slow", world, now: Self.moment(hours: 0))
            let next = try await world.tool.run("build", "--quiet", "--now", Self.moment(hours: 1))
            #expect(next.status == 0)
            #expect(
                next.errors.contains(
                    "Slow Paper: parsing: reading it crashed the last run, so it is skipped for a day"),
                "\(next.errors)")
            #expect(try !world.text(of: "report.html").contains("4,900"))
            // It is no news any more, but still counts.
            let later = try await world.build(now: Self.moment(hours: 20))
            #expect(later["skipped"] as? Int ?? 0 > 0)
            let again = try await world.build(now: Self.moment(hours: 26))
            #expect(again["skipped"] as? Int == 0)
            #expect(again["newArticles"] as? Int ?? 0 >= 4_900, "\(again)")
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Data/runs").path))
        }
    }

    @Test("a run that its owner stops blames no feed")
    func endedOnPurpose() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            try addSlowFeed(to: world)
            try await killWhileReading("slow", world, now: Self.moment(hours: 0), by: SIGTERM)
            let next = try await world.build(now: Self.moment(hours: 1))
            #expect(next["newArticles"] as? Int ?? 0 >= 4_900, "\(next)")
        }
    }

    @Test("feeds read before the crash are not lost, although they have changed since")
    func leftOver() async throws {
        try await withTemporaryFolder { folder in
            let world = try await SampleWorld(in: folder)
            let whole = try await world.build()
            try FileManager.default.removeItem(at: folder.appending(path: "Data"))
            try addSlowFeed(to: world)
            let runs = folder.appending(path: "Data/runs")
            try await killWhileReading("slow", after: 10, world, now: SampleWorld.now)
            let feeds = folder.appending(path: "feeds")
            let empty = try Data(contentsOf: feeds.appending(path: "empty.xml"))
            for name in try FileManager.default.contentsOfDirectory(atPath: feeds.path) {
                try empty.write(to: feeds.appending(path: name))
            }
            let next = try await world.build()
            let read = (whole["articles"] as? Int ?? 0) / 4
            #expect(next["articles"] as? Int ?? 0 > read, "\(next)")
            #expect(!FileManager.default.fileExists(atPath: runs.path))
        }
    }
}

extension SampleWorld {
    fileprivate func text(of page: String) throws -> String {
        try String(contentsOf: output.appending(path: page), encoding: .utf8)
    }
}
