internal import Newsroom

/// What the pages of readers who have chosen nothing yet begin with (`search/front.json`): the weightiest stories of the edition, and what
/// there is to choose. The reader's figures take from it how much is published.
struct SearchFront: Encodable {
    /// What the articles of the edition are of: topics in the order of the desks, all others as often as they come.
    struct Offered: Encodable {
        let topics: [String]
        let places: [String]
        let sources: [String]
        let languages: [String]
    }

    /// How many stories stand on such a page at first (`discover.js`).
    static let count = 24

    let articles: SearchExtract
    let offered: Offered
    /// As the page offers them to who follows none yet.
    let threads: [SearchThreads.Thread]
    /// How many stories there are in all.
    let total: Int
    let trends: PublishingTrend

    init(
        _ edition: Edition, index: SearchIndex, of search: SearchShelf, ranks: SearchRanks, threads: SearchThreads,
        shelf: CardShelf
    ) {
        self.threads = threads.threads
        let briefs = search.inOrder
        var seen: Set<Int> = []
        // As `ranked` in `own/articles.js`: of each story the newest article, the weightiest story first.
        let leading = briefs.indices.filter { seen.insert(ranks.story[$0]).inserted }.sorted {
            ranks.weight[$0] == ranks.weight[$1] ? $0 < $1 : ranks.weight[$0] > ranks.weight[$1]
        }
        total = leading.count
        trends = PublishingTrend(briefs)
        articles = SearchExtract(
            leading.prefix(Self.count).sorted().map { briefs[$0] }, of: edition, index: index, shelf: shelf)
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
