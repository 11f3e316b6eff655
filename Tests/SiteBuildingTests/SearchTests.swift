import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct SearchTests {
    /// A tiny edition: every column has something in it, and one title, of an opinion, is hostile.
    private static func edition() -> Edition {
        var edition = Invented.edition()
        edition.archive = [
            Invented.brief(
                0x11, "Storm closes the port of São Paulo", source: Invented.source("Harbour Post", "news"), hours: 1,
                summary: "Ships wait outside; the ferries, too, stay where they are.", place: "São Paulo"),
            Invented.brief(
                0x12, "Cup final\ngoes to penalties", source: Invented.source("The Touchline", "sports"),
                subcategory: "soccer", hours: 26.5, summary: "Ships of fans wait, and wait.", language: "en-GB",
                place: "Gaza Strip", story: Invented.floodStory.story),
            Invented.brief(
                0x13, "</script><img src=x onerror=alert(1)> \"quoted\" \\ back",
                source: Invented.source("Harbour Post", "news"),
                hours: nil, summary: "", url: "javascript:alert(1)"),
        ]
        edition.archive[2].kind = .opinion
        return edition
    }

    private static func files() throws -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: try SiteBuilder(templates: Templates()).pages(of: edition())
                .filter { $0.path.hasPrefix("search") }.map { ($0.path, $0.text) })
    }

    @Test(
        "what the search page asks for",
        arguments: [
            "index.json", "2025-03-05.json", "cards-2025-03-05-0.json", "ranks.json", "front.json", "own.json",
            "threads.json",
        ])
    func golden(name: String) throws {
        expectGolden(try #require(Self.files()["search/" + name]), named: "search/" + name)
    }

    @Test func thePageIsCompleteWithoutScripts() throws {
        let page = try #require(Self.files()["search.html"])
        #expect(page.contains("It needs JavaScript"))
        #expect(page.contains("<a href=\"index.md\">"))
        // What only scripts can use stands in one box, which the style sheet shows where they run.
        let parts = page.split(separator: "<div class=\"search-live\">")
        #expect(parts.count == 2 && !parts[0].contains("<form") && parts[1].contains("<form"))
        let style = try #require(
            SiteBuilder(templates: Templates()).pages(of: Self.edition()).first { $0.path.hasSuffix("/search.css") })
        #expect(style.text.contains("html:not(.scripted) .search-live"))
    }

    @Test func addressesThatCouldActAreLeftOut() throws {
        #expect(try Self.files()["search/cards-2025-03-05-0.json"]?.contains("javascript:") == false)
    }

    /// An edition of many articles, the newest first; the first came last.
    private static func edition(of count: Int, perHour: Int, days: Int = 0) -> Edition {
        var edition = Self.edition()
        let source = Invented.source("Harbour Post", "news")
        edition.archive = (0..<count).map { number in
            var brief = Invented.brief(number, "Title \(number)", source: source, hours: Double(number) / 10)
            brief.article.firstSeen = Invented.now.addingTimeInterval(-3_600 * Double(number / perHour + 24 * days))
            return brief
        }
        return edition
    }

    /// What there is of the search whatever came.
    private static let always: Set = [
        "search/front.json", "search/index.json", "search/own.json", "search/ranks.json", "search/threads.json",
    ]

    private static func files(of edition: Edition) throws -> [String: [UInt8]] {
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        return Dictionary(
            uniqueKeysWithValues: pages.filter { $0.path.hasPrefix("search/") }.map { ($0.path, $0.bytes) })
    }

    @Test("articles are stored by day, in groups of 350, at most a thousand per file")
    func chunks() throws {
        let files = try Self.files(of: Self.edition(of: 1_230, perHour: 1_100))
        // 14:30 and an hour earlier, on the same day.
        let chunks = files.keys.filter { $0.contains("cards") }
        let others = Set(files.keys).subtracting(chunks)
        #expect(
            others == Self.always.union(["search/2025-03-05-2.json", "search/2025-03-05.json"]))
        #expect(chunks.filter { $0.hasPrefix("search/cards-2025-03-05-2-") }.count == 1)
        #expect(chunks.count == 4)
        var seen: Set<String> = []
        for (path, bytes) in files where path.contains("cards") {
            let cards = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [[String: Any]])
            #expect(cards.count <= 350)
            seen.formUnion(cards.compactMap { $0["id"] as? String })
        }
        #expect(seen.count == 1_230)
    }

    @Test("a reader's own page has the articles of the highest-ranked stories, up to a limit")
    func own() throws {
        let files = try Self.files(of: Self.edition(of: 4_020, perHour: 5_000))
        let file = try #require(files["search/own.json"])
        let object = try #require(try JSONSerialization.jsonObject(with: Data(file)) as? [String: Any])
        let articles = try #require(object["articles"] as? [String: Any])
        let days = try #require(articles["days"] as? [[String: Any]])
        #expect(days.reduce(0) { $0 + (($1["minutes"] as? [Int])?.count ?? 0) } == 4_000)
        #expect(days.allSatisfy { $0["words"] as? String == "" })
        #expect(articles["cards"] == nil)
        // What was left out moves nothing: each article's title is that of the card at its number.
        let head = try #require(articles["head"] as? [String: Any])
        let names = try #require(head["days"] as? [String])
        let drawer = try #require(head["drawer"] as? Int)
        #expect(names.count == days.count && days.contains { $0["numbers"] != nil })
        for (name, day) in zip(names, days) {
            let titles = try #require(day["titles"] as? String).split(separator: "\n").map(String.init)
            var number = 0
            let numbers = (day["numbers"] as? [Int])?.map { difference in
                number += difference
                return number
            }
            for (place, title) in titles.enumerated() {
                let number = numbers?[place] ?? place
                let cards = try #require(files["search/cards-\(name)-\(number / drawer).json"])
                let all = try #require(try JSONSerialization.jsonObject(with: Data(cards)) as? [[String: Any]])
                #expect(all[number % drawer]["id"] as? String == Self.id(ofTitle: title))
            }
        }
    }

    private static func id(ofTitle title: String) -> String? {
        Int(title.dropFirst("Title ".count)).map { Invented.brief($0, title, source: Invented.source("A", "news")).id }
    }

    @Test("an expired article doesn't move the card of another, whatever else changed")
    func expired() throws {
        let edition = Self.edition(of: 400, perHour: 1_000)
        var later = edition
        // The oldest, as articles expire.
        later.archive.removeLast(20)
        let (old, new) = (try Self.files(of: edition), try Self.files(of: later))
        #expect(Set(old.keys) == Set(new.keys))
        #expect(old["search/cards-2025-03-05-0.json"] == new["search/cards-2025-03-05-0.json"])
        #expect(old["search/cards-2025-03-05-1.json"] != new["search/cards-2025-03-05-1.json"])
    }

    @Test("a night's articles change no file of a day before")
    func nights() throws {
        var later = Self.edition(of: 400, perHour: 1_000)
        let earlier = Self.edition(of: 400, perHour: 1_000, days: 2)
        var before = earlier
        before.archive = earlier.archive.map { brief in
            var brief = brief
            brief.article.id = "f" + brief.id.dropFirst()
            return brief
        }
        later.archive += before.archive
        let (old, new) = (try Self.files(of: before), try Self.files(of: later))
        #expect(old.keys.count == 8)
        let changed = old.filter { new[$0.key] != $0.value }.keys
        #expect(Set(changed) == Self.always.subtracting(["search/threads.json"]))
        #expect(new.keys.count == 11)
    }

    @Test func anIndexIsMadeWithoutArticles() throws {
        var edition = Self.edition()
        edition.archive = []
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        let index = try #require(pages.first { $0.path == "search/index.json" })
        let object = try #require(try JSONSerialization.jsonObject(with: Data(index.bytes)) as? [String: Any])
        #expect((object["days"] as? [String]) == [])
        #expect(
            Set(pages.filter { $0.path.hasPrefix("search/") }.map(\.path)) == Self.always)
    }
}
