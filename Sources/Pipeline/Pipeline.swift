public import Archiving
internal import Deduplicating
internal import Fetching
public import FoundationEssentials
internal import Newsroom
internal import Selecting

/// From feeds to a briefing: each stage is called once, in the order in which the news passes through.
public struct Pipeline: Sendable {
    let configuration: Configuration
    let stages: Stages
    let observe: @Sendable (PipelineEvent) -> Void

    /// Makes the stages ready.
    ///
    /// - Parameters:
    ///   - archive: where the run's memory is kept; nil for the file in the configuration's data folder.
    ///   - observe: hears how the run is going, from any thread.
    public init(
        _ configuration: Configuration, archive: (any Archive)? = nil,
        telling observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        self.configuration = configuration
        self.observe = observe
        stages = try Stages(configuration, archive: archive)
    }

    /// Publishes what moves the world at this moment.
    ///
    /// A feed that fails is data: it stands in the report, and what was known of it stays.
    ///
    /// - Throws: when nothing could be published; the old site is then as it was.
    ///
    /// - Parameter isReadFromClock: whether the moment is what the machine's clock says: then servers' clocks must agree.
    public func run(at now: Date, isReadFromClock: Bool = false) async throws -> Report {
        try await published(at: now, isReadFromClock: isReadFromClock).report
    }

    /// One run, with the briefing that it published.
    func published(
        at now: Date, isReadFromClock: Bool = false
    ) async throws -> (briefing: Briefing, report: Report) {
        let memory = try recalled(at: now)
        let round = await feedsRead(knowing: memory, at: now)
        let time = runTime(at: now, isReadFromClock: isReadFromClock, after: round, knowing: memory)
        if !configuration.isForced { try time.check() }
        let successions = successions(after: round, knowing: memory)
        let known = try remembered(successions, in: memory)
        let intake = articles(from: round, knowing: known, at: time)
        try remember(intake, from: round, at: time)

        let window = try window(of: intake, after: round, knowing: known, at: now)
        let pages = await pagesRead(for: window.current, of: intake, after: round, knowing: known, at: now)
        try remember(pages)

        let briefing = await briefing(
            on: window, of: intake, completedBy: pages, after: round, knowing: known, at: now)
        try remember(briefing)

        let extracts = summaries(of: briefing.editions.main, readings: briefing.readings)
        let questions = recalled(modelRound(on: briefing.editions.main, with: extracts))
        let answers = remembered(await answered(questions), at: now)
        let told = summaries(extracts, rewrittenBy: answers)

        let wanted = picturesWanted(for: briefing.editions.all)
        let earlier = try recalledPictures(wanted)
        let pictures = await picturesRead(wanted, knowing: earlier, robots: known.robots, at: now)
        try remember(pictures, at: now)

        let publication = try publish(
            try sitePages(of: briefing.editions, summaries: told.summaries, with: pictures))
        let lapse = rememberPublished(briefing, at: now)
        return (
            briefing,
            Report(
                round: round, successions: successions, newArticles: intake.new.count, pages: pages, pictures: pictures, briefing: briefing,
                summaries: told, publication: publication, lapse: lapse)
        )
    }

    /// What is known of each article, the stories that they tell, and the editions made of both.
    ///
    /// This part of a run asks nobody and changes nothing. `explanation` goes the same way.
    func briefing(
        on window: ArticleWindow, of intake: Intake, completedBy pages: PageReading, after round: FetchRound,
        knowing known: Recollection, at now: Date
    ) async -> Briefing {
        let current = window.current.map(pages.completed)
        let currentReadings = await readings(of: current)
        let stories = stories(from: current, readings: currentReadings, of: intake, knowing: known, at: now)
        let shown = current + articles(of: stories.faded, from: intake)
        let earlier = window.earlier(than: shown)
        let readings = await readings(of: shown + earlier, besides: currentReadings)
        let topics = await topics(of: shown + earlier, readings: readings)
        let places = await places(in: shown + earlier, readings: readings)
        let briefs = await briefs(on: stories, from: shown, readings: readings, topics: topics, places: places)
        let earlierBriefs = earlierBriefs(from: earlier, topics: topics, places: places)
        let patterns = patterns(of: briefs, amid: intake, readings: readings, at: now)
        let editions = editions(
            of: briefs, readings: readings, earlier: earlierBriefs, stories: stories, patterns: patterns,
            round: round, known: known, at: now)
        return Briefing(current: current, readings: readings, stories: stories, briefs: briefs, editions: editions)
    }
}
