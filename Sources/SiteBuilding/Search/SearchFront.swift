internal import Newsroom

/// The start of a personal page for readers who have chosen nothing yet (`search/front.json`): the edition's top
/// stories, and the available choices. Readers' statistics also use it to see how much is published.
struct SearchFront: Encodable {
    /// The choices that the edition's articles offer readers. Topics are in the order of the desks; the rest is sorted
    /// by frequency.
    struct Offered: Encodable {
        let topics: [String]
        let places: [String]
        let sources: [String]
        let languages: [String]
    }

    /// The number of stories that such a page shows initially (`discover.js`).
    static let count = 24

    let articles: SearchExtract
    let offered: Offered
    /// The running stories that the page suggests to readers who follow none.
    let threads: [SearchThreads.Thread]
    /// The total number of stories.
    let total: Int
    let trends: PublishingTrend

    init(
        _ edition: Edition, index: SearchIndex, of search: SearchPartitions, ranks: SearchRanks, threads: SearchThreads,
        shelf: CardShelf
    ) {
        self.threads = threads.threads
        let briefs = search.inOrder
        var seen: Set<Int> = []
        // As `ranked` in `own/articles.js`: the newest article of each story, the highest-ranking story first.
        let leading = briefs.indices.filter { seen.insert(ranks.story[$0]).inserted }.sorted {
            ranks.weight[$0] == ranks.weight[$1] ? $0 < $1 : ranks.weight[$0] > ranks.weight[$1]
        }
        total = leading.count
        trends = PublishingTrend(briefs)
        articles = SearchExtract(
            leading.prefix(Self.count).sorted().map { briefs[$0] }, of: edition, index: index, shelf: shelf)
        let used = Set(
            briefs.flatMap { brief in
                let topic = brief.topic
                return [topic.category] + (topic.subcategory.map { ["\(topic.category)/\($0)"] } ?? [])
            })
        offered = Offered(
            topics: index.topics.map(\.id).filter(used.contains),
            places: Self.often(briefs.compactMap { $0.place?.country }),
            sources: Self.often(briefs.map(\.source.id)), languages: Self.often(briefs.map(\.languageCode)))
    }

    /// Returns distinct values, the most frequent first.
    private static func often(_ values: [String]) -> [String] {
        let counts = Dictionary(values.filter { !$0.isEmpty }.map { ($0, 1) }, uniquingKeysWith: +)
        return counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    }

    var page: Page { Page(path: "search/front.json", bytes: JSONFile.compact(self)) }
}
