internal import Computing
internal import Contextualising
internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom
internal import Publishing
internal import Puzzling
internal import SiteBuilding

/// Makes an edition from new and stored articles, and publishes it.
struct NewsDesk: PipelinePart {
    let configuration: Configuration
    let edges: Edges
    let stages: Stages
    let observe: @Sendable (PipelineEvent) -> Void

    /// Publishes an edition of the round. This is the main path of a run, with one line per stage.
    ///
    /// Each stage returns only what later ones need, so that large intermediate results are freed with the stage that
    /// made them. Four phases hand their result to the next, and each does some things concurrently:
    ///
    /// - `merged`: matches the feeds' items with the known articles, while reading the cache.
    /// - `analysed`: makes the editions while storing new articles, then summaries while making puzzles.
    /// - `published`: renders the pages that changed and replaces the site.
    /// - `storeAndExport`: stores the pages' keys while exporting the editions.
    ///
    /// - Parameter matched: the round's items matched with the articles, if that has been done already.
    func published(
        _ round: consuming FetchRound, amid articles: consuming [Article], matched: MatchedArticles? = nil,
        knowing known: ArchivedState, journal: RunJournal? = nil, at now: Date, isReadFromClock: Bool = false
    ) async throws -> (briefing: Briefing, report: Report) {
        let time = try runTime(at: now, isReadFromClock: isReadFromClock, after: round, amid: articles, knowing: known)
        let analysed = try await analysed(
            try await merged(round, amid: articles, matched: matched, knowing: known, at: time), journal: journal)
        let alerts = try alerts(in: analysed.briefing, at: now)
        let summaries = await rewritten(analysed.summaries, of: analysed.briefing.editions.main, at: now)
        let pictures = try await picturesRead(for: analysed.briefing.editions, at: now)
        let podcast = spoken(summaries.summaries, of: analysed.briefing.editions.main, at: now)
        let site = try published(
            analysed, summaries: summaries.summaries, pictures: pictures, episodes: podcast.episodes)
        let (exportFailure, recordingFailure) = await storeAndExport(site, of: analysed, at: now)
        let report = Report(
            round: analysed.round, successions: analysed.successions, newArticles: analysed.newArticles,
            pages: analysed.pages, pictures: pictures, figures: EditionFigures(of: analysed.briefing),
            summaries: summaries, publication: site.publication, damagedDays: analysed.known.damagedDays,
            damagedRows: edges.damage.lines, exportFailure: exportFailure, speechFailure: podcast.failure,
            bookFailure: site.bookFailure, recordingFailure: recordingFailure, alerts: alerts)
        storeSiteState(report, as: site.files, after: analysed.round, knowing: analysed.known, at: now)
        return (analysed.briefing, report)
    }
}
