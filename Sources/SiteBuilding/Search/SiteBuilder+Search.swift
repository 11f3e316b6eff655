internal import Newsroom

extension SiteBuilder {
    /// What cards show of the articles that are found.
    func searchDrawers(on search: SearchShelf, shelf: CardShelf, besides standing: StandingPieces) -> BuiltSite {
        var site = BuiltSite()
        for stretch in search.stretches {
            site.add(PieceContent(drawersOf: stretch), standing: standing) {
                SearchDrawers(stretch, shelf: shelf).pages
            }
        }
        return site
    }

    /// The files that the search page requests first, and what readers' own pages are made by.
    func searchIndex(
        of edition: Edition, on search: SearchShelf, shelf: CardShelf, besides standing: StandingPieces
    ) -> BuiltSite {
        let grammar = SearchGrammar(languages.all)
        let index = SearchIndex(edition, on: search.stretches, grammar: grammar, words: shelf.words)
        let stopWords = grammar.stopWords
        let ranks = SearchRanks(edition, in: search, shelf: shelf)
        let front = SearchFront(edition, index: index, of: search, ranks: ranks, shelf: shelf)
        let threads = SearchThreads(edition, shelf: shelf)
        var site = BuiltSite([
            Page(path: "search/index.json", bytes: index.bytes), ranks.page, front.page, threads.page,
        ])
        for stretch in search.stretches {
            site.add(PieceContent(dayOf: stretch, shelf: shelf), standing: standing) {
                let day = SearchDay(stretch, shelf: shelf, without: stopWords)
                return [Page(path: "search/\(stretch.name).json", bytes: day.bytes)]
            }
        }
        return site
    }
}
