internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom

/// The steps of the trunk: each calls one stage and says when it began and ended.
extension Pipeline {
    /// Makes the stages ready.
    ///
    /// - Parameter observe: hears how the run is going, from any thread.
    public init(
        _ configuration: Configuration, telling observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        self.configuration = configuration
        self.observe = observe
        stages = try Stages(configuration)
    }

    /// What the archive holds and this run needs.
    func recalled(at now: Date) throws -> Memory {
        try step(.recalling) {
            // All there is: what a feed still holds must be known however old it is, or it would come back as new.
            Memory(
                records: try stages.archive.records(), articles: try stages.archive.articles(since: .distantPast),
                stories: try stages.archive.stories(), storyRecords: try stages.archive.storyRecords(),
                lastEdition: try stages.archive.edition(before: now),
                pages: extractsArticles ? try stages.archive.pages() : [:],
                days: try stages.archive.days(),
                robots: extractsArticles || keepsPictures ? try stages.archive.robots() : [])
        }
    }

    func feedsRead(knowing known: Memory, at now: Date) async -> FetchRound {
        observe(.began(.reading))
        defer { observe(.ended(.reading)) }
        return await FetchRound(
            of: configuration.sourcesToAsk, by: stages.fetcher, parsedBy: stages.parser, knowing: known.records,
            at: now,
            telling: observe)
    }

    func articles(from round: FetchRound, knowing known: Memory, at now: Date) -> Intake {
        step(.deduplicating) {
            stages.deduplicator.articles(from: round.readings, known: known.articles, at: now)
        }
    }

    /// Everything that was read is remembered before anything is made of it: a run that dies loses nothing.
    func remember(_ intake: Intake, from round: FetchRound, at now: Date) throws {
        try step(.remembering) {
            try stages.archive.remember(articles: intake.new + intake.seen, records: round.records)
            // Only a round that reached a feed knows what feeds no longer hold. (Seen on a laptop opened after a month.)
            guard round.hasReachedAny else { return }
            let horizon = now.addingTimeInterval(-Double(configuration.retentionDays) * 86_400)
            _ = try stages.archive.forget(before: horizon)
        }
    }

    /// What this run shows, each article completed by its own page where that was read.
    func current(
        _ intake: Intake, completedBy pages: PageReading, after round: FetchRound, knowing known: Memory, at now: Date
    ) throws -> [Article] {
        guard !intake.all.isEmpty || round.hasReachedAny else {
            throw NothingKnown(dataFolder: configuration.dataFolder, asked: round.entries.count)
        }
        return current(intake, knowing: known, at: now).map { article in
            pages.pages[article.id].map { article.completed(by: $0) } ?? article
        }
    }

    /// The articles that pages can show: the week's, and of each source a few from before for the days when little
    /// happens. Those of sources that are switched off or no longer named stay in the archive.
    func current(_ intake: Intake, knowing known: Memory, at now: Date) -> [Article] {
        let week = now.addingTimeInterval(-8 * 86_400)
        let shown = shownSources
        var earlier: [FeedSource.ID: Int] = [:]
        let chosen = intake.all.filter { article in
            guard shown.contains(article.source) else { return false }
            guard article.moment < week else { return true }
            earlier[article.source, default: 0] += 1
            return earlier[article.source, default: 0] <= 12
        }
        // A story that is told keeps its beginning, however long ago that was.
        let told = Set(chosen.compactMap { known.stories[$0.id] })
        let ids = Set(chosen.map(\.id))
        return intake.all.filter { article in
            ids.contains(article.id)
                || shown.contains(article.source) && known.stories[article.id].map(told.contains) == true
        }
    }

    /// The rest of the retention window, which pages no longer show and search still finds.
    func earlier(_ intake: Intake, than current: [Article], at now: Date) -> [Article] {
        let horizon = now.addingTimeInterval(-Double(configuration.retentionDays) * 86_400)
        let shown = shownSources
        let known = Set(current.map(\.id))
        return intake.all.filter { $0.moment >= horizon && shown.contains($0.source) && !known.contains($0.id) }
    }
}
