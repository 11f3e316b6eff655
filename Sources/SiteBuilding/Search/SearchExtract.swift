internal import Newsroom

/// An index of some articles for the reader's own pages (`own/articles.js`); the full index would take a file per day.
/// It covers titles, but not the words of summaries.
struct SearchExtract: Encodable {
    /// The part of the index that draws cards.
    let head: SearchIndex
    let days: [SearchDay]
    /// The cards, in the order of the articles; nil if they are in the chunks of the search.
    let cards: [SearchChunks.Card]?
    let ranks: SearchRanks

    /// Creates a self-contained index, including everything on the cards, of so few articles that their cards fit into
    /// one chunk.
    ///
    /// - Parameter briefs: the articles, in the order of `SearchPartitions.inOrder`.
    init(_ briefs: [Brief], of edition: Edition, index: SearchIndex, shelf: CardShelf) {
        let partition = SearchPartitions.Partition(name: "own", briefs: briefs.reversed())
        head = index.drawingCards(of: [partition.name])
        days = [SearchDay(titlesOf: partition, shelf: shelf)]
        cards = SearchChunks(partition, shelf: shelf).cards
        ranks = SearchRanks(edition, in: SearchPartitions(partitions: [partition]), shelf: shelf)
    }

    /// Creates an index that divides articles by days, as the search does, and leaves their cards in its chunks.
    /// Repeating every card's text and address would make up a tenth of what a night adds to a site in git.
    init(
        of search: SearchPartitions, where isChosen: (Brief) -> Bool, of edition: Edition, index: SearchIndex,
        shelf: CardShelf
    ) {
        head = index.drawingCards(of: search.partitions.map(\.name))
        days = search.partitions.map { SearchDay(titlesOf: $0, where: isChosen, shelf: shelf) }
        cards = nil
        let chosen = search.partitions.map {
            SearchPartitions.Partition(name: $0.name, briefs: $0.briefs.filter(isChosen))
        }
        ranks = SearchRanks(edition, in: SearchPartitions(partitions: chosen), shelf: shelf)
    }
}
