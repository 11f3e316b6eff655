import Foundation
import Newsroom
import Pipeline
import Synchronization
import TestSupport
import Testing

@Suite("Earlier events from the archive, from feeds to pages")
struct PrecedentTests {
    private static let settings = #""site": {"address": "https://news.example/"},"#

    /// Two publishers' reports of each night, and for how many nights feeds hold them.
    private static let events: [(night: Int, titles: [String], texts: [String])] = [
        (
            0, ["Earthquake shakes Haiti", "Haiti shaken by an earthquake"],
            ["Walls fell in the south of Haiti.", "The quake brought down walls in the south of Haiti."]
        ),
        (
            9, ["Quake in the north of Haiti", "North of Haiti hit by a quake"],
            ["Roads near the border are closed by rocks.", "Rocks closed roads near the border after a quake."]
        ),
        (
            20, ["Night quake wakes Haiti", "Quake wakes Haiti at night"],
            ["Sleepers ran outside in the capital.", "People slept outside in the capital after a night quake."]
        ),
        (
            32, ["Earthquake of 5.9 in Haiti", "Haiti: earthquake of 5.9"],
            ["A school and two churches lost their roofs.", "Two churches and a school have lost their roofs."]
        ),
    ]

    private static func items(on night: Int) -> [String: [ChangingFeeds.Item]] {
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
            for event in events where (event.night...event.night + 1).contains(night) {
                items[publisher]?.append(
                    ChangingFeeds.Item(
                        path: "quake/\(event.night)", title: event.titles[index], text: event.texts[index],
                        hoursAgo: Double(4 - index - 24 * event.night)))
            }
        }
        return items
    }

    /// The page of the story that has this title, without its tags, and the stories that it leads to.
    private static func page(titled title: String, in feeds: ChangingFeeds) throws -> (plain: String, text: String) {
        for path in try feeds.paths() where path.hasPrefix("stories/") && path.hasSuffix(".html") {
            let text = try feeds.text(path)
            guard text.contains("<h1") && text.contains(title), text.contains("class=\"story\"") else { continue }
            let heading = text.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/)?.1 ?? ""
            guard events.contains(where: { $0.titles.contains(title) && $0.titles.contains { heading.contains($0) } })
            else { continue }
            return (text.replacing(/<[^>]+>/, with: ""), text)
        }
        return ("", "")
    }

    @Test("counts other earthquakes of a month, as far back as it goes, and links them")
    func nights() async throws {
        try await withTemporaryFolder { folder in
            let feeds = try ChangingFeeds(in: folder)
            for night in [0, 1, 4, 9, 10, 14, 20, 21, 26, 32] {
                feeds.items.value.withLock { $0 = Self.items(on: night) }
                try await feeds.build(Self.settings, after: Double(24 * night))
                let tonight = Self.events.filter { $0.night == night }.first
                guard let tonight else { continue }
                let page = try Self.page(titled: tonight.titles[0], in: feeds)
                switch night {
                case 0: #expect(!page.plain.contains("days of this site there"))
                case 9:
                    #expect(
                        page.plain.contains(
                            "In the first 9 days of this site there was another story about an earthquake in Haiti."))
                case 20:
                    #expect(
                        page.plain.contains(
                            "In the first 20 days of this site there were 2 other stories about an earthquake in Haiti."
                        ))
                default:
                    #expect(
                        page.plain.contains(
                            "In the previous 30 days there were 2 other stories about an earthquake in Haiti."))
                }
                let links = page.text.matches(of: /<a href="\.\.\/(stories\/[^"]+\.html)">/).map { String($0.1) }
                let paths = Set(try feeds.paths())
                #expect(links.count >= (night == 0 ? 0 : night == 9 ? 1 : 2), "night \(night)")
                #expect(links.allSatisfy(paths.contains), "night \(night)")
            }
            let explained = try feeds.pipeline(Self.settings)
                .explanations(
                    of: ["http://ash.example/quake/32"], at: ChangingFeeds.now.addingTimeInterval(32 * 86_400))
            let memory = try #require(explained.first?.context?.memory)
            #expect(memory.eventKind == "earthquake" && memory.place.name == "Haiti")
            // What was reported 32 days before is forgotten.
            #expect(memory.stories.map(\.verdict) == ["counted", "counted"])
        }
    }
}
