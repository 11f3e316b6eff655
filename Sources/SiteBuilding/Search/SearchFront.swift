internal import Newsroom

/// What the pages of readers who have chosen nothing yet begin with (`search/front.json`): the weightiest stories of the edition as
/// an index of their own, with their cards, and what there is to choose. Without it they would load the index of all days, and a
/// drawer for nearly every card. The reader's figures take from it how much is published.
struct SearchFront: Encodable {
    /// The part of `SearchIndex` that cards are drawn by.
    struct Head: Encodable {
        struct Topic: Encodable {
            let id: String
            let name: String
            let key: String?
            let synonyms: [String] = []
        }

        let format: Int
        let languages: [String] = []
        let zone: String
        let grammar: [String: [String]] = [:]
        let topics: [Topic]
        let sources: [SearchIndex.Source]
        let fragments: [String]
        let drawer = SearchDrawers.size
        let days = ["front"]
    }

    /// What the articles of the edition are of: topics in the order of the desks, all others as often as they come.
    struct Offered: Encodable {
        let topics: [String]
        let places: [String]
        let sources: [String]
        let languages: [String]
    }

    /// A running story by the name of its page.
    struct Running: Encodable {
        let name: String
        let title: String
        let language: String?
    }

    /// How many stories stand on such a page at first (`discover.js`).
    static let count = 24

    let head: Head
    let day: SearchDay
    let cards: [SearchDrawers.Card]
    let ranks: SearchRanks
    let offered: Offered
    /// The running stories, as the page offers them to who follows none yet.
    let running: [Running]
    /// How many stories there are in all.
    let total: Int
    let trends: PublishingTrend

    init(
        _ edition: Edition, index: SearchIndex, of search: SearchShelf, ranks: SearchRanks, threads: SearchThreads,
        shelf: CardShelf
    ) {
        running = threads.threads.map { Running(name: $0.name, title: $0.title, language: $0.language) }
        head = Head(
            format: index.format, zone: index.zone,
            topics: index.topics.map { Head.Topic(id: $0.id, name: $0.name, key: $0.key) }, sources: index.sources,
            fragments: index.fragments)
        let briefs = search.inOrder
        var seen: Set<Int> = []
        // As `ranked` in `own/articles.js`: of each story the newest article, the weightiest story first.
        let leading = briefs.indices.filter { seen.insert(ranks.story[$0]).inserted }.sorted {
            ranks.weight[$0] == ranks.weight[$1] ? $0 < $1 : ranks.weight[$0] > ranks.weight[$1]
        }
        total = leading.count
        trends = PublishingTrend(briefs)
        let chosen = SearchShelf.Stretch(
            name: "front", briefs: leading.prefix(Self.count).sorted(by: >).map { briefs[$0] })
        day = SearchDay(chosen, shelf: shelf, without: [])
        cards = SearchDrawers(chosen, shelf: shelf).cards
        self.ranks = SearchRanks(edition, in: SearchShelf(stretches: [chosen]), shelf: shelf)
        let used = Set(
            briefs.map(\.topic).flatMap { topic in
                [topic.category] + (topic.subcategory.map { ["\(topic.category)/\($0)"] } ?? [])
            })
        offered = Offered(
            topics: index.topics.map(\.id).filter(used.contains),
            places: Self.often(briefs.compactMap { $0.place?.country }),
            sources: Self.often(briefs.map(\.source.id)), languages: Self.often(briefs.map(\.languageCode)))
    }

    /// The most frequent first.
    private static func often(_ values: [String]) -> [String] {
        let counts = Dictionary(values.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    }

    var page: Page { Page(path: "search/front.json", bytes: JSONFile.compact(self)) }
}
