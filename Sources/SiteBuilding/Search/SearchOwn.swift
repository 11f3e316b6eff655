internal import Newsroom

/// The data for the personal pages of readers who follow something (`search/own.json`): displayable articles with their
/// cards, and running stories, in one file. If there are more than `SearchExtract.most` articles, those of the
/// highest-ranking stories are kept.
struct SearchOwn: Encodable {
    static let path = "search/own.json"

    let articles: SearchExtract
    let threads: [SearchThreads.Thread]

    init(
        _ edition: Edition, index: SearchIndex, of search: SearchShelf, ranks: SearchRanks, threads: SearchThreads,
        shelf: CardShelf
    ) {
        let briefs = search.inOrder
        let weightiest = briefs.indices.sorted {
            ranks.weight[$0] == ranks.weight[$1] ? $0 < $1 : ranks.weight[$0] > ranks.weight[$1]
        }
        let chosen = weightiest.prefix(SearchExtract.most).sorted().map { briefs[$0] }
        articles = SearchExtract(chosen, of: edition, index: index, shelf: shelf)
        self.threads = threads.threads
    }

    var page: Page { Page(path: Self.path, bytes: JSONFile.compact(self)) }
}
