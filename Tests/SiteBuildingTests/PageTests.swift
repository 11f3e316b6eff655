import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

@Suite struct PageTests {
    @Test(
        "pages as they are published",
        arguments: [
            "food.html", "food.md", "stories/0000000000000200.html", "stories/0000000000000200.md", "chess.html",
            "report.json", "report.md", "404.html",
        ])
    func golden(path: String) throws {
        let page = try #require(
            SiteBuilder(templates: Templates()).pages(of: Invented.edition()).first { $0.path == path })
        expectGolden(page.golden, named: path)
    }

    @Test func everyPageIsPublishedTwice() throws {
        let paths = try SiteBuilder(templates: Templates()).pages(of: Invented.edition()).map(\.path)
        let pages = Set(paths)
        #expect(pages.count == paths.count && paths == paths.sorted())
        // A message is no page: it has a text beside it. Nor is what others show in a frame.
        // The further part of a long page is within its Markdown.
        for path in paths
        where path.hasSuffix(".html") && !["digest-email.html", "widget.html"].contains(path) {
            let isPart = path.hasPrefix("more/")
            #expect(pages.contains(path.dropLast(5) + ".md") != isPart, "\(path)")
        }
        let expected = [
            "index.html", "headlines.html", "map.html", "stories.html", "search.html", "about.html", "report.html",
            "report.json",
            "404.html", "signals.html", "digest.html", "digest-email.html", "digest.txt",
            "sports.html", "sports/tennis.html", "chess.html",
            Invented.edition().pageNames.storyPath("0000000000000300"),
            "assets/categories.css", "assets/favicon.svg",
        ]
        for path in expected { #expect(pages.contains(path), "\(path)") }
    }

    @Test func nothingAtAllStillMakesASite() throws {
        let edition = Edition(
            site: Invented.site, moment: Invented.now, categories: [], front: [], headlines: [], desks: [], stories: [],
            map: [], health: [])
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        for path in ["index.html", "headlines.html", "map.html", "stories.html"] {
            #expect(pages.first { $0.path == path }?.text.contains("Nothing new here.") == true, "\(path)")
        }
    }

    @Test("the front page has a heading without a tagline, too")
    func heading() throws {
        for folder in ["", "coast/"] {
            var edition = Invented.edition()
            edition.folder = folder
            edition.site.tagline = ""
            let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
            let front = try #require(pages.first { ["index.html", "coast/index.html"].contains($0.path) }?.text)
            #expect(front.contains("<h1>\(edition.site.title)</h1>"))
            let markdown = try #require(pages.first { ["index.md", "coast/index.md"].contains($0.path) }?.text)
            #expect(markdown.contains("# \(edition.site.title)\n"))
        }
    }

    @Test func quietHoursAreSaid() throws {
        var edition = Invented.edition()
        for index in edition.desks.indices { edition.desks[index].sections[0].briefs = [] }
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition)
        #expect(pages.first { $0.path == "news.html" }?.text.contains("Nothing new in the last six hours.") == true)
        #expect(pages.first { $0.path == "food.html" }?.text.contains("older articles are shown too") == true)
        #expect(pages.first { $0.path == "news.html" }?.text.contains("older articles are shown too") == false)
    }

    @Test("what does not fit is counted")
    func longSectionsEnd() throws {
        let settings = SiteSettings {
            $0.front = .init(cards: 2, lines: 3)
            $0.desks = .init(cards: 1, lines: 1)
        }
        let pages = try SiteBuilder(templates: Templates(), settings: settings).pages(of: Invented.edition())
        let food = try #require(pages.first { $0.path == "news.html" }).text
        let section = try #require(food.components(separatedBy: "<section class=\"stretch\"").last)
        #expect(Tag.all(in: section).count { $0.value("class") == "card" } == 1)
        #expect(Tag.all(in: section).count { $0.value("class") == "line" } == 1)
        #expect(section.contains(/\d+ older articles?/))
    }

    @Test("articles that Sectioning left out are counted too")
    func totalsAreThoseOfTheSection() throws {
        var edition = Invented.edition()
        edition.desks[0].sections[0].total = 5000
        let listed = edition.desks[0].sections[0].briefs.count
        let news = try SiteBuilder(templates: Templates()).pages(of: edition).first { $0.path == "news.html" }?.text
        #expect(news?.contains(">5,000 articles</span>") == true)
        #expect(news?.contains("\(5000 - listed >= 1000 ? "4," : "")\(5000 - listed - 4000) older articles") == true)
    }

    @Test func picturesAreShownOnlyWhenAsked() throws {
        var edition = Invented.edition()
        edition.headlines[0].article.image = "https://pictures.example/flood.jpg?w=1&h=2"
        let without = try SiteBuilder(templates: Templates()).pages(of: edition).first { $0.path == "headlines.html" }
        #expect(without?.text.contains("pictures.example") == false)
        #expect(without?.text.contains("img-src 'self' data:;") == true)
        let with = try SiteBuilder(templates: Templates(), settings: SiteSettings { $0.images = .remote })
            .pages(of: edition)
            .first { $0.path == "headlines.html" }
        #expect(
            with?.text.contains(
                #"<img src="https://pictures.example/flood.jpg?w=1&amp;h=2" alt="" width="640" height="360" fetchpriority="high" decoding="async" referrerpolicy="no-referrer">"#
            ) == true)
        #expect(with?.text.contains("img-src 'self' data: https: http:;") == true)
    }
}
