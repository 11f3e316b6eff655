import Foundation
import TestSupport
import Testing

@Suite("Feeds fetched by name")
struct NamedFeedsTests {
    @Test("build --only fetches one feed at once, even if it should wait, and builds the whole site")
    func only() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            #expect(try await world.build().status == 0)
            world.miss("/harbour.xml")
            for hour in 1...3 { _ = try await world.build(after: Double(hour)) }
            world.miss("/harbour.xml", false)
            let waiting = try await world.build(after: 3.5)
            #expect(waiting.output.contains("1 not due"), "\(waiting.output)")
            let before = world.paths.count
            let asked = try await world.build("--only", "harbour", after: 3.6)
            #expect(asked.status == 0)
            #expect(
                asked.output.contains("feeds     1 read, 0 unchanged, 0 failed; 1 other not fetched (--only)\n"),
                "\(asked.output)")
            #expect(Array(world.paths[before...]) == ["/harbour.xml"])
            let front = try String(contentsOf: folder.appending(path: "Output/index.html"), encoding: .utf8)
            #expect(front.contains("Harbour report on tide") && front.contains("Tennis report on final"))
            #expect(try await world.build(after: 3.7).output.contains("2 read, 0 unchanged, 0 failed\n"))
        }
    }

    @Test("build --only says which name is unknown, which feed is switched off, and which one fails")
    func refusals() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            _ = try await world.build()
            let unknown = try await world.build("--only", "Harbor", "Tenis")
            #expect(unknown.status == 2)
            #expect(
                unknown.errors == "pulse: --only: there is no source 'Harbor'; did you mean 'Harbour'?\n"
                    + "pulse: --only: there is no source 'Tenis'; did you mean 'Tennis'?\n")
            let offline = try await world.build("--only", "Harbour", "--offline")
            #expect(offline.status == 2)
            #expect(offline.errors.contains("--offline and --from-workers fetch none"), "\(offline.errors)")
            world.miss("/harbour.xml")
            let failing = try await world.build("--only", "Harbour", "--quiet", after: 1)
            #expect(
                failing.errors
                    == "the feed could not be read: Harbour: fetching: not found (404); has the feed moved?\n")
            _ = try await world.tool.run("disable", "Harbour")
            let off = try await world.build("--only", "Harbour")
            #expect(off.status == 2)
            #expect(off.errors == "pulse: --only: 'Harbour' is disabled; run pulse enable 'Harbour' first\n")
        }
    }

    @Test("check --feeds tries the feeds that are named, also one that is switched off")
    func check() async throws {
        try await withTemporaryFolder { folder in
            let world = try SmallWorld(in: folder)
            _ = try await world.tool.run("disable", "Tennis")
            let now = SmallWorld.moment.formatted(.iso8601)
            let one = try await world.tool.run("check", "--feeds", "tennis", "--now", now)
            #expect(one.status == 0, "\(one.errors)")
            #expect(one.output.hasSuffix("\n1 of 1 feed is OK.\n"), "\(one.output)")
            #expect(one.output.contains("\nTennis  ok") && !one.output.contains("Harbour"), "\(one.output)")
            #expect(world.paths == ["/tennis.xml"])
            let unknown = try await world.tool.run("check", "--feeds", "Tenis")
            #expect(unknown.status == 2)
            #expect(unknown.errors == "pulse: --feeds: there is no source 'Tenis'; did you mean 'Tennis'?\n")
            let bare = try await world.tool.run("check", "Tennis")
            #expect(bare.status == 2)
            #expect(bare.errors.contains("pulse check --feeds 'Tennis'"), "\(bare.errors)")
        }
    }
}
