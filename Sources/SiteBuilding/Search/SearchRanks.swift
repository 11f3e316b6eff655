internal import FoundationEssentials
internal import Newsroom

/// The data that sorts a reader's own front page (`search/ranks.json`). For each article in the search index, in the
/// order used by `days.js`, it has the story's rank, the story and the language. The search itself does not load it.
struct SearchRanks: Encodable {
    /// The time of the newest article, in minutes since 1970.
    let moment: Int
    let languages: [String]
    /// Each article's index into `languages`; -1 if unknown.
    let language: [Int]
    /// Each article's story number: articles with the same number belong to one story. Stories are numbered in the
    /// order of their first articles here.
    let story: [Int]
    /// How far before each article the last one of the same story is; 0 for a story's first. The file has this instead
    /// of `story`, because a new story leaves these values of all other articles unchanged.
    private let back: [Int]
    /// The start of each story's page name, by story number; empty if it has no page.
    let stories: [String]
    /// The first eight digits of each article's id, joined together. Article addresses contain the id.
    let ids: String
    /// The rank of each article's story, scaled so that the highest is 1000; 0 if it has none.
    let weight: [Int]

    enum CodingKeys: String, CodingKey {
        case moment, languages, language, back, stories, ids, weight
    }

    init(_ edition: Edition, in search: SearchPartitions, shelf: CardShelf) {
        let briefs = search.inOrder
        let newest = briefs.first?.article.moment ?? edition.moment
        moment = Int((newest.timeIntervalSince1970 / 60).rounded(.down))
        var languages = Numbering<String>()
        language = briefs.map { $0.languageCode.isEmpty ? -1 : languages.number(of: $0.languageCode) }
        self.languages = languages.all
        var stories = Numbering<Story.ID>()
        story = briefs.map { stories.number(of: $0.story.id) }
        var last: [Int: Int] = [:]
        back = story.enumerated().map { article, story in
            defer { last[story] = article }
            return last[story].map { article - $0 } ?? 0
        }
        let paged = Dictionary(briefs.map { ($0.story.id, $0.story) }, uniquingKeysWith: { first, _ in first })
        self.stories = stories.all.map { id in
            paged[id].flatMap { shelf.address(of: $0) == nil ? nil : shelf.names.storyName(id) }.map {
                String($0.prefix { $0 != "-" })
            } ?? ""
        }
        ids = briefs.map { $0.id.prefix(8) }.joined()
        // In a very old edition every score is zero. Avoid dividing by it.
        let greatest = max(edition.ranks.values.map(\.score).max() ?? 1, .leastNormalMagnitude)
        weight = briefs.map { brief in
            edition.ranks[brief.story.id].map { Int((1000 * $0.score / greatest).rounded()) } ?? 0
        }
    }

    var page: Page { Page(path: "search/ranks.json", bytes: JSONFile.compact(self)) }
}
