import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Stories that become one")
struct MovedStoryTests {
    private static let settings = #""site": {"address": "https://news.example/today"},"#
    private static let quake = (
        title: "Earthquake of magnitude seven strikes the northern islands",
        text: "Houses fell in Tarnholm and the sea rose at the harbour, says governor Ilsa Brandt."
    )
    private static let wave = (
        title: "Fishing villages of Skarvik flee to the hills before a wave",
        text: "Sirens woke the villages at night, and boats were torn from the piers of Skarvik."
    )

    private func items(_ path: String, _ words: (title: String, text: String), hoursAgo: Double) -> ChangingFeeds.Item {
        ChangingFeeds.Item(path: path, title: words.title, text: words.text, hoursAgo: hoursAgo)
    }

    @Test("the address of the one that no longer exists redirects to the other, for people and search engines")
    func merged() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock {
                $0 = [
                    "ash": [items("quake", Self.quake, hoursAgo: 9)],
                    "birch": [items("quake", Self.quake, hoursAgo: 8)],
                    "cedar": [items("wave", Self.wave, hoursAgo: 7)],
                    "dogwood": [items("wave", Self.wave, hoursAgo: 6)],
                ]
            }
            try await feeds.build(Self.settings)
            func stories() throws -> [String] {
                try feeds.paths().filter { $0.hasPrefix("stories/") && $0.hasSuffix(".html") }
            }
            let before = try stories()
            #expect(before.count == 2)

            // The two that reported the wave have found out that it was the earthquake's.
            feeds.items.value.withLock {
                $0["cedar"] = [items("wave", Self.quake, hoursAgo: 7)]
                $0["dogwood"] = [items("wave", Self.quake, hoursAgo: 6)]
            }
            for hours in [2.0, 30] {
                try await feeds.build(Self.settings, after: hours)
                #expect(try stories() == before)
                let refreshing = try before.filter { try feeds.text($0).contains("http-equiv=\"refresh\"") }
                let old = try #require(refreshing.first)
                let new = try #require(before.first { $0 != old })
                #expect(refreshing.count == 1)

                let html = try feeds.text(old)
                let name = String(new.dropFirst("stories/".count))
                #expect(html.contains("<meta http-equiv=\"refresh\" content=\"0; url=\(name)\">"))
                #expect(html.contains("<link rel=\"canonical\" href=\"https://news.example/today/\(new)\">"))
                #expect(html.components(separatedBy: "rel=\"canonical\"").count == 2)
                #expect(html.contains("<a href=\"../stories/\(name)\"><span dir=\"auto\""))
                #expect(html.contains(">\(Self.quake.title)</span></a>"))
                #expect(try !feeds.paths().contains(old.dropLast(4) + "md"))
                #expect(try feeds.text(new).components(separatedBy: Self.quake.title).count > 4)

                let map = try feeds.text("sitemap.xml")
                #expect(map.contains("https://news.example/today/\(new)"))
                #expect(!map.contains(String(old.dropLast(5))))
                // Nothing of the site leads by way of it.
                let stem = old.dropFirst("stories/".count).dropLast(5)
                for path in try feeds.paths() where path.hasSuffix(".html") || path.hasSuffix(".xml") {
                    guard path != old else { continue }
                    #expect(try !feeds.text(path).contains(stem), "\(path)")
                }
            }
        }
    }
}
