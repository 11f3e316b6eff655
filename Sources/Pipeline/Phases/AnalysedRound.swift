internal import Computing
internal import Contextualising
internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom
internal import Puzzling
internal import SiteBuilding
internal import TextReading

/// The round with the editions made of it, their summaries and puzzles, before pictures and pages.
struct AnalysedRound: Sendable {
    let round: FetchRound
    let known: ArchivedState
    let successions: [Succession]
    let newArticles: Int
    let pages: KnownPages
    let briefing: Briefing
    let summaries: Summaries
    let puzzles: Puzzles?
    /// The last run's pages.
    let pieces: PageCache
}

extension NewsDesk {
    /// Analyses the articles and makes the editions of them, with summaries and puzzles.
    func analysed(_ merged: consuming MergedRound, journal: RunJournal?) async throws -> AnalysedRound {
        let (round, known, successions) = (merged.round, merged.known, merged.successions)
        let now = merged.now
        let newArticles = merged.matched.new.count
        var (understood, cache) = try await understood(merged, journal: journal)
        async let pieces = loadedPieces()
        let (summaries, puzzles) = try await edited(
            understood.briefing, readings: understood.readings, cache: &cache)
        let briefing = reviewed(understood.briefing, quoting: summaries, knowing: known.days, at: now)
        try store(briefing.editions.main.days)
        return AnalysedRound(
            round: round, known: known, successions: successions, newArticles: newArticles,
            pages: understood.pages, briefing: briefing, summaries: summaries, puzzles: puzzles,
            pieces: await pieces)
    }

    private typealias Understood = (pages: KnownPages, briefing: Briefing, readings: PackedReadings)

    /// Makes an edition while storing new articles in the archive. If the pages of leading stories are read, the
    /// edition is made again with them: a run must not depend on when they were read.
    ///
    /// A crash meanwhile loses nothing, because the journal holds the feeds until they are stored.
    private func understood(
        _ merged: consuming MergedRound, journal: RunJournal?
    ) async throws -> (Understood, cache: ResultCache) {
        let (round, known, time) = (merged.round, merged.known, merged.time)
        let (matched, now) = (merged.matched, merged.now)
        async let isRemembered: Void = store(matched, from: round, journal: journal, at: time)
        let window = try window(of: matched, after: round, knowing: known, at: now)
        let pages = try await pagesRead(
            for: window, of: matched, after: round, knowing: known, journal: journal, at: now)
        // A page's row refers to its article's.
        if pages.isAsked { try await isRemembered }
        try store(pages)
        var cache = merged.cache
        let (first, readings) = briefing(
            on: window, of: matched, completedBy: pages, after: round, knowing: known, cache: &cache, at: now)
        try await isRemembered
        let leading = try await leadingPagesRead(
            for: first.editions.main, besides: pages, after: round, journal: journal, at: now)
        try store(leading)
        let all = pages.followed(by: leading)
        guard leading.read > 0 else { return ((all, first, readings), cache) }
        // The pages change what articles say, and so everything made of it, as they would in the next run. Free the
        // first edition before, as it takes as much memory as the second.
        _ = (consume first, consume readings)
        returnFreedMemory()
        cache.beginAgain()
        let second = briefing(
            on: window, of: matched, completedBy: all, after: round, knowing: known, cache: &cache, at: now)
        return ((all, second.briefing, second.readings), cache)
    }

    /// Stores a briefing's stories in the archive while making summaries and puzzles. Storing keeps one processor busy,
    /// and so does making puzzles.
    private func edited(
        _ briefing: Briefing, readings: PackedReadings, cache: inout ResultCache
    ) async throws -> (summaries: Summaries, puzzles: Puzzles?) {
        async let isRemembered: Void = store(briefing.stories.stories)
        async let puzzles = puzzles(of: briefing.editions.main, readings: readings)
        var summaries = summaries(of: briefing.editions.main, readings: readings, cache: &cache)
        for edition in briefing.editions.others {
            summaries.otherDigests[edition.folder] = stages.summaryEditor.digest(of: edition, readings: readings)
        }
        store(cache)
        try await isRemembered
        return (summaries, try await puzzles)
    }
}
