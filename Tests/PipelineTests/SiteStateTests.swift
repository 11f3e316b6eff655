import Foundation
import Newsroom
import Pipeline
import SQLiteArchiving
import Synchronization
import TestSupport
import Testing

/// A run that finds nothing new leaves the site as it stands, and any other makes it anew.
@Suite("The published site")
struct SiteStateTests {
    private static let settings = #""site": {"title": "Morning", "timeZone": "Asia/Kolkata"},"#

    /// Feeds that say "not modified", with a site made of them twice: the second run found nothing new.
    private func withPublishedSite(_ body: (ChangingFeeds) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder, saysNotModified: true)
            feeds.items.value.withLock { items in
                items["ash"] = [
                    ChangingFeeds.Item(
                        path: "volcano", title: "Volcano erupts on the island of Lanmark",
                        text: "Ash fell on the harbour.", hoursAgo: 2)
                ]
                items["birch"] = []
            }
            #expect(try await feeds.build(Self.settings, after: 0).unchangedSince == nil)
            #expect(try await feeds.build(Self.settings, after: 0.2).unchangedSince == ChangingFeeds.now)
            try await body(feeds)
        }
    }

    /// When the site that the next run leaves was made; nil where that run makes it.
    private func unchangedSince(_ feeds: ChangingFeeds, _ settings: String = settings, after hours: Double = 0.3)
        async throws -> Date?
    {
        try await feeds.build(settings, after: hours).unchangedSince
    }

    @Test("is not touched, and the feeds are recorded as fetched")
    func untouched() async throws {
        try await withPublishedSite { feeds in
            let output = feeds.folder.appending(path: "Output")
            func number() throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: output.path)[.systemFileNumber] as? Int
            }
            let before = try number()
            let report = try await feeds.build(Self.settings, after: 0.4)
            #expect(
                report.unchangedSince == ChangingFeeds.now && report.feedsUnchanged == 2 && report.figures.articles == 1
            )
            #expect(report.pagesWritten == 0 && report.pagesUnchanged > 20)
            #expect(try number() == before)
            let archive = try SQLiteArchive(folder: feeds.folder.appending(path: "Data").path)
            let asked = ChangingFeeds.now.addingTimeInterval(0.4 * 3_600)
            #expect(try archive.records().values.allSatisfy { $0.lastSuccess == asked })
        }
    }

    /// Feeds that are always sent in full.
    private func withRepeatedItems(_ body: (ChangingFeeds) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            feeds.items.value.withLock { items in
                items["ash"] = [
                    ChangingFeeds.Item(
                        path: "volcano", title: "Volcano erupts on the island of Lanmark",
                        text: "Ash fell on the harbour.", hoursAgo: 2),
                    ChangingFeeds.Item(
                        path: "rain", title: "Rain floods the vineyards of Lanmark", text: "Rivers rose.", hoursAgo: 3),
                ]
                items["birch"] = []
            }
            #expect(try await feeds.build(Self.settings).unchangedSince == nil)
            try await body(feeds)
        }
    }

    @Test("is not touched when feeds send the same items again, which are recorded as seen")
    func repeatedItems() async throws {
        try await withRepeatedItems { feeds in
            for hours in [0.2, 0.4] {
                let report = try await feeds.build(Self.settings, after: hours)
                #expect(report.unchangedSince == ChangingFeeds.now && report.pagesWritten == 0)
                #expect(report.feedsRead == 2 && report.items == 2 && report.newArticles == 0)
                let archive = try SQLiteArchive(folder: feeds.folder.appending(path: "Data").path)
                let asked = ChangingFeeds.now.addingTimeInterval(hours * 3_600)
                #expect(try archive.articles(since: .distantPast).map(\.lastSeen) == [asked, asked])
                #expect(
                    try archive.records().values.allSatisfy { $0.lastRead == asked && $0.lastSuccess == asked })
            }
            // Built anew from the same archive, it is the same to the byte, but for when feeds were last read.
            func texts() throws -> [String: Data] {
                let paths = try feeds.paths().filter {
                    $0.contains(".") && !$0.hasPrefix("report") && $0 != "edition.json"
                }
                let output = feeds.folder.appending(path: "Output")
                return Dictionary(
                    uniqueKeysWithValues: try paths.map { ($0, try Data(contentsOf: output.appending(path: $0))) })
            }
            let before = try texts()
            let archive = try SQLiteArchive(folder: feeds.folder.appending(path: "Data").path)
            try archive.store(articles: try archive.articles(since: .distantPast), records: [])
            try FileManager.default.removeItem(at: feeds.folder.appending(path: "Output"))
            #expect(try await unchangedSince(feeds, after: 0.5) == nil)
            let after = try texts()
            #expect(before.count > 20 && Set(before.keys) == Set(after.keys))
            let differing = before.keys.filter { before[$0] != after[$0] }
            #expect(differing.isEmpty, "\(differing.prefix(5))")
        }
    }

    @Test(
        "is rebuilt when a feed's items have changed",
        arguments: ["title", "text", "gone", "other feed", "empty"])
    func changedItems(change: String) async throws {
        try await withRepeatedItems { feeds in
            feeds.items.value.withLock { items in
                let rain = items["ash"]?.last
                switch change {
                case "title", "text":
                    let verb = change == "title" ? "rests" : "erupts"
                    items["ash"]?[0] = ChangingFeeds.Item(
                        path: "volcano", title: "Volcano \(verb) on the island of Lanmark",
                        text: change == "text" ? "Ash fell on the market." : "Ash fell on the harbour.", hoursAgo: 2)
                case "gone": items["ash"]?.removeLast()
                case "other feed": items["birch"] = [rain].compactMap(\.self)
                default: items["ash"] = []
                }
            }
            let changed = try await unchangedSince(feeds, after: 0.2)
            let repeated = try await unchangedSince(feeds, after: 0.3)
            #expect(changed == nil && repeated == ChangingFeeds.now.addingTimeInterval(0.2 * 3_600))
        }
    }

    @Test("is reused for six hours, over midnight too", arguments: [0.6, 1.1, 5.9])
    func hours(_ hours: Double) async throws {
        // 12:00 UTC is 17:30 in Kolkata.
        try await withPublishedSite { feeds in
            let since = try await unchangedSince(feeds, after: hours)
            #expect(since == ChangingFeeds.now)
        }
    }

    @Test("is made anew after six hours, and for an earlier moment", arguments: [6.1, 24.2, -0.1])
    func otherMoments(_ hours: Double) async throws {
        try await withPublishedSite { feeds in
            let since = try await unchangedSince(feeds, after: hours)
            #expect(since == nil)
        }
    }

    @Test("is made anew at the moment for which it announces the next edition")
    func due() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder, saysNotModified: true)
            feeds.items.value.withLock { $0["ash"] = [] }
            // 12:00 UTC is 17:30 in Kolkata.
            let settings = #""site": {"timeZone": "Asia/Kolkata", "editionTimes": ["18:00"]},"#
            _ = try await feeds.build(settings)
            #expect(try await unchangedSince(feeds, settings, after: 0.4) == ChangingFeeds.now)
            #expect(try await unchangedSince(feeds, settings, after: 0.5) == nil)
            let made = ChangingFeeds.now.addingTimeInterval(0.5 * 3_600)
            #expect(try await unchangedSince(feeds, settings, after: 0.6) == made)
        }
    }

    @Test("is made anew when a feed brings something or fails")
    func feeds() async throws {
        try await withPublishedSite { feeds in
            feeds.items.value.withLock { items in
                items["birch"] = [
                    ChangingFeeds.Item(path: "flood", title: "Flood in Port Vell", text: "Rain fell.", hoursAgo: 1)
                ]
            }
            let since = try await unchangedSince(feeds)
            #expect(since == nil)
            #expect(try feeds.text("index.html").contains("Flood in Port Vell"))
            #expect(try await unchangedSince(feeds) != nil)
            feeds.failing.value.withLock { $0 = ["birch"] }
            #expect(try await unchangedSince(feeds, after: 0.4) == nil)
            #expect(try feeds.text("report.html").contains("500"))
        }
    }

    @Test(
        "is made anew when it would be made of other settings",
        arguments: [
            #""site": {"title": "Evening", "timeZone": "Asia/Kolkata"},"#,
            #""site": {"title": "Morning", "timeZone": "Asia/Kolkata", "retentionDays": 20},"#,
            #""output": "Elsewhere", "site": {"title": "Morning", "timeZone": "Asia/Kolkata"},"#,
        ])
    func settings(_ settings: String) async throws {
        try await withPublishedSite { feeds in
            let since = try await unchangedSince(feeds, settings)
            #expect(since == nil)
        }
    }

    @Test("is made anew when a rule or a template has changed")
    func files() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder, saysNotModified: true)
            feeds.items.value.withLock { $0["ash"] = [] }
            let settings = #""kindRules": "kinds.txt", "templates": "templates","#
            let rules = folder.appending(path: "kinds.txt")
            let template = folder.appending(path: "templates/parts/empty.html")
            try FileManager.default.createDirectory(
                at: template.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("# Nothing.\n".utf8).write(to: rules)
            try Data("<p>One</p>\n".utf8).write(to: template)
            _ = try await feeds.build(settings)
            #expect(try await unchangedSince(feeds, settings, after: 0.1) != nil)
            try Data("# Nothing at all.\n".utf8).write(to: rules)
            #expect(try await unchangedSince(feeds, settings, after: 0.2) == nil)
            #expect(try await unchangedSince(feeds, settings, after: 0.3) != nil)
            try Data("<p>Two</p>\n".utf8).write(to: template)
            #expect(try await unchangedSince(feeds, settings, after: 0.4) == nil)
        }
    }

    @Test("is made anew when somebody has touched it")
    func wounds() async throws {
        try await withPublishedSite { feeds in
            let page = feeds.folder.appending(path: "Output/headlines.html")
            let bytes = try Data(contentsOf: page)
            try FileManager.default.removeItem(at: page)
            #expect(try await unchangedSince(feeds) == nil)
            #expect(try Data(contentsOf: page) == bytes)
            try Data(bytes.reversed()).write(to: page)
            #expect(try await unchangedSince(feeds) == nil)
            #expect(try Data(contentsOf: page) == bytes)
            try FileManager.default.removeItem(at: feeds.folder.appending(path: "Output"))
            #expect(try await unchangedSince(feeds) == nil)
            #expect(try Data(contentsOf: page) == bytes)
        }
    }

    @Test("is made anew when another run has stored articles meanwhile")
    func others() async throws {
        try await withPublishedSite { feeds in
            let archive = try SQLiteArchive(folder: feeds.folder.appending(path: "Data").path)
            var article = try #require(try archive.articles(since: .distantPast).first)
            article.title = "Volcano sleeps again"
            try archive.store(articles: [article], records: [])
            #expect(try await unchangedSince(feeds) == nil)
            #expect(try feeds.text("index.html").contains("Volcano sleeps again"))
        }
    }
}
