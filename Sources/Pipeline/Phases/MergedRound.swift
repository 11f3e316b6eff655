internal import Computing
internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The round's items merged with the known articles.
struct MergedRound: Sendable {
    let time: RunTime
    /// The round without the content of its feeds.
    let round: FetchRound
    let known: ArchivedState
    /// The feeds that continue others no longer configured.
    let successions: [Succession]
    let matched: MatchedArticles
    /// The results of earlier runs.
    let cache: ResultCache

    var now: Date { time.moment }
}

extension NewsDesk {
    /// Returns how far the run's moment can be trusted.
    ///
    /// - Throws: when the moment is implausible, or the archive does not know the published site; never with `--force`.
    func runTime(
        at now: Date, isReadFromClock: Bool, after round: FetchRound, amid articles: [Article],
        knowing known: ArchivedState
    ) throws -> RunTime {
        let time = RunTime(
            moment: now, isReadFromClock: isReadFromClock, servers: round.serverTime, lastRun: known.lastRun)
        guard !configuration.isForced else { return time }
        try time.check()
        try configuration.checkThatArchiveKnowsSite(
            of: edges.publisher, feeds: known.records.keys, articles: articles, permalinks: known.permalinks)
        return time
    }

    /// Merges the feeds' items with the known articles.
    ///
    /// - Parameters:
    ///   - read: the round with the content of its feeds, which is freed here.
    ///   - matched: its items matched with the articles, if that has been done already.
    func merged(
        _ read: consuming FetchRound, amid articles: [Article], matched: MatchedArticles? = nil,
        knowing memory: ArchivedState, at time: RunTime
    ) async throws -> MergedRound {
        defer { returnFreedMemory() }
        // Merging is partly serial, so the cache is read meanwhile.
        async let cache = loadedResults()
        let successions = successions(after: read, amid: articles, knowing: memory)
        let known = try archivedState(after: successions, in: memory)
        let continued = successions.isEmpty ? articles : articles.map { $0.continued(by: successions) }
        let records = read.updated(known.records)
        let matched = self.articles(
            from: &read, amid: continued, matched: successions.isEmpty ? matched : nil, records: records, at: time)
        return MergedRound(
            time: time, round: read, known: known, successions: successions, matched: matched, cache: await cache)
    }
}
