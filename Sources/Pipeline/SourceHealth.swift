internal import Newsroom

extension PipelinePart {
    /// Those that are switched on: of the others nothing is shown.
    var shownSources: Set<FeedSource.ID> { Set(configuration.sources.filter(\.isEnabled).map(\.id)) }

    var sourcesByID: [FeedSource.ID: FeedSource] {
        Dictionary(configuration.sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// How every source is doing after this round, in the order of the configuration.
    ///
    /// - Parameter promotions: of each source how many articles are left out as such.
    func health(
        after round: FetchRound, knowing known: Recollection, counting briefs: [Brief],
        promotions: [FeedSource.ID: Int]
    ) -> [FeedHealth] {
        let records = known.records.merging(round.records.map { ($0.source, $0) }) { $1 }
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
