internal import Computing
internal import Newsroom

extension SiteBuilder {
    /// Writes the card data for search results.
    func searchDrawers(
        on search: SearchPartitions, shelf: CardShelf, besides reusable: ReusablePieces, to sink: PageSink
    )
        -> BuiltSite
    {
        var site = BuiltSite()
        for partition in search.partitions {
            let chunks = SearchChunks(partition, shelf: shelf)
            site.add(CacheInputs(chunks), reusable: reusable, to: sink) { chunks.pages }
        }
        return site
    }

    /// Returns the files that the search page requests first, and those for readers' own pages.
    func searchIndex(of edition: Edition, on search: SearchPartitions, shelf: CardShelf) -> [Page] {
        let grammar = SearchGrammar(languages.all)
        let index = SearchIndex(edition, on: search.partitions, grammar: grammar, words: shelf.words)
        let ranks = SearchRanks(edition, in: search, shelf: shelf)
        let threads = SearchThreads(edition, shelf: shelf)
        let front = SearchFront(edition, index: index, of: search, ranks: ranks, threads: threads, shelf: shelf)
        let own = SearchOwn(edition, index: index, of: search, ranks: ranks, threads: threads, shelf: shelf)
        return [Page(path: "search/index.json", bytes: index.bytes), ranks.page, front.page, own.page, threads.page]
    }

    /// Writes the search file for one day.
    func searchDay(
        of partition: SearchPartitions.Partition, shelf: CardShelf, without stopWords: Set<String>,
        besides reusable: ReusablePieces, to sink: PageSink
    ) -> BuiltSite {
        var site = BuiltSite()
        site.add(CacheInputs(dayOf: partition, shelf: shelf), reusable: reusable, to: sink) {
            let day = SearchDay(partition, shelf: shelf, without: stopWords, in: languages.all)
            return [Page(path: "search/\(partition.name).json", bytes: day.bytes)]
        }
        return site
    }
}
