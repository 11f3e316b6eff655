internal import Archiving
internal import Categorising
internal import Contextualising
internal import Deduplicating
internal import Fetching
public import FoundationEssentials
internal import Geotagging
internal import Newsroom
internal import Parsing
internal import Publishing
internal import Sectioning
internal import Signalling
internal import SiteBuilding
internal import Summarising

/// From feeds to a briefing: each stage is called once, in the order in which the news passes through.
public struct Pipeline: Sendable {
    let configuration: Configuration
    let stages: Stages
    let observe: @Sendable (PipelineEvent) -> Void

    /// Publishes what moves the world at this moment.
    ///
    /// A feed that fails is data: it stands in the report, and what was known of it stays.
    ///
    /// - Throws: when nothing could be published; the old site is then as it was.
    public func run(at now: Date) async throws -> Report {
        let known = try recalled(at: now)
        let round = await feedsRead(knowing: known, at: now)
        let intake = articles(from: round, knowing: known, at: now)
        try remember(intake, from: round, at: now)
        let pages = try await pagesRead(for: intake, after: round, knowing: known, at: now)
        let current = try current(intake, completedBy: pages, after: round, knowing: known, at: now)
        let stories = try stories(from: current, of: intake, knowing: known, at: now)
        let shown = current + articles(of: stories.faded, from: intake)
        let earlier = earlier(intake, than: shown, at: now)
        let topics = await topics(of: shown + earlier)
        let places = await places(in: shown + earlier)
        let briefs = await briefs(on: stories, from: shown, topics: topics, places: places)
        let patterns = patterns(of: briefs, amid: intake, at: now)
        let editions = try editions(
            of: briefs, earlier: earlierBriefs(from: earlier, topics: topics, places: places), stories: stories,
            patterns: patterns, round: round, known: known, at: now)
        let summaries = await summaries(of: editions.main, at: now)
        let pictures = try await pictures(for: editions.all, knowing: known, at: now)
        let publication = try publish(try sitePages(of: editions, summaries: summaries.summaries, with: pictures))
        try remember(stories, of: current, at: now)
        return Report(
            round: round, newArticles: intake.new.count, pages: pages, pictures: pictures, briefs: briefs,
            editions: editions, summaries: summaries, publication: publication)
    }
}
