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
    /// made them. These run concurrently: reading the cache and merging articles (`collected`); storing new articles
    /// while analysing them, then summarising while making puzzles (`drafted`); storing the pages' keys while exporting
    /// (`recorded`).
    ///
    /// - Parameter matched: the round's items matched with the articles, if that has been done already.
    func published(
        _ round: consuming FetchRound, amid articles: consuming [Article], matched: MatchedArticles? = nil,
        knowing known: ArchivedState, journal: RunJournal? = nil, at now: Date, isReadFromClock: Bool = false
    ) async throws -> (briefing: Briefing, report: Report) {
        let time = try runTime(at: now, isReadFromClock: isReadFromClock, after: round, amid: articles, knowing: known)
        let draft = try await drafted(
            from: try await collected(round, amid: articles, matched: matched, knowing: known, at: time),
            journal: journal)
        let alerts = try alerts(in: draft.briefing, at: now)
        let summaries = await rewritten(draft.summaries, of: draft.briefing.editions.main, at: now)
        let pictures = try await picturesRead(for: draft.briefing.editions, at: now)
        let podcast = spoken(summaries.summaries, of: draft.briefing.editions.main, at: now)
        let site = try published(draft, summaries: summaries.summaries, pictures: pictures, episodes: podcast.episodes)
        let (exportFailure, recordingFailure) = await recorded(site, of: draft, at: now)
        let report = Report(
            round: draft.round, successions: draft.successions, newArticles: draft.newArticles, pages: draft.pages,
            pictures: pictures, figures: EditionFigures(of: draft.briefing), summaries: summaries,
            publication: site.publication, damagedDays: draft.known.damagedDays, damagedRows: edges.damage.lines,
            exportFailure: exportFailure, speechFailure: podcast.failure, bookFailure: site.bookFailure,
            recordingFailure: recordingFailure,
            alerts: alerts)
        storeSiteState(report, as: site.files, after: draft.round, knowing: draft.known, at: now)
        return (draft.briefing, report)
    }
}
