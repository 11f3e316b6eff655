import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing

/// The pages at addresses that the site has no more.
@Suite struct LastStateTests {
    private static let then = Date(timeIntervalSince1970: 1_740_000_000)

    @Test func aStoryNamesItsArticleAndItsFeedKeepsIt() throws {
        let site = try LastSite(permalinks: [Self.story("000000000000aaaa")])
        let page = try site.text("stories/000000000000aaaa.html")
        #expect(page.contains("data-kind=\"last\""))
        #expect(page.contains("Ponte &lt;b&gt; abre"))
        #expect(page.contains("lang=\"pt\""))
        #expect(page.contains("href=\"https://a.example/1\""))
        #expect(page.contains("<time datetime=\"2025-02-19\""))
        #expect(!page.contains("noindex"))
        let feed = try site.text("feeds/stories/000000000000aaaa.xml")
        // The name that the article has in every feed of ours, so that no reader shows it as new.
        #expect(feed.contains("<id>urn:uuid:00000000-0000-800b-8ba0-0070756c7365</id>"))
        #expect(feed.components(separatedBy: "<entry").count == 2)
        let items = try site.items("feeds/stories/000000000000aaaa.json")
        #expect(items.count == 1)
        #expect(items.first?["url"] as? String == "https://a.example/1")
        #expect(items.first?["date_modified"] as? String == "2025-02-19T21:20:00Z")
    }

    @Test("an old story has no Markdown and no link to it, unless the owner wants it for longer")
    func markdown() throws {
        let permalinks = [Self.story("000000000000aaaa")]
        let path = "stories/000000000000aaaa"
        let site = try LastSite(permalinks: permalinks)
        #expect(!site.last.contains { $0.path == path + ".md" })
        #expect(try !site.text(path + ".html").contains(".md\""))
        var settings = SiteSettings()
        settings.markdownDays = 36_500
        let patient = try LastSite(permalinks: permalinks, settings: settings)
        #expect(try patient.text(path + ".md").contains("(https://a.example/1)"))
        #expect(try patient.text(path + ".html").contains("text/markdown\" href=\"../\(path).md\""))
    }

    @Test func aMergedStoryRedirectsEvenIfTheOtherIsGoneToo() throws {
        var edition = Invented.edition()
        edition.movedStories = [StoryMove(from: "000000000000aaaa", to: "000000000000cccc")]
        let site = try LastSite(
            edition, permalinks: [Self.story("000000000000aaaa"), Self.story("000000000000cccc", title: "Larger")])
        let page = try site.text("stories/000000000000aaaa.html")
        #expect(page.contains("content=\"0; url=000000000000cccc.html\""))
        #expect(page.contains(">Larger</span>"))
        #expect(try site.text("stories/000000000000cccc.html").contains("data-kind=\"last\""))
        let titles = try site.items("feeds/stories/000000000000aaaa.json").map { $0["title"] as? String }
        #expect(titles == ["This story has moved", "Ponte <b> abre"])
    }

    @Test func pagesRedirectWhateverTheirNames() throws {
        let (old, new) = ("000000000000aaaa-bridge-opens", "000000000000cccc-bridge-closed-again")
        let permalinks = [
            Self.story(old), Self.story(old, folder: "coast/"), Self.story(new, title: "Larger"),
            Self.story("000000000000cccc", folder: "coast/"),
        ]
        var edition = Invented.edition()
        edition.movedStories = [StoryMove(from: "000000000000aaaa", to: "000000000000cccc")]
        edition.pageNames = PageNaming(knowing: permalinks).names(for: [edition])
        let site = try LastSite(edition, permalinks: permalinks)
        #expect(try site.text("stories/\(old).html").contains("content=\"0; url=\(new).html\""))
        #expect(!site.last.contains { $0.path == "stories/\(old).md" })
        #expect(try site.text("coast/stories/\(old).html").contains("content=\"0; url=../../stories/\(new).html\""))
        let other = try site.text("coast/stories/000000000000cccc.html")
        #expect(other.contains("content=\"0; url=../../stories/\(new).html\""))
        #expect(try site.items("feeds/stories/\(old).json").count == 2)
    }

    @Test("a running story without stories leads to the story that has them")
    func anEndedRunningStory() throws {
        var edition = Invented.edition()
        edition.endedThreads = ["000000000000dddd": "000000000000cccc"]
        let thread = Permalink(path: "threads/000000000000dddd-a-title", title: "A title", moment: Self.then)
        let site = try LastSite(edition, permalinks: [thread, Self.story("000000000000cccc", title: "Larger")])
        let page = try site.text("threads/000000000000dddd-a-title.html")
        #expect(page.contains("content=\"0; url=../stories/000000000000cccc.html\"") && page.contains(">Larger</span>"))
    }

