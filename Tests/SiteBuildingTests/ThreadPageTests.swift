import Foundation
import Newsroom
import SiteBuilding
import Testing

/// A running story has a page, a feed, and links that lead to it.
@Suite struct ThreadPageTests {
    private static let id = "00000000000000e1"
    private static let stem = "threads/\(id)-a-b-bold-b-start-javascript-x-title"
    private static let over = Permalink(
        path: "stories/00000000000000f9-long-over-by-now", title: "Long over", article: "00000000000000bb",
        moment: .distantPast)

    /// Two of the edition's stories, one of a publisher alone and one that is over; of a long one two are over.
    private func edition(isLong: Bool = false, knowing known: [Permalink] = []) -> Edition {
        var edition = Invented.edition()
        let (first, second) = (edition.stories[0], edition.stories[1])
        func link(_ file: StoryFile, title: String? = nil) -> StoryLink {
            StoryLink(
                story: file.story.id, title: title ?? file.lead.article.title, language: "en", latest: file.latest,
                publishers: file.story.publishers)
        }
        var thread = StoryThread(
            id: Self.id,
            stories: [
                link(first, title: "A <b>bold</b> [start](javascript:x) title"), link(second),
                StoryLink(
                    story: "00000000000000f8", title: "Of one publisher", latest: second.latest - 60, publishers: 1,
                    address: "https://a.example/alone", hasPage: false),
                StoryLink(
                    story: "00000000000000f9", title: "Long over", latest: second.latest - 864_000, publishers: 3),
            ])
        if isLong {
            thread.stories.append(
                StoryLink(
                    story: "00000000000000f7", title: "Over before", latest: second.latest - 950_400, publishers: 2))
        }
        edition.stories[0].thread = thread
        edition.stories[1].thread = thread
        edition.threads = [thread]
        edition.pageNames = PageNaming(knowing: [Self.over] + known).names(for: [edition])
        return edition
    }

