import Foundation
import Synchronization
import TestSupport
import Testing

@Suite("People and places, from feeds to pages")
struct SubjectTests {
    /// Three publishers' reports of each chapter, by the night that it comes in.
    private static let chapters: [(night: Int, texts: [(title: String, text: String)])] = [
        (
            0,
            [
                (
                    "Mayor Rui Melo arrested in Porto",
                    "Police in Porto, Portugal, arrested mayor Rui Melo over bribes from a tug company."
                ),
                (
                    "Police arrest mayor Rui Melo in Porto",
                    "Rui Melo, the mayor, was arrested in Porto over bribes from tugs."
                ),
                (
                    "Arrest of mayor Rui Melo stuns Porto",
                    "The arrest of mayor Rui Melo over bribes from tugs surprised Porto."
                ),
            ]
        ),
        (
            3,
            [
                (
                    "Lawyers of Rui Melo ask for bail in Porto",
                    "A judge in Porto, Portugal, hears on Friday whether Rui Melo may go home."
                ),
                (
                    "Judge in Porto to rule on bail for Rui Melo",
                    "Rui Melo may go home on bail, if a judge in Porto agrees on Friday."
                ),
                (
                    "Judge weighs bail for Rui Melo in Porto",
                    "Whether Rui Melo goes home on bail is for a judge in Porto to say on Friday."
                ),
            ]
        ),
        (
            14,
            [
                (
                    "Court in Porto sentences Rui Melo to three years",
                    "The court in Porto, Portugal, found that Rui Melo took bribes from tugs for a decade."
                ),
                (
                    "Three years in prison for Rui Melo, says Porto court",
                    "A court in Porto sentenced Rui Melo to prison for the bribes that he took."
                ),
                (
                    "Rui Melo sentenced to three years by court in Porto",
                    "For bribes that he took for a decade, Rui Melo goes to prison, a court in Porto ruled."
                ),
            ]
        ),
    ]
    private static let publishers = ["ash", "birch", "cedar"]

    /// Feeds hold two days, and something else goes on every night.
    private static func items(on night: Int) -> [String: [ChangingFeeds.Item]] {
        let items = publishers.enumerated().map { index, publisher in
            let daily = (max(0, night - 1)...night).map { day in
                ChangingFeeds.Item(
                    path: "daily/\(day)",
                    title: "A note on \(["glass", "rye", "trams"][day % 3]) \(publisher)\(day)",
                    text: "Somebody in town \(day) collects \(publisher)\(day) and sells it.",
                    hoursAgo: Double(5 - 24 * day))
            }
            let current = chapters.enumerated().filter { ($1.night...$1.night + 1).contains(night) }
            return (
                publisher,
                daily
                    + current.map { number, chapter in
                        ChangingFeeds.Item(
                            path: "melo/\(number)", title: chapter.texts[index].title, text: chapter.texts[index].text,
                            hoursAgo: Double(4 - index - 24 * chapter.night))
                    }
            )
        }
        return Dictionary(items, uniquingKeysWith: { first, _ in first })
    }

    @Test("get a page with the third story, and keep its address without the setting")
    func nights() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            func pages() throws -> [String] {
                try feeds.paths().filter { $0.hasPrefix("names/") && $0.hasSuffix(".html") }
            }
            let on = #""site": {"names": true},"#
            for night in [0, 3] {
                feeds.items.value.withLock { $0 = Self.items(on: night) }
                try await feeds.build(on, after: Double(24 * night))
                #expect(try pages() == [], "night \(night)")
            }
            feeds.items.value.withLock { $0 = Self.items(on: 14) }
            try await feeds.build(on, after: 24 * 14)
            let found = try pages()
            #expect(found.count == 2)
            for ending in ["-rui-melo.html", "-porto.html"] {
                let path = try #require(found.first { $0.hasSuffix(ending) }, "\(ending)")
                let page = try feeds.text(path)
                #expect(page.contains("3 stories") && page.components(separatedBy: "href=\"../stories/").count >= 4)
                #expect(try feeds.paths().contains("feeds/" + path.replacing(".html", with: ".xml")))
            }
            try await feeds.build(after: 24 * 14 + 1)
            #expect(try pages() == found)
            for path in found { #expect(try feeds.text(path).contains("data-kind=\"last\"")) }
        }
    }
}