    @Test func aMergedRunningStoryRedirectsToTheOther() throws {
        var edition = Invented.edition()
        edition.movedThreads = [ThreadMove(from: "000000000000dddd", to: "000000000000eeee")]
        func thread(_ id: String, title: String) -> Permalink {
            Permalink(path: "threads/\(id)", title: title, feed: "feeds/threads/\(id)", moment: Self.then)
        }
        let site = try LastSite(
            edition,
            permalinks: [thread("000000000000dddd", title: "A bridge"), thread("000000000000eeee", title: "Bridges")])
        let page = try site.text("threads/000000000000dddd.html")
        #expect(page.contains("content=\"0; url=000000000000eeee.html\""))
        #expect(page.contains(">Bridges</span>"))
        #expect(try site.text("threads/000000000000eeee.html").contains("This page has expired"))
        #expect(try site.items("feeds/threads/000000000000dddd.json").count == 1)
    }

    @Test func aFeedOnlyInAtomStaysSo() throws {
        let site = try LastSite(
            permalinks: [
                Permalink(
                    path: "threads/000000000000dddd", title: "A bridge", feed: "feeds/threads/000000000000dddd.xml",
                    moment: Self.then)
            ])
        #expect(try site.text("feeds/threads/000000000000dddd.xml").contains("<updated>2025-02-19T21:20:00Z</updated>"))
        #expect(!site.last.contains { $0.path.hasSuffix(".json") })
    }

    @Test func aRemovedPartHasNoMarkdown() throws {
        let site = try LastSite(permalinks: [Permalink(path: "more/news-9", title: "News", moment: Self.then)])
        #expect(try site.text("more/news-9.html").contains("href=\"../index.md\""))
        #expect(!site.last.contains { $0.path == "more/news-9.md" })
    }

    @Test func aStoryOfAnotherEditionRedirectsToTheMainOne() throws {
        let id = Invented.floodStory.story.id
        let site = try LastSite(permalinks: [Self.story(id, folder: "coast/")])
        let page = try site.text("coast/stories/\(id).html")
        #expect(page.contains("content=\"0; url=../../stories/\(id).html\""))
        #expect(page.contains(/href="..\/..\/assets\/v-[0-9a-z]+\/style.css"/))
        #expect(try site.items("coast/feeds/stories/\(id).json").count == 2)
    }

    @Test func aRemovedCategorySaysSoAndItsFeedIsEmpty() throws {
        let site = try LastSite(
            permalinks: [
                Permalink(path: "tech/chips", title: "Chips · Tech", feed: "feeds/tech/chips", moment: Self.then)
            ])
        let page = try site.text("tech/chips.html")
        #expect(page.contains("This page has expired"))
        #expect(page.contains("href=\"../index.html\""))
        #expect(try site.items("feeds/tech/chips.json").isEmpty)
        #expect(try site.text("feeds/tech/chips.xml").contains("<updated>2025-02-19T21:20:00Z</updated>"))
    }

    @Test func existingPagesHaveNoLastState() throws {
        let edition = Invented.edition()
        let permalinks = try SiteBuilder(templates: Templates()).permalinks(of: edition)
        #expect(
            Set(permalinks.map(\.path)).isSuperset(of: ["sports/tennis", "stories/\(Invented.floodStory.story.id)"]))
        #expect(try LastSite(edition, permalinks: permalinks).last.isEmpty)
    }

    private static func story(_ id: String, title: String = "Ponte <b> abre", folder: String = "") -> Permalink {
        Permalink(
            path: "\(folder)stories/\(id)", title: title, language: "pt", link: "https://a.example/1",
            article: "00000000000000bb", feed: "\(folder)feeds/stories/\(id)", moment: then)
    }
}

/// A site with its last states.
private struct LastSite {
    let last: [Page]

    init(
        _ edition: Edition = Invented.edition(), permalinks: [Permalink], settings: SiteSettings = SiteSettings()
    ) throws {
        let builder = try SiteBuilder(templates: Templates(), settings: settings)
        let pages = try builder.pages(of: edition, permalinks: permalinks)
        let live = try builder.permalinks(of: edition)
        let paths = Set(live.map(\.path))
        last = try CaughtSite {
            try builder.lastStates(
                of: permalinks.filter { !paths.contains($0.path) } + live, besides: pages.map(\.path), in: edition,
                to: $0)
        }.pages
    }

    func text(_ path: String) throws -> String { try #require(last.first { $0.path == path }, "\(path)").text }

    func items(_ path: String) throws -> [[String: Any]] {
        let feed = try JSONSerialization.jsonObject(with: Data(text(path).utf8)) as? [String: Any]
        return try #require(feed?["items"] as? [[String: Any]])
    }
}
