internal import Newsroom

/// A self-contained index of some articles, including everything on their cards. The reader's own pages are drawn from
/// one such file (`own/articles.js`); the full index would take a file per day and a chunk for nearly every card. It
/// covers titles, but not the words of summaries.
struct SearchExtract: Encodable {
    /// The part of `SearchIndex` needed to draw cards.
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
        /// The chunk size: large enough that all cards are in the single chunk of this file.
        let drawer = SearchExtract.most
        let days = ["own"]
    }

    /// The maximum number of articles in one file: about 700 KB compressed, as much as the full index with the chunks
    /// for one page.
    static let most = 4_000

    let head: Head
    let day: SearchDay
    /// The cards, in the order of the day's articles.
    let cards: [SearchDrawers.Card]
    let ranks: SearchRanks

    /// - Parameter briefs: the articles, in the order of `SearchShelf.inOrder`.
    init(_ briefs: [Brief], of edition: Edition, index: SearchIndex, shelf: CardShelf) {
        head = Head(
            format: index.format, zone: index.zone,
            topics: index.topics.map { Head.Topic(id: $0.id, name: $0.name, key: $0.key) }, sources: index.sources,
            fragments: index.fragments)
        let stretch = SearchShelf.Stretch(name: "own", briefs: briefs.reversed())
        day = SearchDay(titlesOf: stretch, shelf: shelf)
        cards = SearchDrawers(stretch, shelf: shelf).cards
        ranks = SearchRanks(edition, in: SearchShelf(stretches: [stretch]), shelf: shelf)
    }
}
