import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite("Pages of weeks and months, and this day in other years") struct ReviewPageTests {
    private static let flood = Invented.floodStory

    private static func day(_ id: Day.ID, _ briefs: [Brief]) -> Day {
        Day(id: id, isOver: true, headlines: briefs.map { Clipping($0) }, stories: [], articles: 30)
    }

    /// A story that went on, and one with a title and a text that would like to be markup.
    private static var week: Review {
        var hostile = Clipping(Invented.singles[0])
        hostile.title = "[x](javascript:y) <b>"
        hostile.url = "javascript:alert(1)"
        var report = flood.briefs[1]
        report.article.url = "javascript:alert(2)"
        return Review(
            period: .week, id: "2025-W09", begins: "2025-02-24", ends: "2025-03-02", length: 7, days: 5,
            articles: 1_234,
            stories: [
                ReviewedStory(
                    first: .init(day: "2025-02-24", clipping: Clipping(flood.briefs[0])),
                    last: .init(day: "2025-02-26", clipping: Clipping(flood.briefs[2])), days: 3, publishers: 4,
                    extract: Extract(
                        sentence: Extract.Passage("The river *rose* <above> the quays.", from: flood.briefs[0]),
                        figure: Extract.Passage("6,000 people", from: report),
                        quotation: Extract.Passage("We left at night", from: flood.briefs[0], by: "A <baker>"),
                        thread: "00000000000000f9")),
                ReviewedStory(
                    first: .init(day: "2025-02-28", clipping: hostile),
                    last: .init(day: "2025-02-28", clipping: hostile),
                    days: 1, publishers: 1, extract: Extract()),
            ])
    }

    private static var month: Review {
        var month = week
        (month.period, month.id, month.begins, month.ends) = (.month, "2025-02", "2025-02-01", "2025-02-28")
        (month.length, month.days) = (28, 28)
        return month
    }

    private func edition(
        _ reviews: [Review] = [ReviewPageTests.week, ReviewPageTests.month], in language: String = "en"
    ) -> Edition {
        var edition = Invented.edition()
        edition.site.language = language
        edition.site.address = "https://pulse.example/news"
        edition.reviews = reviews
        return edition
    }

    private func pages(of edition: Edition, rhythm: Rhythm = .monthly) throws -> [String: Page] {
        var settings = SiteSettings()
        settings.rhythm = rhythm
        let running = Permalink(path: "threads/00000000000000f9", title: "Rain", moment: .distantPast)
        let pages = try SiteBuilder(templates: Templates(), settings: settings)
            .pages(of: edition, permalinks: [running])
        return Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0) })
    }

    @Test(
        "a week as it is published", arguments: ["archive/2025-W09.md", "archive/week.txt", "feeds/archive/week.xml"])
    func golden(path: String) throws { expectGolden(try #require(pages(of: edition())[path]).text, named: path) }

    @Test("gives each story's course, with links to its page, its reports and its running story")
    func story() throws {
        let text = try #require(pages(of: edition())["archive/2025-W09.html"]).text
        let page = "../" + edition().pageNames.storyPath(Self.flood.story.id)
        #expect(text.components(separatedBy: "href=\"\(page)\"").count == 4)
        #expect(text.contains("href=\"../threads/00000000000000f9.html\""))
        #expect(text.contains("<time datetime=\"2025-02-24\""))
        #expect(text.contains(">The archive has 5 of its 7 days.<"))
        #expect(text.contains("href=\"../feeds/archive/week.xml\""))
        #expect(text.components(separatedBy: ">What became of it<").count == 2)
    }

    @Test("foreign text is no markup, and no script is linked")
    func escaping() throws {
        let pages = try pages(of: edition())
        for path in ["archive/2025-W09.html", "archive/week-email.html", "archive.html"] {
            let text = try #require(pages[path]).text
            #expect(
                !text.contains("href=\"javascript:") && !text.contains("<b>") && !text.contains("<above>"), "\(path)")
            #expect(!text.contains("<baker>") && !text.contains("<em>rose</em>"), "\(path)")
        }
    }

    @Test(
        "every language names weeks and months",
        arguments: [
            ("en", "Week of Monday 24 February 2025", "February 2025", "One year ago"),
            ("es", "Semana del lunes, 24 de febrero de 2025", "febrero de 2025", "Hace un año"),
            ("pt", "Semana de segunda-feira, 24 de fevereiro de 2025", "fevereiro de 2025", "Há um ano"),
        ])
    func languages(language: String, week: String, month: String, ago: String) throws {
        var edition = edition(in: language)
        edition.anniversaries = [Anniversary(years: 1, day: Self.day("2024-03-05", [Self.flood.lead]))]
        let pages = try pages(of: edition)
        func plain(_ path: String) throws -> String {
            try #require(pages[path]).text.replacing(/<[^>]+>/, with: "")
        }
        #expect(try plain("archive/2025-W09.html").contains(week))
        #expect(try plain("archive/2025-02.html").contains(month))
        let list = try plain("archive.html")
        #expect(list.contains(week) && list.contains(month) && list.contains(ago))
        for key in ["week", "months", "days", "feed", "earlier", "ago"] { #expect(!list.contains("archive.\(key)")) }
    }

    @Test("pages lead to their neighbours of the same kind, and a mail and a feed have the newest")
    func neighbours() throws {
        var next = Self.week
        (next.id, next.begins, next.ends) = ("2025-W10", "2025-03-03", "2025-03-09")
        let pages = try pages(of: edition([Self.week, Self.month, next]))
        let (first, second) = (
            try #require(pages["archive/2025-W09.html"]).text, try #require(pages["archive/2025-W10.html"]).text
        )
        #expect(first.contains("href=\"../archive/2025-W10.html\"") && !first.contains("archive/2025-02.html"))
        #expect(second.contains("href=\"../archive/2025-W09.html\"") && !second.contains("parts.next"))
        #expect(try #require(pages["archive/week.txt"]).text.hasPrefix("Global Pulse\nWeek of Monday 3 March 2025\n"))
        let feed = try #require(pages["feeds/archive/week.xml"]).text
        let entries = feed.components(separatedBy: "<entry")
        #expect(entries.count == 3)
        #expect(entries[1].contains("href=\"https://pulse.example/news/archive/2025-W10.html\""))
        #expect(try #require(pages["feeds/archive/month.xml"]).text.contains("<title>February 2025</title>"))
    }

    @Test("their addresses are kept, and redirect once they are gone, with their feed")
    func lasting() throws {
        let builder = try SiteBuilder(templates: Templates())
        let links = try builder.permalinks(of: edition()).filter { $0.feed?.hasPrefix("feeds/archive/") == true }
        #expect(links.map(\.path) == ["archive/2025-W09", "archive/2025-02"])
        #expect(links.map(\.title) == ["Week of Monday 24 February 2025", "February 2025"])
        var older = try #require(links.first)
        older.path = "archive/2025-W08"
        let last = try CaughtSite {
            try builder.lastStates(of: links + [older], besides: [], in: Invented.edition(), to: $0)
        }.pages
        let page = try #require(last.first { $0.path == "archive/2025-W09.html" }).text
        #expect(page.contains("Week of Monday 24 February 2025"))
        let feeds = last.filter { $0.path == "feeds/archive/week.xml" }
        #expect(feeds.count == 1 && feeds.allSatisfy { !$0.text.contains("<entry") })
    }

    @Test("the archive and the digest show this day in other years, each with three headlines")
    func anniversary() throws {
        var edition = edition([])
        edition.anniversaries = [
            Anniversary(years: 5, day: Self.day("2020-03-05", [Self.flood.lead] + Invented.singles.prefix(3)))
        ]
        let pages = try pages(of: edition, rhythm: .daily)
        for path in ["archive.html", "digest.html", "digest-email.html", "digest.txt"] {
            let text = try #require(pages[path]).text
            #expect(text.contains("5 years ago") && text.contains("5 March 2020"), "\(path)")
            #expect(text.contains(edition.pageNames.storyPath(Self.flood.story.id)), "\(path)")
        }
        let list = try #require(pages["archive.html"]).text
        #expect(list.contains("href=\"archive/2020-03-05.html\"") && list.contains("data-word=\"archive.days\""))
        #expect(list.contains(Invented.singles[1].article.title))
        #expect(!list.contains(Invented.singles[2].article.title))
        #expect(try #require(pages["digest-email.html"]).text.contains("href=\"https://pulse.example/news/stories/"))
    }

    @Test("without any, no page changes and no file is added")
    func off() throws {
        let (with, without) = (try pages(of: edition([])), try pages(of: edition([]), rhythm: .daily))
        let files = ["week", "month"].flatMap { ["feeds/archive/\($0).xml", "feeds/archive/\($0).json"] }
        #expect(Set(with.keys).subtracting(without.keys) == Set(files))
        #expect(without.values.filter { with[$0.path] != $0 }.map(\.path) == [])
        #expect(try #require(with["feeds/archive/week.xml"]).text.contains("<updated>1970-01-01T00:00:00Z</updated>"))
    }
}
