internal import Newsroom

extension PipelinePart {
    /// The enabled sources. Nothing from the others is shown.
    var shownSources: Set<FeedSource.ID> { Set(configuration.sources.filter(\.isEnabled).map(\.id)) }

    var sourcesByID: [FeedSource.ID: FeedSource] {
        Dictionary(configuration.sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the state of every source after this round, in configuration order.
    ///
    /// - Parameter promotions: the number of promotions left out, by source.
    func health(
        after round: FetchRound, knowing known: ArchivedState, counting briefs: [Brief],
        promotions: [FeedSource.ID: Int]
    ) -> [FeedHealth] {
        let records = round.updated(known.records)
        let costs = configuration.monitoring.reportsCosts ? round.costs : [:]
        let counts = Dictionary(briefs.map { ($0.source.id, 1) }, uniquingKeysWith: +)
        return configuration.sources.map { source in
            FeedHealth(
                source: source, record: records[source.id] ?? FeedRecord(source: source.id),
                articles: counts[source.id] ?? 0, promotions: promotions[source.id] ?? 0,
                cost: costs[source.id])
        }
    }
}
