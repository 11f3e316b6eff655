import Foundation
import Newsroom
import SQLiteArchiving
import Synchronization
import TestSupport
import Testing

/// From feeds to pages: an address with words is made once, and one without stays as it was.
@Suite("Addresses with words")
struct AddressWordsTests {
    private static let settings = """
        "site": {"address": "https://news.example/"},
        "categories": [{"id": "news", "name": "News", "general": true}],
        "editions": [{"id": "islands", "title": "The Islands", "filter": {"keywords": ["volcano"]}}],
        """
    private static let titles = [
        "Volcano erupts on the island of Lanmark", "Volcano of Lanmark: hundreds flee from the lava",
        "Volcano of Lanmark: houses burn as lava comes nearer", "…", "بركان لانمارك",
    ]

    /// - Parameter publishers: those that report it this night.
    private func publish(
        _ night: Int, by publishers: [String] = ["ash", "birch"], hoursAgo: Double = 5, in feeds: ChangingFeeds
    ) {
        feeds.items.value.withLock { items in
            items = ["ash": [], "birch": []]
            for publisher in publishers {
                items[publisher] = [
                    ChangingFeeds.Item(
                        path: "volcano", title: Self.titles[night % Self.titles.count],
                        text: "The volcano of Lanmark threw ash over the harbour, says mayor Ilsa Brandt.",
                        hoursAgo: hoursAgo)
                ]
            }
        }
    }

    private func stories(of feeds: ChangingFeeds) throws -> [String] {
        try feeds.paths().filter { $0.contains("stories/") && $0.hasSuffix(".html") }
    }

    @Test("stay from night to night though the headline changes, in feeds, twins and every edition")
    func sixteenNights() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            var first: [String] = []
            for night in 0..<16 {
                publish(night, in: feeds)
                try await feeds.build(Self.settings, after: Double(12 * night))
                let stories = try stories(of: feeds)
                if night == 0 { first = stories }
                #expect(stories == first, "night \(night)")
                let index = try feeds.text("index.html")
                guard night < 2 else { continue }
                // Later nobody adds to it: its page stays, and nothing leads there.
                #expect(index.contains("-volcano-erupts-on-the-island-of-lanmark.html"))
                #expect(try feeds.text("sitemap.xml").contains("-volcano-erupts-on-the-island-of-lanmark.html<"))
                let all = Set(try feeds.paths())
                for page in stories { #expect(all.contains("\(page.dropLast(5)).md"), "\(page)") }
            }
            let stem = try #require(first.last).dropLast(5)
            #expect(stem.hasPrefix("stories/") && stem.hasSuffix("-volcano-erupts-on-the-island-of-lanmark"))
            #expect(first == ["islands/\(stem).html", "\(stem).html"])
            let paths = Set(try feeds.paths())
            for twin in ["\(stem).md", "islands/\(stem).md"] { #expect(!paths.contains(twin), "\(twin)") }
        }
    }

    @Test("are made of the title that the story has when its page is first made")
    func late() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            publish(0, by: ["ash"], in: feeds)
            try await feeds.build(Self.settings)
            #expect(try stories(of: feeds).isEmpty)
            publish(1, in: feeds)
            try await feeds.build(Self.settings, after: 12)
            let page = try #require(try stories(of: feeds).last)
            #expect(page.hasSuffix("-volcano-of-lanmark-hundreds-flee-from-the-lava.html"))
        }
    }

    @Test("a story whose address is older than words keeps it, and so do its links")
    func old() async throws {
        var id = ""
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            publish(0, in: feeds)
            try await feeds.build(Self.settings)
            id = String(try #require(try stories(of: feeds).last).dropFirst("stories/".count).prefix(16))
        }
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            let archive = try SQLiteArchive(folder: folder.appending(path: "Data").path)
            let given = ["", "islands/"].map {
                Permalink(
                    path: "\($0)stories/\(id)", title: "Volcano", article: "00000000000000bb",
                    feed: "\($0)feeds/stories/\(id)", moment: ChangingFeeds.now)
            }
            try archive.store(permalinks: given, stories: [], threads: [])
            for night in 0...2 {
                publish(night, in: feeds)
                try await feeds.build(Self.settings, after: Double(12 * night))
                #expect(try stories(of: feeds) == ["islands/stories/\(id).html", "stories/\(id).html"])
                #expect(try feeds.text("index.html").contains("stories/\(id).html"))
                #expect(try feeds.text("search/2026-03-01.json").contains("\"name\":\"\(id)\""))
                for feed in ["feeds/stories/\(id).xml", "islands/feeds/stories/\(id).json"] {
                    #expect(try feeds.text(feed).contains("volcano"), "\(feed)")
                }
            }
        }
    }

    @Test("archives of older versions keep all their addresses", arguments: 9...13)
    func older(version: Int) async throws {
        try await withTemporaryFolder { folder in
            let data = folder.appending(path: "Data")
            try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
            try FileManager.default.copyItem(
                at: repository.appending(path: "Tests/SQLiteArchivingTests/Fixtures/version-\(version).sqlite"),
                to: data.appending(path: "pulse.sqlite"))
            let feeds = try ChangingFeeds(in: folder)
            // These archives are of March 2023.
            publish(0, hoursAgo: 26_105, in: feeds)
            try await feeds.build(Self.settings, after: -26_100)
            let stories = try stories(of: feeds).filter { $0.hasPrefix("stories/") }
            #expect(stories.count == 3)
            let old = ["stories/00000000000000f1.html", "stories/00000000000000f2.html"]
            #expect(old.allSatisfy(stories.contains))
            #expect(try feeds.text(old[1]).contains("content=\"0; url=00000000000000f1.html\""))
            #expect(stories.contains { $0.hasSuffix("-volcano-erupts-on-the-island-of-lanmark.html") })
        }
    }
}
