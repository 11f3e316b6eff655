internal import Computing
internal import Newsroom

extension CacheInputs {
    /// Collects the inputs of a day's search file: all of its contents except the words, and the texts the words come
    /// from.
    init(dayOf partition: SearchPartitions.Partition, shelf: CardShelf) {
        self.init()
        add("search/day")
        add(partition.name)
        add(SearchDay(titlesOf: partition, shelf: shelf))
        for brief in partition.briefs { add(SearchWords.Texts(of: brief.article)) }
    }

    /// Collects the inputs of the cards for search results: the cards themselves.
    init(_ chunks: SearchChunks) {
        self.init()
        add("search/cards")
        add(chunks)
    }
}
