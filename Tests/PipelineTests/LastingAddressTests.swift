import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("Addresses that were ever published")
struct LastingAddressTests {
    private static let publishers = ["ash", "birch", "cedar", "dogwood"]
    private static let nights = 30

    /// A town for each number below sixty.
    private static func town(_ number: Int) -> String {
        ["Tarn", "Skar", "Bel", "Mor", "Quin", "Ves", "Hal", "Dro", "Fen", "Lys"][number % 10]
            + ["holm", "vik", "ford", "ness", "stad", "mark"][number / 10 % 6]
    }

    /// Two events a night, each reported by two publishers. Every fifth night one turns out to have been the other, the day
    /// after; feeds hold three days.
    private static func items(on night: Int) -> [String: [ChangingFeeds.Item]] {
        var items = Dictionary(uniqueKeysWithValues: publishers.map { ($0, [ChangingFeeds.Item]()) })
        for day in max(0, night - 2)...night {
            for (index, publisher) in publishers.enumerated() {
                let isSecond = index > 1
                let isMerged = isSecond && day % 5 == 0 && night > day
                let quake = town(day)
                let strike = town(day + 17)
                let words =
                    isSecond && !isMerged
                    ? (
                        "Dockers of \(strike) strike for \(day + 3) days over night work",
                        "Cranes stood still at the port of \(strike), says union leader Ada Berg\(day)."
                    )
                    : (
                        "Earthquake of magnitude seven strikes the islands of \(quake)",
                        "Houses fell in \(quake) and the sea rose at the harbour, says governor Ilsa Brandt\(day)."
                    )
                items[publisher]?.append(
                    ChangingFeeds.Item(
                        path: "\(day)", title: words.0, text: words.1, hoursAgo: Double(6 + index - 24 * day)))
            }
        }
        return items
    }

    private static func settings(on night: Int) -> String {
        let more = """
            , {"id": "work", "name": "Work", "keywords": ["dockers", "strike", "union"],
               "subcategories": [{"id": "ports", "name": "Ports", "keywords": ["cranes", "port"]}]}
            """
        let edition = """
            "editions": [{"id": "islands", "title": "The Islands", "filter": {"keywords": ["earthquake"]}}],
            """
        return """
            "site": {"address": "https://news.example/", "retentionDays": 2},
            "categories": [{"id": "news", "name": "News", "general": true}\(night < 20 ? more : "")],
            \(night < 24 ? edition : "")
            """
    }

    @Test("still work after thirty nights, and past days keep their content")
    func aMonth() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            var given: Set<String> = []
            var closed: [String: String] = [:]
            for night in 0..<Self.nights {
                feeds.items.value.withLock { $0 = Self.items(on: night) }
                try await feeds.build(Self.settings(on: night), after: Double(24 * night))
                let paths = Set(try feeds.paths())
                let gone = given.subtracting(paths)
                #expect(gone.isEmpty, "night \(night): \(gone.count) of \(given.count), \(gone.sorted().prefix(5))")
                given.formUnion(paths.filter(isAddress))
                for path in paths where path.hasPrefix("archive/") && path.hasSuffix(".md") {
                    let text = try feeds.text(path)
                    guard text.contains("This is how the day ended.") else { continue }
                    let own = text.split(separator: "\n").filter { !$0.contains("](../archive/") }.joined(
                        separator: "\n")
                    #expect(closed[path] ?? own == own, "night \(night): \(path)")
                    closed[path] = closed[path] ?? own
                }
                if night == Self.nights - 1 { try expectEveryKind(in: feeds, paths.sorted()) }
            }
            #expect(closed.count >= Self.nights - 1)
        }
    }

    /// The addresses that readers may keep or subscribe to, and not the files behind pages.
    private func isAddress(_ path: String) -> Bool {
        if isPassingMarkdown(path) { return false }
        let isBehindPages = path.split(separator: "/").contains {
            ["assets", "podcast", "puzzles", "search"].contains($0) || $0.hasPrefix(".")
        }
        // What an edition mails goes with the edition.
        let isMail = ["/digest-email.html", "/digest.txt"].contains { path.hasSuffix($0) }
        return !isBehindPages && !isMail && path.contains(".")
    }

    /// Whether a file is a story's page as Markdown, which goes once the story is old.
    private func isPassingMarkdown(_ path: String) -> Bool {
        path.hasSuffix(".md") && path.split(separator: "/").contains { ["stories", "threads"].contains($0) }
    }

    /// A test that nothing lapses in would say nothing.
    private func expectEveryKind(in feeds: ChangingFeeds, _ paths: [String]) throws {
        let pages = try paths.filter { $0.hasSuffix(".html") }.map { (path: $0, text: try feeds.text($0)) }
        let last = pages.filter { $0.text.contains("data-kind=\"last\"") }.map(\.path)
        #expect(last.count { $0.hasPrefix("stories/") } > 10)
        // Each story has one address, with words, however often it was reported again.
        let stories = pages.map(\.path).filter { $0.hasPrefix("stories/") }
        #expect(stories.allSatisfy { $0.wholeMatch(of: /stories\/[0-9a-f]{16}-[a-z0-9-]+\.html/) != nil })
        #expect(Set(stories.map { $0.prefix { $0 != "-" } }).count == stories.count)
        #expect(Set(last).isSuperset(of: ["work.html", "work/ports.html", "islands/index.html", "islands/news.html"]))
        let moved = pages.filter { $0.text.contains("http-equiv=\"refresh\"") }.map(\.path)
        #expect(moved.contains { $0.hasPrefix("stories/") })
        #expect(moved.contains { $0.hasPrefix("islands/stories/") })
        // Each leads to a page that is there.
        for (path, text) in pages where moved.contains(path) {
            let way = try #require(text.firstMatch(of: /content="0; url=([^"]+)"/)?.1)
            let target = URL(filePath: "/" + path).deletingLastPathComponent().appending(path: way).standardized
            #expect(paths.contains(String(target.path.dropFirst())), "\(path) leads to \(way)")
        }
        // Markdown is there wherever a page names it, and old stories have none.
        for (path, text) in pages {
            guard let named = text.firstMatch(of: /text\/markdown" href="([^"]+)"/)?.1 else { continue }
            // The missing page is at no fixed depth, so it names whole addresses.
            let own = named.trimmingPrefix("https://news.example/")
            let folder = own == named ? URL(filePath: "/" + path).deletingLastPathComponent() : URL(filePath: "/")
            let file = folder.appending(path: String(own)).standardized
            #expect(paths.contains(String(file.path.dropFirst())), "\(path) names \(named)")
        }
        let markdown = paths.filter(isPassingMarkdown)
        #expect(!markdown.isEmpty && markdown.count < stories.count / 2, "\(markdown.count) of \(stories.count)")
        let map = try feeds.text("sitemap.xml")
        for path in last + moved { #expect(!map.contains("/\(path)<"), "\(path)") }
    }
}
