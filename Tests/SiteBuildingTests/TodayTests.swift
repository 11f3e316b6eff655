import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

/// Today is ten stories that can be finished, and a headline opens its story's page.
@Suite struct TodayTests {
    private let edition: Edition
    private let pages: [String: String]
    private let titles: [String]

    init() throws {
        var edition = Invented.edition()
        edition.site.address = "https://pulse.example/"
        edition.headlines = Array(Self.stories(of: edition).prefix(10))
        self.edition = edition
        titles = edition.headlines.map(\.article.title)
        let built = try SiteBuilder(
            templates: Templates(), settings: SiteSettings { $0.editionTimes = ["06:00", "18:00"] }
        )
        .pages(of: edition, summaries: Invented.summaries(ledBy: edition.headlines))
        pages = Dictionary(uniqueKeysWithValues: built.map { ($0.path, $0.text) })
    }

    /// One brief of each story.
    private static func stories(of edition: Edition) -> [Brief] {
        var seen: Set<Story.ID> = []
        return (edition.headlines + edition.front.flatMap(\.briefs)).filter { seen.insert($0.story.id).inserted }
    }

    @Test("the same ten in the same order wherever they appear")
    func order() throws {
        #expect(titles.count == 10 && Set(titles).count == 10)
        let places: [(path: String, end: String)] = [
            ("index.md", "## That’s today"), ("headlines.md", ""), ("digest.md", ""), ("digest-email.html", ""),
            ("digest.txt", ""), ("widget.html", "</ol>"), ("headlines.json", ""), ("feeds/headlines.xml", ""),
            ("feeds/headlines.json", ""),
        ]
        for (path, end) in places {
            var text = try #require(pages[path])
            if let beyond = end.isEmpty ? nil : text.firstRange(of: end) { text = String(text[..<beyond.lowerBound]) }
            var rest = Self.plain(text)[...]
            for title in titles {
                let found = try #require(rest.firstRange(of: Self.plain(title)), "\(path): \(title)")
                rest = rest[found.upperBound...]
            }
        }
        let front = try #require(pages["index.html"])
        #expect(front.contains(/data-word="front\.length" data-minutes="\d+" data-n="10"/))
        #expect(front.contains(#"<progress class="today-bar" max="10""#))
        #expect(try #require(pages["digest.txt"]).contains("\n10. "))
    }

    /// Letters and digits alone, for each kind of file escapes something else.
    private static func plain(_ text: String) -> String {
        text.replacing("&amp;", with: "").replacing("&#39;", with: "").replacing("&quot;", with: "")
            .filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Addresses stand between angle brackets where they need them.
    private static func leads(_ text: String, _ label: String = "", to address: String) -> Bool {
        text.contains("\(label)](\(address))") || text.contains("\(label)](<\(address)>)")
    }

    @Test(
        "a headline opens the page of its story, and the publisher is beneath; one without a story opens the publisher's page"
    )
    func headlines() throws {
        let front = try #require(pages["index.md"])
        for brief in edition.headlines {
            let url = try #require(brief.article.url)
            let title = brief.article.title
            let page = edition.pagePath(ofStory: brief.story.id)
            if let page, brief.story.publishers > 1 {
                #expect(Self.leads(front, to: page), "\(title)")
                #expect(Self.leads(front, "[Read on **\(brief.source.name)**", to: url), "\(title)")
            } else {
                #expect(Self.leads(front, to: url), "\(title)")
            }
        }
        #expect(edition.headlines.contains { $0.story.publishers > 1 })
        #expect(edition.headlines.contains { $0.story.publishers < 2 })
    }

    @Test("an article that one publisher reports has an address of its own on the page, linked from its time")
    func anchors() throws {
        let news = Tag.all(in: try #require(pages["news.html"]))
        let cards = news.filter { $0.name == "article" }
        let lone = cards.filter { $0.value("data-story") == nil }
        #expect(!lone.isEmpty && lone.count < cards.count)
        let names = lone.compactMap { $0.value("id") }
        #expect(names.count == lone.count && Set(names).count == names.count)
        for name in names { #expect(news.contains { $0.name == "a" && $0.value("href") == "#" + name }) }
    }

    @Test("the end of today says when the next edition comes, by the settings' rule alone")
    func nextEdition() throws {
        // Noon on Wednesday 5 March 2025.
        #expect(try #require(pages["index.md"]).contains("Next edition: Wed 5 March, 18:00"))
        let plain = try SiteBuilder(templates: Templates()).pages(of: edition)
        #expect(plain.first { $0.path == "index.md" }?.text.contains("Next edition") == false)

        let clock = WallClock(timeZone: "Europe/London", words: try Localisation(Templates(), language: "en"))
        func next(_ times: [String], _ moment: String) throws -> String? {
            clock.next(ofTimes: times, after: try Date(moment, strategy: .iso8601)).map(WallClock.timestamp)
        }
        #expect(try next([], "2025-03-05T12:00:00Z") == nil)
        #expect(try next(["06:00"], "2025-03-05T06:00:00Z") == "2025-03-06T06:00:00Z")
        #expect(try next(["18:00", "06:00"], "2025-03-05T05:59:59Z") == "2025-03-05T06:00:00Z")
        // The night in which clocks are put forward.
        #expect(try next(["06:00"], "2025-03-29T20:00:00Z") == "2025-03-30T05:00:00Z")
    }
}
