internal import Computing
internal import Deduplicating
internal import Foundation
internal import Newsroom
internal import Sectioning
internal import SiteBuilding

extension PipelineStep {
    static let deduplicating = PipelineStep("deduplicating")
}

extension PipelinePart {
    /// Matches feeds' items with the known articles.
    func matched(
        _ feeds: consuming [SourcedFeed], amid known: [Article], by deduplicator: Deduplicator,
        screenedBy screen: AddressScreen, at now: Date
    ) -> MatchedArticles {
        deduplicator.articles(
            from: feeds.map(screen.screened), known: known, configured: configuration.sources, at: now)
    }
}

/// The steps from fetched feeds to the articles that this run can show.
extension NewsDesk {
    /// Finds feeds that replace others which are no longer configured.
    func successions(
        after round: FetchRound, amid articles: [Article], knowing known: ArchivedState
    ) -> [Succession] {
        stages.deduplicator.successions(
            in: round.readings, sources: configuration.sources,
            known: Set(known.records.keys).union(articles.lazy.flatMap(\.sources)),
            addresses: known.records.compactMapValues(\.address), articles: articles)
    }

    /// Merges the feeds' items with the known articles, filing each article under an enabled feed if one has carried
    /// it.
    ///
    /// - Parameters:
    ///   - round: the round, whose feeds' content is freed as articles are made from it.
    ///   - matched: its items matched with the known articles, if that has been done already.
    func articles(
        from round: inout FetchRound, amid known: [Article], matched: MatchedArticles? = nil,
        records: [FeedSource.ID: FeedRecord], at time: RunTime
    ) -> MatchedArticles {
        step(.deduplicating) {
            var matched =
                matched
                ?? self.matched(
                    round.takeFeeds(), amid: known, by: stages.deduplicator, screenedBy: stages.addressScreen,
                    at: time.moment)
            // Feeds that were matched before are still in the round.
            _ = round.takeFeeds()
            for index in matched.all.indices { matched.all[index] = stages.addressScreen.screened(matched.all[index]) }
            let retention = Retention(days: configuration.retentionDays, at: time.present, records: records)
            matched.expired = Set(matched.all.lazy.filter(retention.isExpired).map(\.id))
            let shown = shownSources
            for index in matched.all.indices where !shown.contains(matched.all[index].source) {
                let sources = matched.all[index].sources
                guard let source = configuration.sources.first(where: { $0.isEnabled && sources.contains($0.id) })
                else { continue }
                matched.all[index].source = source.id
            }
            matched.unwanted = unwanted(among: matched.all)
            return matched
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
            return judges.contains { $0.accepts(article) } ? nil : article.id
        }
        return Set(judged.compactMap(\.self))
    }

    /// Selects the articles this run can show, which come from enabled sources. All others stay in the archive.
    ///
    /// - Throws: `NothingToPublish` if there is nothing to show because no feed could be reached, also if the archive
    ///   holds only articles of other feeds, as after all addresses were edited.
    func window(of matched: MatchedArticles, after round: FetchRound, knowing known: ArchivedState, at now: Date) throws
        -> ArticleWindow
    {
        let sources = shownSources
        let isAnyKnown = matched.all.contains { round.entries.isEmpty || sources.contains($0.source) }
        guard isAnyKnown || round.hasReachedAny else {
            throw NothingToPublish(
                archive: configuration.archiveName, asked: round.entries.count,
                isAnySourceOn: configuration.sources.contains(where: \.isEnabled),
                example: round.exampleOfFailure, isCutOff: round.isCutOff)
        }
        return ArticleWindow(
            of: shown(matched), memberships: known.stories, retentionDays: configuration.retentionDays, at: now)
    }

    /// Returns the articles of enabled sources that pass their filters. Filtered articles stay in the archive, so they
    /// return when a filter is removed.
    func shown(_ matched: MatchedArticles) -> [Article] {
        let sources = shownSources
        return matched.all.filter { article in
            sources.contains(article.source) && !matched.expired.contains(article.id)
                && !matched.unwanted.contains(article.id)
        }
    }
}

/// An error for a run with nothing to publish, because no feed could be reached and the archive has nothing of them. A
/// mistyped folder or a dead network must not replace a good site with an empty one.
struct NothingToPublish: Error, CustomStringConvertible {
    let archive: String
    /// The number of feeds requested.
    let asked: Int
    let isAnySourceOn: Bool
    /// The first feed that failed, and why; nil if none did.
    let example: String?
    /// Whether no server answered at all.
    let isCutOff: Bool

    var description: String {
        guard isAnySourceOn else { return "there are no articles in \(archive), and \(Configuration.noSourceIsOn)" }
        guard asked > 0 else {
            return "there are no articles in \(archive); build once without --offline, or name the right --data-dir or "
                + "--archive"
        }
        let feeds = asked == 1 ? "the feed could not be read" : "none of \(asked) feeds could be read"
        let reason = example ?? "none was due"
        let advice = isCutOff ? "is this machine connected?" : "pulse check --feeds tests each feed"
        return "\(feeds) (\(reason)), and there are no articles of theirs in \(archive); \(advice)"
    }
}

extension FetchRound {
    /// The first feed that failed, and why, in English; nil if none failed.
    fileprivate var exampleOfFailure: String? {
        guard let words = try? Localisation.english() else { return nil }
        for entry in entries {
            switch entry.answer {
            case .failed(let failure), .skipped(_, after: let failure?):
                return "\(entry.source.name): \(words.text(of: failure))"
            case .read, .unchanged, .left, .skipped: continue
            }
        }
        return nil
    }
}
