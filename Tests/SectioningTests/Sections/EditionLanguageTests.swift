import Foundation
import Newsroom
import Sectioning
import Testing

/// What leads an edition, by the languages of its articles.
struct EditionLanguageTests {
    private static let now = Date(timeIntervalSince1970: 1_774_000_000)

    private func brief(_ id: String, _ language: String?, story: Story? = nil, tier: CredibilityTier = .established)
        -> Brief
    {
        var brief = World.brief(
            id, published: Self.now.addingTimeInterval(-3600), firstSeen: Self.now, story: story,
            source: "Courier \(id)", tier: tier)
        brief.language = language
        return brief
    }

    private func edition(_ briefs: [Brief], stories: [Story] = [], language: String = "en-GB") -> Edition {
        Sectioner().edition(
            of: briefs, stories: stories, site: Site(title: "", tagline: "", language: language),
            categories: World.categories, health: [], at: Self.now)
    }

    @Test("an article in another language is no headline, but is on the page")
    func foreign() {
        let briefs = (1...9).map { brief("en\($0)", $0 < 9 ? "en-US" : nil) } + [brief("tl", "tl", tier: .reference)]
        let edition = edition(briefs)
        #expect(edition.languages == ["en"])
        #expect(edition.headlines.count == 9)
        #expect(!edition.headlines.contains { $0.id == "tl" })
        #expect(edition.front.flatMap(\.briefs).contains { $0.id == "tl" })
    }

    @Test("a story is shown by a report in the edition's language if there is one")
    func story() {
        let story = Story(id: "s", articles: ["tl", "en"], lead: "tl", publishers: 2)
        let own = [brief("tl", "tl", story: story, tier: .reference), brief("en", "en", story: story, tier: .other)]
        let edition = edition(own + (1...8).map { brief("x\($0)", "en") }, stories: [story])
        #expect(edition.stories.first?.lead.id == "en")
        #expect(edition.stories.first?.briefs.count == 2)
        #expect(edition.headlines.first?.id == "en")
    }

    @Test("a story in several of the edition's languages has its title in the site's, if that is a report")
    func siteLanguage() {
        let story = Story(id: "s", articles: ["es", "en"], lead: "es", publishers: 2)
        var own = [brief("es", "es-MX", story: story, tier: .reference), brief("en", "en", story: story, tier: .other)]
        let others = (1...4).flatMap { [brief("x\($0)", "en"), brief("y\($0)", "es")] }
        let reported = edition(own + others, stories: [story])
        #expect(reported.languages == ["en", "es"])
        #expect(reported.stories.first?.lead.id == "en")
        #expect(reported.headlines.first?.id == "en")
        #expect(reported.front.flatMap(\.briefs).filter { $0.story.id == "s" }.map(\.id) == ["en"])
        #expect(edition(own + others, stories: [story], language: "es").stories.first?.lead.id == "es")
        own[1].kind = .live
        #expect(edition(own + others, stories: [story]).stories.first?.lead.id == "es")
    }

    @Test("a site's headlines may be in any of its languages, even if all its sources write in another one")
    func several() {
        let both = edition((1...6).map { brief("a\($0)", "en") } + (1...3).map { brief("b\($0)", "es-MX") })
        #expect(both.languages == ["en", "es"])
        #expect(both.headlines.contains { $0.id == "b1" })
        let other = edition((1...3).map { brief("c\($0)", "de") })
        #expect(other.languages == ["de", "en"])
        #expect(other.headlines.count == 3)
    }
}
