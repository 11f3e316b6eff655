internal import Newsroom

/// Some articles as an index of their own, with all that their cards show: pages of the reader's own are drawn from one such file
/// (`own/articles.js`), where the index of all days would be a file a day and a drawer for nearly every card. It knows titles, and no words
/// of texts.
struct SearchExtract: Encodable {
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
        /// All cards are in one drawer, and that is here.
        let drawer = SearchExtract.most
        let days = ["own"]
    }

    /// No more articles are in one file: some 700 KB compressed, as much as the index of all days would be with the drawers of a page.
    static let most = 4_000

    let head: Head
    let day: SearchDay
    /// In the order of the day's articles.
    let cards: [SearchDrawers.Card]
    let ranks: SearchRanks

    /// - Parameter briefs: in the order of `SearchShelf.inOrder`.
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
