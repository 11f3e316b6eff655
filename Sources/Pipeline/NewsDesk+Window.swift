internal import Computing
internal import Deduplicating
internal import Foundation
internal import Newsroom
internal import Sectioning

/// The steps from fetched feeds to the articles that this run can show.
extension NewsDesk {
    /// Finds feeds that replace others which are no longer configured.
    func successions(
        after round: FetchRound, amid articles: [Article], knowing known: Recollection
    ) -> [Succession] {
        stages.deduplicator.successions(
            in: round.readings, sources: configuration.sources,
            known: Set(known.records.keys).union(articles.lazy.flatMap(\.sources)),
            addresses: known.records.compactMapValues(\.address), articles: articles)
    }

    /// Merges the feeds' items with the known articles, filing each article under an enabled feed if one has carried
    /// it.
    ///
    /// - Parameter round: the round, whose feeds' content is freed as articles are made from it.
    func articles(
        from round: inout FetchRound, amid known: [Article], records: [FeedSource.ID: FeedRecord], at time: RunTime
    ) -> Intake {
        step(.deduplicating) {
            var intake = stages.deduplicator.articles(
                from: round.takeFeeds().map(stages.addressScreen.screened), known: known,
                configured: configuration.sources,
                at: time.moment)
            for index in intake.all.indices { intake.all[index] = stages.addressScreen.screened(intake.all[index]) }
            let retention = Retention(days: configuration.retentionDays, at: time.present, records: records)
            intake.expired = Set(intake.all.lazy.filter(retention.isExpired).map(\.id))
            let shown = shownSources
            for index in intake.all.indices where !shown.contains(intake.all[index].source) {
                let sources = intake.all[index].sources
                guard let source = configuration.sources.first(where: { $0.isEnabled && sources.contains($0.id) })
                else { continue }
                intake.all[index].source = source.id
            }
            intake.unwanted = unwanted(among: intake.all)
            return intake
        }
    }

    /// Returns the articles that the filters of all their enabled sources exclude.
    private func unwanted(among articles: [Article]) -> Set<Article.ID> {
        let filters = stages.sourceFilters
        guard !filters.isEmpty else { return [] }
        let shown = shownSources
        let judged = articles.concurrentMap { article -> Article.ID? in
            let carriers = article.sources.filter(shown.contains)
            let judges = carriers.compactMap { filters[$0] }
            // A source without filters accepts everything.
            guard !judges.isEmpty, judges.count == carriers.count else { return nil }
            return judges.contains { $0.lets(article) } ? nil : article.id
        }
        return Set(judged.compactMap(\.self))
    }

    /// Selects the articles this run can show, which come from enabled sources. All others stay in the archive.
    ///
    /// - Throws: `NothingKnown` if there is nothing to show because no feed could be reached.
    func window(of intake: Intake, after round: FetchRound, knowing known: Recollection, at now: Date) throws
        -> ArticleWindow
    {
        guard !intake.all.isEmpty || round.hasReachedAny else {
            throw NothingKnown(
                archive: configuration.archiveName, asked: round.entries.count,
                isAnySourceOn: configuration.sources.contains(where: \.isEnabled))
        }
        return ArticleWindow(
            of: shown(intake), memberships: known.stories, retentionDays: configuration.retentionDays, at: now)
    }

    /// Returns the articles of enabled sources that pass their filters. Filtered articles stay in the archive, so they
    /// return when a filter is removed.
    func shown(_ intake: Intake) -> [Article] {
        let sources = shownSources
        return intake.all.filter { article in
            sources.contains(article.source) && !intake.expired.contains(article.id)
                && !intake.unwanted.contains(article.id)
        }
    }
}

/// An error for a run with nothing to publish, because no feed could be reached and the archive is empty. A mistyped
/// folder or a dead network must not replace a good site with an empty one.
struct NothingKnown: Error, CustomStringConvertible {
    let archive: String
    /// The number of feeds requested.
    let asked: Int
    let isAnySourceOn: Bool

    var description: String {
        guard isAnySourceOn else { return "there are no articles in \(archive), and \(Configuration.noSourceIsOn)" }
        return asked == 0
            ? "there are no articles in \(archive); build once without --offline, or name the right --data-dir or --archive"
            : "\(asked == 1 ? "the feed" : "none of \(asked) feeds") could \(asked == 1 ? "not " : "")be read, and there are no articles in \(archive)"
    }
}
