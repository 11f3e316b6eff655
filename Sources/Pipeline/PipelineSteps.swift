internal import Archiving
internal import Categorising
internal import Contextualising
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Geotagging
internal import Illustrating
internal import Newsroom
internal import Publishing
internal import Sectioning
internal import Signalling
internal import SiteBuilding
internal import Summarising

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
        let shown = Set(configuration.sources.filter(\.isEnabled).map(\.id))
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
        let shown = Set(configuration.sources.filter(\.isEnabled).map(\.id))
        let known = Set(current.map(\.id))
        return intake.all.filter { $0.moment >= horizon && shown.contains($0.source) && !known.contains($0.id) }
    }

    func topics(of articles: [Article]) async -> [Article.ID: Topic] {
        await step(.categorising, of: articles) { [categoriser = stages.categoriser, sources = sourcesByID] article in
            let source = sources[article.source]
            let prior = source.map { (category: $0.category, subcategory: $0.subcategory) }
            return categoriser.topic(
                title: article.title, summary: article.summary, prior: prior,
                language: article.language ?? source?.language)
        }
    }

    func places(in articles: [Article]) async -> [Article.ID: Geotag] {
        await step(.geotagging, of: articles) { [geotagger = stages.geotagger, sources = sourcesByID] article in
            geotagger.geotag(
                title: article.title, summary: article.summary, text: article.text,
                sourceCountry: sources[article.source]?.country, at: article.location)
        }
    }

    /// What the stages have said, brought together article by article.
    func briefs(
        on stories: StoryKeeping, from articles: [Article], topics: [Article.ID: Topic], places: [Article.ID: Geotag]
    ) async -> [Brief] {
        let tellings = Dictionary(
            (stories.stories + stories.faded).flatMap { story in story.articles.map { ($0, story) } },
            uniquingKeysWith: { first, _ in first })
        let briefs = await step(.contextualising, of: articles) {
            [contextualiser = stages.contextualiser, toneReader = stages.toneReader, sources = sourcesByID] article
                -> Brief? in
            guard let source = sources[article.source], let topic = topics[article.id], let story = tellings[article.id]
            else { return nil }
            return Brief(
                article: article, source: source, topic: topic, place: places[article.id]?.location,
                sentiment: toneReader.sentiment(
                    of: article.title + ". " + article.summary, language: article.language ?? source.language),
                context: contextualiser.context(of: article, topic: topic, publishers: story.publishers),
                implications: contextualiser.implications(of: article, topic: topic), story: story)
        }
        return articles.compactMap { briefs[$0.id] }
    }

    /// What is known of articles of before: each stands for itself, and why it mattered is no longer asked.
    func earlierBriefs(
        from articles: [Article], topics: [Article.ID: Topic], places: [Article.ID: Geotag]
    ) -> [Brief] {
        let sources = sourcesByID
        return articles.compactMap { article in
            guard let source = sources[article.source], let topic = topics[article.id] else { return nil }
            return Brief(
                article: article, source: source, topic: topic, place: places[article.id]?.location,
                story: Story(id: article.id, articles: [article.id], lead: article.id, publishers: 1))
        }
    }

    /// What the day's news has in common, beside what was usual among all that is known of the same sources.
    func patterns(of briefs: [Brief], amid intake: Intake, at now: Date) -> Patterns {
        step(.signalling) {
            let shown = Set(configuration.sources.filter(\.isEnabled).map(\.id))
            return stages.signaller.patterns(
                of: briefs, amid: intake.all.filter { shown.contains($0.source) }, at: now,
                timeZone: configuration.site.timeZone)
        }
    }

    /// The main edition, then those beside it.
    func editions(
        of briefs: [Brief], earlier: [Brief], stories: StoryKeeping, patterns: Patterns, round: FetchRound,
        known: Memory, at now: Date
    ) throws -> Editions {
        try step(.sectioning) {
            let main = stages.sectioner.edition(
                of: briefs, earlier: earlier, stories: stories.stories, faded: stories.faded, lone: stories.lone,
                moved: stories.moved,
                site: configuration.site, categories: configuration.categories,
                health: health(after: round, knowing: known, counting: briefs), patterns: patterns,
                days: known.days, lastEdition: known.lastEdition, at: now)
            try stages.archive.remember(days: main.days)
            let told = Set(stories.faded.map(\.id))
            let others = stages.editions.map { desk in
                desk.edition(
                    of: briefs.filter { !told.contains($0.story.id) }, stories: stories.stories,
                    of: configuration, by: stages.sectioner, at: now)
            }
            return Editions(main: main, others: others)
        }
    }

    func sitePages(of editions: Editions, summaries: Summaries, with pictures: PictureReading) throws -> [Page] {
        try step(.building) {
            try editions.all.flatMap { edition in
                let cards = try stages.siteBuilder.shareCards(of: edition)
                return try stages.siteBuilder.pages(of: edition, summaries: summaries, with: pictures.pictures)
                    + stages.illustrator.pages(of: cards).map {
                        Page(path: edition.folder + $0.path, bytes: $0.bytes)
                    }
            }
        }
    }

    func publish(_ pages: [Page]) throws -> Publication {
        try step(.publishing) { try stages.publisher.publish(pages) }
    }
}