    private func site(of edition: Edition? = nil) throws -> [String: String] {
        let pages = try SiteBuilder(templates: Templates()).pages(
            of: edition ?? self.edition(), permalinks: [Self.over])
        return Dictionary(pages.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    }

    @Test(arguments: [".html", ".md"]) func itsPageListsItsStoriesByDays(ending: String) throws {
        let edition = edition()
        let text = try #require(try site()[Self.stem + ending])
        let parts = [
            edition.stories[0].story.id, edition.stories[1].story.id, "https://a.example/alone", "Long over",
        ]
        let places = parts.compactMap { text.range(of: $0)?.lowerBound }
        #expect(places.count == 4 && places == places.sorted())
        #expect(text.contains("../stories/00000000000000f9-long-over-by-now.html"))
        #expect(text.contains("4 stories") && text.contains("3 sources"))
        #expect(!text.contains("<b>bold") && !text.contains("href=\"javascript:"))
        #expect(ending == ".html" || !text.contains("[start]("))
    }

    @Test func pagesAndFeedsLeadToIt() throws {
        let edition = edition(isLong: true)
        let site = try site(of: edition)
        for file in edition.stories.prefix(2) {
            let page = try #require(site[edition.pageNames.storyPath(file.story.id)])
            #expect(page.contains(">Part of a running story</span></a>"))
            #expect(page.contains("../\(Self.stem).html") && page.contains("../feeds/\(Self.stem).xml"))
        }
        #expect(site["stories.html"]?.contains("\(Self.stem).html") == true)
        #expect(site["\(Self.stem).html"]?.contains("../feeds/\(Self.stem).xml") == true)
        let feed = try #require(site["feeds/\(Self.stem).xml"])
        let articles = Set(edition.stories.prefix(2).flatMap(\.briefs).map(\.id))
        #expect(feed.components(separatedBy: "<entry").count == articles.count + 1)
        #expect(site["feeds/\(Self.stem).json"] == nil)
    }

    @Test("a feed begins with the fifth story, and never ends")
    func aShortOneHasNoFeed() throws {
        let path = "feeds/\(Self.stem).xml"
        let known = Permalink(path: Self.stem, title: "A title", feed: path, moment: .distantPast)
        let builder = try SiteBuilder(templates: Templates())
        let cases = [(edition(), false), (edition(isLong: true), true), (edition(knowing: [known]), true)]
        for (edition, hasFeed) in cases {
            let site = try site(of: edition)
            #expect((site[path] != nil) == hasFeed)
            #expect(site["\(Self.stem).html"]?.contains(path) == hasFeed)
            let story = try #require(site[edition.pageNames.storyPath(edition.stories[0].story.id)])
            #expect(story.contains("\(Self.stem).html") && story.contains(path) == hasFeed)
            #expect(site["search/threads.json"]?.contains("\"hasFeed\":true") == hasFeed)
            let link = try builder.permalinks(of: edition).first { $0.path == Self.stem }
            #expect(try #require(link).feed == (hasFeed ? path : nil))
        }
        let both = Permalink(path: Self.stem, title: "A title", feed: "feeds/\(Self.stem)", moment: .distantPast)
        let site = try site(of: edition(knowing: [both]))
        #expect(site[path] != nil && site["feeds/\(Self.stem).json"] != nil)
    }

    @Test func itsAddressIsKeptForEver() throws {
        let links = try SiteBuilder(templates: Templates()).permalinks(of: edition(isLong: true))
        let link = try #require(links.first { $0.path == "\(Self.stem)" })
        #expect(link.feed == "feeds/\(Self.stem).xml")
        #expect(link.title.hasPrefix("A <b>bold</b>") && link.moment == edition().stories[0].latest)
    }

    @Test func itsNameIsTheTitleAboveTheLatestHeadline() throws {
        var edition = edition()
        edition.threads[0].name = "Port Amber · Odile"
        #expect(PageNaming(knowing: [Self.over]).names(for: [edition]).threadPath(Self.id) == "\(Self.stem).html")
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, permalinks: [Self.over])
        func text(_ path: String) throws -> String { try #require(pages.first { $0.path == path }).text }
        let page = try text("\(Self.stem).html")
        let title = try #require(page.range(of: "Port Amber · Odile</h1>"))
        let headline = try #require(page.range(of: "class=\"thread-headline\" dir=\"auto\" lang=\"en\""))
        #expect(title.upperBound < headline.lowerBound)
        let list = try text("stories.html")
        #expect(list.contains("Port Amber · Odile</span></a>") && list.contains("class=\"thread-headline\""))
        let plain = try site()
        #expect(plain["\(Self.stem).html"]?.contains("thread-headline") == false)
    }

    @Test("one that has one story left is shown as that story, at its old address")
    func oneStoryLeft() throws {
        var edition = edition()
        edition.threads[0].stories = Array(edition.threads[0].stories.prefix(1))
        for index in 0...1 { edition.stories[index].thread = nil }
        let site = try site(of: edition)
        let page = try #require(site["\(Self.stem).html"])
        let story = edition.pageNames.storyPath(edition.stories[0].story.id)
        #expect(page.contains("content=\"0; url=../\(story)\"") && page.contains("Only this story of it is left:"))
        #expect(!page.contains("Running story"))
        #expect(site["stories.html"]?.contains(Self.stem) == false)
        #expect(site["search/threads.json"]?.contains(Self.id) == true)
    }

    @Test("without a name, the story that stands for all is the title above the latest headline")
    func titleOfAnotherStory() throws {
        var edition = edition()
        edition.threads[0].leading = edition.stories[1].story.id
        let other = "Another title"
        edition.threads[0].stories[1].title = other
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, permalinks: [Self.over])
        let page = try #require(pages.first { $0.path == "\(Self.stem).html" }).text
        let title = try #require(page.range(of: "\(other)</h1>") ?? page.range(of: "\(other)</span></h1>"))
        let headline = try #require(page.range(of: "class=\"thread-headline\""))
        #expect(title.upperBound < headline.lowerBound)
    }
}
