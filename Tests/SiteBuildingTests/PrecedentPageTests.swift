import Foundation
import Newsroom
import SiteBuilding
import Testing

/// What the archive knows of a story stands on its page and its cards, with links to the stories that it counts.
@Suite struct PrecedentPageTests {
    /// One of the stories has a page of this edition, one its last state, one never had a page.
    private func edition(counting count: Int) -> Edition {
        var edition = Invented.edition()
        let (first, second) = (edition.stories[0], edition.stories[1])
        let links = [
            StoryLink(
                story: second.story.id, title: "Of [today](javascript:x) <b>", language: "en", latest: second.latest),
            StoryLink(story: "00000000000000f9", title: "Long over", latest: second.latest - 864_000),
            StoryLink(story: "00000000000000f7", title: "Never shown", latest: second.latest - 964_000),
            StoryLink(story: "00000000000000f6", title: "The fourth", latest: second.latest - 1_064_000),
        ]
        let place = Place(
            id: 1, name: "Jacmel", kind: .city, country: "HT", countryName: "Haiti", latitude: 18.2, longitude: -72.5,
            population: 40_000)
        let context = Context(
            reason: "In English.", kind: .category, tier: 1, confidence: 0.7,
            precedents: Precedents(
                eventKind: "earthquake", place: place, days: 30, isAll: count == 1,
                stories: Array(links.prefix(count))))
        for index in edition.stories.indices where edition.stories[index].story.id == first.story.id {
            edition.stories[index].lead.context = context
        }
        return edition
    }

    private func page(counting count: Int, in language: String = "en", ending: String = "html") throws -> String {
        let over = Permalink(
            path: "stories/00000000000000f9", title: "Long over", article: "00000000000000bb", moment: .distantPast)
        var edition = edition(counting: count)
        edition.site.language = language
        let id = edition.stories[0].story.id
        let pages = try SiteBuilder(templates: Templates()).pages(of: edition, permalinks: [over])
        return try #require(pages.first { $0.path == "stories/\(id).\(ending)" }).text
    }

    @Test func aSentenceWithItsPartsAndLinks() throws {
        let text = try page(counting: 4)
        #expect(text.contains("data-word=\"precedent\" data-days=\"30\" data-n=\"4\""))
        #expect(text.contains("data-word=\"precedent.of.earthquake\""))
        #expect(text.contains("data-region=\"HT\""))
        let edition = edition(counting: 4)
        #expect(text.contains("../\(edition.pageNames.storyPath(edition.stories[1].story.id))"))
        #expect(text.contains("../stories/00000000000000f9.html"))
        // No link that leads nowhere, none that a title smuggles in, and three at most.
        #expect(text.contains("Never shown") && !text.contains("00000000000000f7"))
        #expect(!text.contains("href=\"javascript:") && !text.contains("The fourth"))
    }

    @Test(arguments: [
        ("en", "In the previous 30 days there were 2 other stories about an earthquake in Jacmel, Haiti."),
        ("es", "En los 30 días anteriores hubo otras 2 noticias sobre un terremoto en Jacmel, Haití."),
        ("pt", "Nos 30 dias anteriores houve outras 2 notícias sobre um terremoto em Jacmel, Haiti."),
    ])
    func everyLanguageSaysIt(language: String, sentence: String) throws {
        let text = try page(counting: 2, in: language)
        let plain = text.replacing(/<[^>]+>/, with: "")
        #expect(plain.contains(sentence))
    }

    @Test func aPrecedentInABriefingsFirstDays() throws {
        let plain = try page(counting: 1).replacing(/<[^>]+>/, with: "")
        #expect(
            plain.contains(
                "In the first 30 days of this site there was another story about an earthquake in Jacmel, Haiti."))
    }
}
