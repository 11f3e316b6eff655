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
internal import SiteBuilding

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
        let current = try current(intake, completedBy: pages, after: round, at: now)
        let stories = try stories(from: current, knowing: known)
        let earlier = earlier(intake, than: current, at: now)
        let topics = await topics(of: current + earlier)
        let places = await places(in: current + earlier)
        let briefs = await briefs(on: stories, from: current, topics: topics, places: places)
        let edition = edition(
            of: briefs, earlier: earlierBriefs(from: earlier, topics: topics, places: places), stories: stories,
            round: round, known: known, at: now)
        let publication = try publish(try sitePages(of: edition))
        return Report(
            round: round, newArticles: intake.new.count, pages: pages, briefs: briefs, edition: edition,
            publication: publication)
    }
}
