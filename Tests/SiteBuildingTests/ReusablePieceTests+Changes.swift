import Foundation
import Newsroom

@testable import SiteBuilding

extension ReusablePieceTests {
    /// Each changes something that the first story's page shows, or might show.
    static let changes: [(name: String, change: @Sendable (inout News) -> Void)] = [
        ("nothing", { _ in }),
        ("title", { $0.changeBriefs { $0.article.title += "!" } }),
        ("earlier title", { $0.changeBriefs { $0.article.earlierTitle = "Before" } }),
        ("address", { $0.changeBriefs { $0.article.url = "https://other.example/\($0.id)" } }),
        ("published", { $0.changeBriefs { $0.article.published = $0.article.published.map { $0 - 90 } } }),
        ("first seen", { $0.changeBriefs { $0.article.firstSeen -= 86_400 * 400 } }),
        ("summary", { $0.changeBriefs { $0.article.summary = "Short." } }),
        ("text", { $0.changeBriefs { ($0.article.summary, $0.article.text) = ("", "Text of its own.") } }),
        ("image", { $0.changeBriefs { $0.article.image = "https://a.example/\($0.id).jpg" } }),
        ("licence", { $0.changeBriefs { $0.article.licence = "https://creativecommons.org/licenses/by/4.0/" } }),
        (
            "enclosure",
            {
                $0.changeBriefs {
                    $0.article.enclosures = [Enclosure(url: "https://a.example/1.mp3", type: "audio/mpeg")]
                }
            }
        ),
        (
            "reception",
            { $0.changeBriefs { $0.article.reception = Reception(discussion: "https://a.example/d", comments: 12) } }
        ),
        ("source", { $0.changeBriefs { $0.source.name += "s" } }),
        ("source's site", { $0.changeBriefs { $0.source.site = "https://another.example" } }),
        ("country", { $0.changeBriefs { $0.source.country = $0.id.hasSuffix("0") ? "PT" : "BR" } }),
        ("tier", { $0.changeBriefs { $0.source.tier = .other } }),
        ("kind", { $0.changeBriefs { $0.kind = .opinion } }),
        ("language", { $0.changeBriefs { $0.language = "tl" } }),
        ("languages of the edition", { $0.edition.languages = ["pt"] }),
        ("topic", { $0.changeBriefs { $0.topic.category = "finance" } }),
        ("place", { $0.changeBriefs { $0.place = Invented.places["Cairo"] } }),
        (
            "page of the place",
            { news in
                let file = news.edition.stories[0]
                news.edition.subjects = [file.lead.place].compactMap(\.self).map {
                    NamedSubject(
                        id: String($0.id), name: $0.name, place: $0, stories: [file.story.id], latest: file.latest)
                }
            }
        ),
        (
            "page of a person",
            { news in
                let file = news.edition.stories[0]
                news.edition.subjects = [
                    NamedSubject(id: "0c", name: "Ana Moreira", stories: [file.story.id], latest: file.latest)
                ]
            }
        ),
        ("map", { $0.edition.map = [] }),
        (
            "empty category",
            { news in
                for index in news.edition.desks.indices.dropFirst() { news.edition.desks[index].sections = [] }
            }
        ),
        ("implications", { $0.changeBriefs { $0.implications = ["It may."] } }),
        ("context", { $0.changeBriefs { $0.context = nil } }),
        ("publishers", { $0.edition.stories[0].story.publishers += 1 }),
        ("fewer reports", { $0.edition.stories[0].briefs.removeLast() }),
        ("lead", { $0.edition.stories[0].lead = $0.edition.stories[0].briefs[1] }),
        (
            "news",
            {
                $0.edition.stories[0].news = StoryNews(
                    since: Invented.now, articles: [$0.edition.stories[0].lead.id], isWholeStory: false)
            }
        ),
        ("earlier", { $0.edition.stories[0].earlier = [StoryLink(story: "0e", title: "E", latest: Invented.now)] }),
        ("related title", { $0.edition.stories[0].related[0].title = "Other" }),
        ("related page", { $0.edition.stories.remove(at: 1) }),
        (
            "thread",
            { $0.edition.stories[0].thread = StoryThread(id: "0f", stories: $0.edition.stories[0].related) }
        ),
        ("name", { $0.edition.pageNames.stories[$0.edition.stories[0].story.id] = "renamed" }),
        ("name of another", { $0.edition.pageNames.stories[$0.edition.stories[1].story.id] = "renamed" }),
        ("summary of the story", { $0.summaries.stories[$0.edition.stories[0].story.id] = nil }),
        (
            "sentence",
            { $0.summaries.stories[$0.edition.stories[0].story.id]?.sentences[0].text = "Another sentence." }
        ),
        ("depth", { $0.summaries.depths = [:] }),
        (
            "rank",
            {
                $0.edition.ranks[$0.edition.stories[0].story.id] = StoryRank(
                    score: 1, weight: 1, publishers: 4, countries: 2, publisherWeight: 1, presentShare: 1,
                    newest: Invented.now)
            }
        ),
        ("moment", { $0.edition.moment += 3_600 }),
    ]
}
