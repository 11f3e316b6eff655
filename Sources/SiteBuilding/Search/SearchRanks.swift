internal import FoundationEssentials
internal import Newsroom

/// What a reader's own front page is ordered by (`search/ranks.json`): of each article of the search index, in the order in which `days.js` puts them,
/// the weight of its story, and which story and which language it is of. The search itself does without, and loads none of it.
struct SearchRanks: Encodable {
    /// When the newest article came, in minutes since 1970.
    let moment: Int
    let languages: [String]
    /// Of each article a place in `languages`; -1 where nobody knows.
    let language: [Int]
    /// Articles with the same number tell one story.
    let story: [Int]
    /// By these numbers the beginning of the name of a story's page; empty where it has none.
    let stories: [String]
    /// The first eight digits of each one's id, one after the other: an article's address names it by its id.
    let ids: String
    /// A thousandth of the greatest weight is 1. A story without a report has none.
    let weight: [Int]

    init(_ edition: Edition, in search: SearchShelf, shelf: CardShelf) {
        let briefs = search.inOrder
        let newest = briefs.first?.article.moment ?? edition.moment
        moment = Int((newest.timeIntervalSince1970 / 60).rounded(.down))
        var languages = Numbering<String>()
        language = briefs.map { $0.languageCode.isEmpty ? -1 : languages.number(of: $0.languageCode) }
        self.languages = languages.all
        var stories = Numbering<Story.ID>()
        story = briefs.map { stories.number(of: $0.story.id) }
        let paged = Dictionary(briefs.map { ($0.story.id, $0.story) }, uniquingKeysWith: { first, _ in first })
        self.stories = stories.all.map { id in
            paged[id].flatMap { shelf.address(of: $0) == nil ? nil : shelf.names.storyName(id) }.map {
                String($0.prefix { $0 != "-" })
            } ?? ""
        }
        ids = briefs.map { $0.id.prefix(8) }.joined()
        // Of an edition long past nothing weighs anything.
        let greatest = max(edition.ranks.values.map(\.score).max() ?? 1, .leastNormalMagnitude)
        weight = briefs.map { brief in
            edition.ranks[brief.story.id].map { Int((1000 * $0.score / greatest).rounded()) } ?? 0
        }
    }

    var page: Page { Page(path: "search/ranks.json", bytes: JSONFile.compact(self)) }
}
