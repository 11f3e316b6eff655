internal import Computing
public import Newsroom

extension SiteBuilder {
    /// The number of share cards drawn before they are handed over and freed.
    private static let cardsTogether = 64

    /// Returns the pictures shown in link previews. There are none without a site address, because previews need
    /// absolute URLs.
    ///
    /// - Parameter permalinks: the addresses published by this edition; their titles are those on the cards.
    public func shareCards(of edition: Edition, permalinks: [Permalink] = []) throws(TemplateError) -> [ShareCard] {
        guard settings.drawsShareCards else { return [] }
        let words = try languages.words(in: edition.site.language)
        let titles = Dictionary(permalinks.map { ($0.path, $0.title) }, uniquingKeysWith: { first, _ in first })
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        return ShareCardPlan(
            edition: edition.localised(in: words), words: words, settings: settings, day: clock.day(edition.moment),
            titles: titles
        ).cards
    }

    /// Draws the cards that an earlier run has not drawn, and hands them over.
    ///
    /// - Parameter draw: returns the files of cards, leaving out those that cannot be drawn.
    public func shareCards(
        of edition: Edition, permalinks: [Permalink], besides reusable: ReusablePieces, to sink: PageSink,
        drawing draw: ([ShareCard]) -> [Page]
    ) throws(TemplateError) -> BuiltSite {
        let sink = sink.within(edition.folder)
        var site = BuiltSite()
        let keyed = try shareCards(of: edition, permalinks: permalinks).map { card in
            (card: card, content: CacheInputs(of: card, in: edition.folder))
        }
        let cards = keyed.filter { !site.add(reusable: reusable, $0.content) }
        for start in stride(from: 0, to: cards.count, by: Self.cardsTogether) {
            let some = cards[start..<min(start + Self.cardsTogether, cards.count)]
            let drawn = Dictionary(
                draw(some.map(\.card)).map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
            for (card, content) in some {
                guard let page = drawn[card.path] else { continue }
                site.add(content, reusable: .none, to: sink) { [page] }
            }
        }
        return site
    }
}

extension CacheInputs {
    /// Collects the inputs of a share card: everything that is drawn, and its path.
    fileprivate init(of card: ShareCard, in folder: String) {
        self.init()
        add(["card", folder])
        add(card)
    }
}
