internal import Computing
internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom
internal import Publishing
internal import Sectioning
internal import SiteBuilding
internal import TextReading

/// Makes an edition of what feeds have brought and what is known: each stage is called once, in the order in which the news
/// passes through.
struct NewsDesk: PipelinePart {
    let configuration: Configuration
    let edges: Edges
    let stages: Stages
    let observe: @Sendable (PipelineEvent) -> Void

    /// What a round has brought, published, with its briefing.
    func published(
        _ read: consuming FetchRound, knowing memory: consuming Recollection, journal: RunJournal? = nil, at now: Date,
        isReadFromClock: Bool = false
    ) async throws -> (briefing: Briefing, report: Report) {
        let time = runTime(at: now, isReadFromClock: isReadFromClock, after: read, knowing: memory)
        if !configuration.isForced {
            try time.check()
            try configuration.checkThatArchiveKnowsSite(
                of: edges.publisher, feeds: memory.records.keys, articles: memory.articles,
                permalinks: memory.permalinks)
        }
        let successions = successions(after: read, knowing: memory)
        var known = try remembered(successions, in: consume memory)
        // What is kept is read while items become articles, of which one processor does a part alone.
        async let keptBefore = recalledKeep()
        let intake = articles(from: &read, knowing: known, at: time)
        let round = consume read
        returnFreedMemory()
        let brought = intake.brought
        async let isRemembered: Void = remember(brought, from: round, journal: journal, at: time)

        let window = try window(of: intake, after: round, knowing: known, at: now)
        let pagesWanted = pagesWanted(among: window.current, after: round, knowing: known, at: now)
        let pages = await pagesRead(
            pagesWanted, of: intake, knowing: known, robots: try recalledRobots(of: pagesWanted, at: now),
            journal: journal, at: now)
        if pages.isAsked { try await isRemembered }
        try remember(pages)

        var keep = await keptBefore
        var briefing = briefing(
            on: consume window, of: consume intake, completedBy: pages, after: round, knowing: known, keep: &keep,
            at: now)
        known.forgetArticles()
        try await isRemembered

        async let standingPieces = recalledPieces()
        let (extracts, puzzles) = try await edited(briefing, keep: consume keep)
        // Pages show no readings, and take as much memory as they do.
        briefing.readings = ReadingShelf()
        returnFreedMemory()
        let questions = recalled(modelRound(on: briefing.editions.main, with: extracts))
        let answers = remembered(await answered(questions), at: now)
        let told = summaries(extracts, rewrittenBy: answers)

        let picturesWanted = picturesWanted(for: briefing.editions.all)
        let earlier = try recalledPictures(picturesWanted)
        let asked = picturesAsked(among: picturesWanted, knowing: earlier, at: now)
        let pictures = await picturesRead(
            asked, among: picturesWanted, knowing: earlier, robots: try recalledRobots(of: asked, at: now), at: now)
        try remember(pictures, at: now)

        let podcast = spoken(told.summaries, of: briefing.editions.main, at: now)
        let permalinks = try permalinks(of: briefing.editions)
        let kept = await standingPieces
        let editions = briefing.editions
        let made = { (standing: StandingPieces, tray: PageTray) in
            try sitePages(
                of: editions, summaries: told.summaries, puzzles: puzzles, episodes: podcast.episodes,
                with: pictures, permalinks: known.permalinks(with: permalinks), besides: standing, to: tray)
        }
        let (site, publication) = try published(besides: kept, made) { site in
            try remember(
                permalinks + stages.siteBuilder.newParts(in: site, of: editions.main, besides: known.permalinks),
                of: briefing)
        }
        let files = edges.publisher.standing()
        async let arePiecesKept: Void = remember(site.pieces, of: files, besides: kept)
        let exportFailure = export(briefing.editions)
        let lapse = rememberPublished(briefing, at: now)
        await arePiecesKept
        let report = Report(
            round: round, successions: successions, newArticles: brought.new.count, pages: pages, pictures: pictures,
            figures: EditionFigures(of: briefing), summaries: told, publication: publication,
            damagedDays: known.damagedDays, damagedRows: edges.damage.lines, exportFailure: exportFailure,
            speechFailure: podcast.failure, lapse: lapse)
        rememberStanding(report, as: files, after: round, knowing: known, at: now)
        return (briefing, report)
    }

    /// Makes the articles' briefs, their stories, and the editions.
    ///
    /// This part of a run reads no network and changes nothing on disk. `explanation` uses it too.
    ///
    /// - Parameter keep: what earlier runs have understood, then this one.
    func briefing(
        on window: ArticleWindow, of intake: Intake, completedBy pages: PageReading, after round: FetchRound,
        knowing known: Recollection, keep: inout Keep, at now: Date
    ) -> Briefing {
        let all = self.shown(intake)
        let kinds = kinds(of: all.map { completed($0, by: pages) }, keep: &keep)
        var cleaner = cleaner(learningFrom: all, knowing: keep)
        let current = cleaned(kinds.shown(window.current).map { completed($0, by: pages) }, by: &cleaner)
        let readCurrent = read(current, keep: &keep)
        returnFreedMemory()
        let (stories, homes) = together { [readings = readCurrent.readings] in
            self.stories(from: current, amid: all, kinds: kinds, readings: readings, knowing: known, at: now)
        } _: { [readings = readCurrent.readings] in
            homeNames(in: current, readings: readings)
        }
        returnFreedMemory()
        let faded = cleaned(kinds.shown(articles(of: stories.faded, from: intake)), by: &cleaner)
        let shown = current + faded
        let earlier = cleaned(kinds.shown(window.earlier(than: shown)), by: &cleaner)
        cleaner.leave(to: &keep)
        let read = (consume readCurrent).with(read(faded + earlier, keep: &keep))
        let readings = read.readings
        let places = places(in: shown + earlier, read: read, amid: homes)
        let plain = briefs(on: stories, from: shown, kinds: kinds, read: read, places: places)
        let ((ranks, threads), patterns) = together {
            together {
                self.ranks(of: plain, readings: readings, at: now)
            } _: {
                self.threads(of: stories, told: plain, knowing: known, at: now)
            }
        } _: {
            self.patterns(of: plain, amid: shown + earlier, kinds: kinds, readings: readings, at: now)
        }
        let precedents = precedents(
            of: plain, readings: readings, stories: stories, threads: threads, knowing: known, at: now)
        let briefs = contextualised(plain, readings: readings, ranks: ranks, precedents: precedents, keep: &keep)
        let earlierBriefs = earlierBriefs(from: earlier, kinds: kinds, read: read, places: places)
        let editions = editions(
            of: briefs, readings: readings, earlier: earlierBriefs, stories: stories, threads: threads,
            ranks: ranks, patterns: patterns,
            promotions: kinds.promotions(among: window.current), round: round, known: known, at: now)
        return Briefing(
            current: current, kinds: kinds, readings: readings, stories: stories, threads: threads, homes: homes,
            precedents: precedents, briefs: briefs,
            editions: editions)
    }
}
