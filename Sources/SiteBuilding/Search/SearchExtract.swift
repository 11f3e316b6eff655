internal import Newsroom

/// An index of some articles for the reader's own pages (`own/articles.js`); the full index would take a file per day.
/// It covers titles, but not the words of summaries.
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
        let drawer = SearchDrawers.size
        let days: [String]

        init(_ index: SearchIndex, days: [String]) {
            format = index.format
            zone = index.zone
            topics = index.topics.map { Topic(id: $0.id, name: $0.name, key: $0.key) }
            sources = index.sources
            fragments = index.fragments
            self.days = days
        }
    }

    let head: Head
    let days: [SearchDay]
    /// The cards, in the order of the articles; nil if they are in the chunks of the search.
    let cards: [SearchDrawers.Card]?
    let ranks: SearchRanks

    /// Creates a self-contained index, including everything on the cards, of so few articles that their cards fit into
    /// one chunk.
    ///
    /// - Parameter briefs: the articles, in the order of `SearchPartitions.inOrder`.
    init(_ briefs: [Brief], of edition: Edition, index: SearchIndex, shelf: CardShelf) {
        let partition = SearchPartitions.Partition(name: "own", briefs: briefs.reversed())
        head = Head(index, days: [partition.name])
        days = [SearchDay(titlesOf: partition, shelf: shelf)]
        cards = SearchDrawers(partition, shelf: shelf).cards
        ranks = SearchRanks(edition, in: SearchPartitions(partitions: [partition]), shelf: shelf)
    }

    /// Creates an index that divides articles by days, as the search does, and leaves their cards in its chunks.
    /// Repeating every card's text and address would make up a tenth of what a night adds to a site in git.
    init(
        of search: SearchPartitions, where isChosen: (Brief) -> Bool, of edition: Edition, index: SearchIndex,
        shelf: CardShelf
    ) {
        head = Head(index, days: search.partitions.map(\.name))
        days = search.partitions.map { SearchDay(titlesOf: $0, where: isChosen, shelf: shelf) }
        cards = nil
        let chosen = search.partitions.map {
            SearchPartitions.Partition(name: $0.name, briefs: $0.briefs.filter(isChosen))
        }
        ranks = SearchRanks(edition, in: SearchPartitions(partitions: chosen), shelf: shelf)
    }
}
