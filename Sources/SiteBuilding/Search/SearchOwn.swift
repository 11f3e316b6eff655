internal import Newsroom

/// What a page is made of for a reader who follows or has chosen something (`search/own.json`): the articles that can be shown, with their
/// cards, and the running stories, in one file. Of more than `SearchExtract.most` articles it has those of the weightiest stories.
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
