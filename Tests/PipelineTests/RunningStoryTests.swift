import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Running stories, from feeds to pages")
struct RunningStoryTests {
    private static let settings = #""site": {"address": "https://news.example/"},"#

    /// Two publishers' reports of each chapter, by the night that it comes in.
    private static let chapters: [(night: Int, texts: [(title: String, text: String)])] = [
        (
            0,
            [
                (
                    "Rui Melo arrested in Lindholm",
                    "Police arrested harbour master Rui Melo over bribes from a tug company."
                ),
                ("Harbour master Rui Melo arrested", "Rui Melo, harbour master of Lindholm, was arrested over bribes."),
            ]
        ),
        (
            3,
            [
                (
                    "Lawyers of Rui Melo ask for bail",
                    "A judge in Lindholm hears on Friday whether Rui Melo may go home."
                ),
                (
                    "Judge to rule on bail for Rui Melo",
                    "Rui Melo may go home to Lindholm on bail, if a judge agrees on Friday."
                ),
            ]
        ),
        (
            14,
            [
                (
                    "Rui Melo sentenced to three years",
                    "The court found that Rui Melo took bribes from tugs for a decade."
                ),
                ("Three years for Rui Melo", "A court sentenced Rui Melo to prison for the bribes that he took."),
            ]
        ),
    ]

    /// Feeds hold two days, and something else goes on every night.
    ///
    /// - Parameter alone: the chapters that only one publisher reports.
    private static func items(on night: Int, alone: Set<Int> = []) -> [String: [ChangingFeeds.Item]] {
        var items: [String: [ChangingFeeds.Item]] = ["ash": [], "birch": []]
        for (index, publisher) in ["ash", "birch"].enumerated() {
            for day in max(0, night - 1)...night {
                items[publisher]?.append(
                    ChangingFeeds.Item(
                        path: "daily/\(day)",
                        title: "A note on \(["glass", "rye", "trams"][day % 3]) \(publisher)\(day)",
                        text: "Somebody in town \(day) collects \(publisher)\(day) and sells it.",
                        hoursAgo: Double(5 - 24 * day)))
            }
            for (chapter, (day, texts)) in chapters.enumerated() where (day...day + 1).contains(night) {
                if alone.contains(chapter), index > 0 { continue }
                items[publisher]?.append(
                    ChangingFeeds.Item(
                        path: "melo/\(chapter)", title: texts[index].title, text: texts[index].text,
                        hoursAgo: Double(4 - index - 24 * day)))
            }
        }
        return items
    }

    @Test("keep their page's address for weeks, are joined late, and have no feed while they are short")
    func weeks() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            var page: String?
            for night in 0...15 {
                feeds.items.value.withLock { $0 = Self.items(on: night) }
                try await feeds.build(Self.settings, after: Double(24 * night))
                let threads = try feeds.paths().filter { $0.hasPrefix("threads/") && $0.hasSuffix(".html") }
                guard night >= 3 else {
                    #expect(threads.isEmpty, "night \(night)")
                    continue
                }
                #expect(threads.count == 1, "night \(night)")
                page = page ?? threads.first
                #expect(threads.first == page, "night \(night)")
            }
            let path = try #require(page)
            // Named for the night on which it began, when nobody had been sentenced.
            #expect(
                path.wholeMatch(
                    of: /threads\/[0-9a-f]{16}-(lawyers-of-rui-melo-ask|judge-to-rule-on-bail)[a-z-]*\.html/) != nil,
                "\(path)")
            let text = try feeds.text(path.dropLast(5) + ".md")
            let titles = text.matches(of: /\*\*\[([^\]]+)\]\(\.\.\/(stories\/[0-9a-f]{16}-[a-z-]+)\.html\)\*\*/)
            #expect(titles.count == 3)
            #expect(titles.first?.1.contains("three years") == true || titles.first?.1.contains("Three years") == true)
            let newest = try #require(titles.first).2
            for title in titles {
                let story = try feeds.text(String(title.2) + ".html")
                // That of a settled one links to no story that came days later; the running story's page does.
                #expect(title.2 == newest || !story.contains("\(newest).html"))
                #expect(story.contains(">Part of a running story</span></a>"))
                #expect(story.contains("../\(path)"))
            }
            #expect(try feeds.text("stories.html").contains(path))
            #expect(try feeds.text("sitemap.xml").contains(path))
            #expect(try !feeds.paths().contains { $0.hasPrefix("feeds/threads/") })
        }
    }

    @Test("have no page while one story is all that they would list")
    func oneStory() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            for night in [0, 3, 4, 14] {
                feeds.items.value.withLock { $0 = Self.items(on: night, alone: [1]) }
                try await feeds.build(Self.settings, after: Double(24 * night))
                let threads = try feeds.paths().filter { $0.hasPrefix("threads/") && $0.hasSuffix(".html") }
                #expect(threads.count == (night < 14 ? 0 : 1), "night \(night)")
            }
        }
    }
}
