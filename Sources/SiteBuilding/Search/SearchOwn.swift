internal import Newsroom

/// The data for the personal pages of readers who follow something (`search/own.json`): displayable articles and
/// running stories, in one file. If there are more than `most` articles, those of the highest-ranking stories are kept.
/// A page loads the cards that it shows from the chunks of the search.
struct SearchOwn: Encodable {
    static let path = "search/own.json"
    /// The maximum number of articles: about 250 KB compressed.
    private static let most = 4_000

    let articles: SearchExtract
    let threads: [SearchThreads.Thread]

    init(
        _ edition: Edition, index: SearchIndex, of search: SearchPartitions, ranks: SearchRanks, threads: SearchThreads,
        shelf: CardShelf
    ) {
        let briefs = search.inOrder
        let byRank = briefs.indices.sorted {
            ranks.weight[$0] == ranks.weight[$1] ? $0 < $1 : ranks.weight[$0] > ranks.weight[$1]
        }
        let chosen = Set(byRank.prefix(Self.most).map { briefs[$0].id })
        articles = SearchExtract(
            of: search, where: { chosen.contains($0.id) }, of: edition, index: index, shelf: shelf)
        self.threads = threads.threads
    }

    var page: Page { Page(path: Self.path, bytes: JSONFile.compact(self)) }
}
