import Deduplicating
import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("Decisions of the owner about stories")
struct StoryDecisionTests {
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

    private func feeds(in folder: URL) throws -> ChangingFeeds {
        // A feed that brings nothing must not keep a decision from being applied.
        let feeds = try ChangingFeeds(in: folder, saysNotModified: true)
        feeds.items.value.withLock {
            $0 = [
                "ash": [items("quake", Self.quake, hoursAgo: 9)],
                "birch": [items("quake", Self.quake, hoursAgo: 8)],
                "cedar": [items("wave", Self.wave, hoursAgo: 7)],
                "dogwood": [items("wave", Self.wave, hoursAgo: 6)],
            ]
        }
        return feeds
    }

    private func stories(of feeds: ChangingFeeds) throws -> [String] {
        try feeds.paths().filter { $0.hasPrefix("stories/") && $0.hasSuffix(".html") }
    }

    @Test("joined stories stay one, and the old address redirects")
    func joined() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try feeds(in: folder)
            try await feeds.build(Self.settings)
            let before = try stories(of: feeds)
            #expect(before.count == 2)

            let stated = try feeds.pipeline(Self.settings).decide(.join, on: before)
            #expect(stated.map(\.line) == [2] && stated.map(\.isNew) == [true])
            let again = try feeds.pipeline(Self.settings).decide(.join, on: before)
            #expect(again.map(\.line) == [2] && again.map(\.isNew) == [false])

            for hours in [2.0, 3, 30] {
                try await feeds.build(Self.settings, after: hours)
                #expect(try stories(of: feeds) == before)
                let refreshing = try before.filter { try feeds.text($0).contains("http-equiv=\"refresh\"") }
                let old = try #require(refreshing.first)
                let new = try #require(before.first { $0 != old })
                #expect(refreshing.count == 1)
                let name = new.dropFirst("stories/".count)
                #expect(try feeds.text(old).contains("<meta http-equiv=\"refresh\" content=\"0; url=\(name)\">"))
                for title in [Self.quake.title, Self.wave.title] {
                    #expect(try feeds.text(new).contains(title))
                }
            }
            let explained = try feeds.pipeline(Self.settings).explanations(
                of: ["http://birch.example/quake"], at: ChangingFeeds.now.addingTimeInterval(30 * 3_600))
            #expect(explained.first?.story?.story.articles.count == 4)
            #expect(explained.first?.story?.decisions.map(\.line) == [2])
            #expect(explained.first?.story?.decisions.map(\.file) == ["stories.txt"])
        }
    }

    @Test("split reports stay out of their story")
    func split() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try feeds(in: folder)
            feeds.items.value.withLock { $0["elm"] = [items("quake", Self.quake, hoursAgo: 5)] }
            try await feeds.build(Self.settings)
            let stated = try feeds.pipeline(Self.settings).decide(.split, on: ["http://elm.example/quake"])
            let decision = try #require(stated.first?.decision)
            #expect(
                decision.line == "split http://elm.example/quake from http://ash.example/quake "
                    + "http://birch.example/quake")
            for hours in [1.0, 30] {
                try await feeds.build(Self.settings, after: hours)
                let now = ChangingFeeds.now.addingTimeInterval(hours * 3_600)
                let explained = try feeds.pipeline(Self.settings).explanations(
                    of: ["http://elm.example/quake", "http://ash.example/quake"], at: now)
                #expect(explained.map { $0.story?.story.articles.count } == [1, 2])
            }
            // It is in no story with others any more, and what is decided is not decided again.
            let again = try feeds.pipeline(Self.settings).decide(.split, on: ["http://elm.example/quake"])
            #expect(again.map(\.isNew) == [false] && again.map(\.line) == stated.map(\.line))
            #expect(throws: UndecidableArticle.self) {
                try feeds.pipeline(Self.settings).decide(
                    .split, on: ["http://cedar.example/wave", "http://dogwood.example/wave"])
            }
        }
    }
}
