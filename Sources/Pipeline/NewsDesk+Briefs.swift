internal import Classifying
internal import Computing
internal import Contextualising
internal import Deduplicating
internal import FoundationEssentials
internal import Geotagging
internal import Newsroom
internal import Sectioning
internal import TextReading

extension PipelineStep {
    static let cleaning = PipelineStep("cleaning")
    static let findingStories = PipelineStep("finding stories")
    static let geotagging = PipelineStep("geotagging")
    static let contextualising = PipelineStep("contextualising")
    static let signalling = PipelineStep("signalling")
    static let ranking = PipelineStep("ranking")
}

/// Assembly of briefs from articles and the results of the stages.
extension NewsDesk {
    /// Creates a cleaner that removes text a source repeats across its articles.
    func cleaner(learningFrom articles: [Article], knowing cache: ResultCache) -> CachedCleaner {
        step(.cleaning) { CachedCleaner(learningFrom: articles, sources: configuration.sources, knowing: cache) }
    }

    /// Returns the articles without their sources' boilerplate.
    func cleaned(_ articles: [Article], by cleaner: inout CachedCleaner) -> [Article] {
        step(.cleaning) { cleaner.cleaned(articles) }
    }

    /// Groups articles into stories: those of this edition, past ones, and those merged into others.
    func stories(
        from articles: [Article], amid all: [Article], kinds: Kinds, readings: PackedReadings,
        knowing known: ArchivedState, at now: Date
    ) -> StoryRoster {
        defer { returnFreedMemory() }
        return step(.findingStories) {
            stages.deduplicator.roster(
                of: articles, amid: kinds.shown(all), kinds: kinds.kinds, readings: readings,
                sources: configuration.sources,
                memberships: known.stories, records: known.storyRecords, at: now)
        }
    }

    /// Returns the articles of past stories, whose pages remain.
    func articles(of stories: [Story], from matched: MatchedArticles) -> [Article] {
        let wanted = Set(stories.flatMap(\.articles))
        return wanted.isEmpty ? [] : matched.all.filter { wanted.contains($0.id) }
    }

    /// Finds names that only the publishers of one country mention.
    func homeNames(in articles: [Article], readings: PackedReadings) -> DomesticNames {
        step(.geotagging) {
            let sources = sourcesByID
            return DomesticNames(
                articles.compactMap { article in
                    let source = sources[article.source]
                    guard readings.has(article.id),
                        let country = PublishersCountry.builtIn.country(of: article, from: source)
                    else { return nil }
                    return DomesticNames.Sighting(
                        readings[article.id] ?? ArticleReading(of: nil), publisher: source?.ownerKey ?? article.source,
                        country: country)
                })
        }
    }

    /// Finds the place that each article is about by its own text, if any. Its story may decide otherwise; see
    /// `located(_:)`.
    func places(
        in articles: [Article], read: ReadArticles, amid domesticNames: DomesticNames
    ) -> [Article.ID: Place] {
        let found = step(.geotagging, of: articles, readings: read.readings) { [stages] item in
            read.understanding(of: item.article.id)?.places.value.flatMap { named in
                stages.geotag(of: item, naming: named, amid: domesticNames).location.map { (item.article.id, $0) }
            }
        }
        return Dictionary(found, uniquingKeysWith: { first, _ in first })
    }

    /// Chooses the topic of each story with several articles by vote, so that a story appears under one category
    /// whatever its sources are.
    func desks(of stories: StoryRoster, read: ReadArticles) -> [Story.ID: DeskVotes] {
        Dictionary(
            (stories.stories + stories.past).lazy.filter { $0.articles.count > 1 }.map { story in
                (story.id, DeskVotes(story.articles.compactMap { read.understanding(of: $0)?.topic }))
            }, uniquingKeysWith: { first, _ in first })
    }

    /// Combines the results of the stages into one brief per article, each with the place that its own text names; see
    /// `located(_:)`.
    func briefs(
        on stories: StoryRoster, from articles: [Article], kinds: Kinds, read: ReadArticles,
        desks: [Story.ID: DeskVotes], places: [Article.ID: Place]
    ) -> [Brief] {
        let storyByArticle = Dictionary(
            (stories.stories + stories.past).flatMap { story in story.articles.map { ($0, story) } },
            uniquingKeysWith: { first, _ in first })
        return step(.contextualising, of: articles, readings: read.readings) { item -> Brief? in
            let article = item.article
            guard let source = item.source, let story = storyByArticle[article.id],
                let understanding = read.understanding(of: article.id),
                let topic = desks[story.id]?.topic ?? understanding.topic
            else { return nil }
            return Brief(
                article: article, source: source, kind: kinds.kind(of: article), language: item.language, topic: topic,
                place: places[article.id], findings: understanding.findings, story: story)
        }
    }

    /// Settles the places that briefs are shown with, by those of their stories, and adds the desks of these places.
    func located(_ briefs: [Brief]) -> [Brief] {
        step(.geotagging) {
            let places = StoryPlaces(of: briefs, geotagger: stages.geotagger)
            return briefs.map { brief in
                let place = places.place(of: brief)
                let topic = stages.placeDesks.added(to: brief.topic, for: place) ?? brief.topic
                // Change only the briefs that need it, because each changed one is another copy in memory.
                guard place != brief.place || topic != brief.topic else { return brief }
                var brief = brief
                (brief.place, brief.topic) = (place, topic)
                return brief
            }
        }
    }

    /// Creates briefs of articles from before this edition. Each counts as a separate story, without context.
    func earlierBriefs(
        from articles: [Article], kinds: Kinds, read: ReadArticles, places: [Article.ID: Place]
    ) -> [Brief] {
        let sources = sourcesByID
        return articles.compactMap { article in
            guard let source = sources[article.source], let topic = read.understanding(of: article.id)?.topic else {
                return nil
            }
            return Brief(
                article: article, source: source, kind: kinds.kind(of: article),
                language: read.readings[article.id].flatMap {
                    SourcedArticle(article: article, source: source, reading: $0).language
                }, topic: topic, place: places[article.id],
                story: Story(id: article.id, articles: [article.id], lead: article.id, publishers: 1))
        }
    }

    /// Ranks all stories; every page orders them by this rank.
    func ranks(
        of briefs: [Brief], readings: PackedReadings, at now: Date
    ) -> [Story.ID: StoryRank] {
        step(.ranking) { stages.storyRanker.ranks(of: briefs, readings: readings, at: now) }
    }

    /// Finds earlier stories about similar events in the same place.
    func precedents(
        of briefs: [Brief], readings: PackedReadings, stories: StoryRoster, threads: ThreadRoster,
        knowing known: ArchivedState, at now: Date
    ) -> [Story.ID: PrecedentFinding] {
        step(.contextualising) {
            let records = known.storyRecords(with: threads.storyRecords)
            let memory = StoryMemory(
                pages: Set(records.lazy.filter { $0.movedTo == nil }.map(\.id)),
                current: Set(stories.stories.lazy.map(\.id)), threads: threads.threadOf,
                links: threads.links.mapValues { Set($0.map(\.story)) },
                since: records.map(\.firstShown).min() ?? now, days: configuration.retentionDays)
            return stages.contextualiser.precedents(of: briefs, readings: readings, remembering: memory)
        }
    }

    /// Adds context to the briefs: why their stories matter, and what they may lead to.
    func contextualised(
        _ briefs: [Brief], readings: PackedReadings, ranks: [Story.ID: StoryRank],
        precedents: [Story.ID: PrecedentFinding], cache: inout ResultCache
    ) -> [Brief] {
        step(.contextualising) {
            let stories = Contextualiser.stories(of: briefs, ranks: ranks)
            let findings = cache.results(
                for: stories, makingState: { ArticleReadings(readings) }, by: { ResultCache.Key(contextsOf: $0) }
            ) { [contextualiser = stages.contextualiser] readings, reports in
                contextualiser.findings(on: reports, &readings)
            }
            let contexts = stages.contextualiser.contexts(
                of: zip(stories, findings).map { (id: $0[0].story.id, findings: $1) }, precedents: precedents)
            return briefs.map(contexts.added(to:))
        }
    }

    /// Finds topics and words that are more frequent today than is usual for the same sources.
    func patterns(
        of briefs: [Brief], amid articles: [Article], kinds: Kinds, readings: PackedReadings,
        at now: Date
    ) -> Patterns {
        step(.signalling) {
            stages.signaller.patterns(
                of: briefs.filter(\.kind.isVoice), amid: articles.filter { kinds.kind(of: $0).isVoice },
                readings: readings, at: now,
                timeZone: configuration.site.timeZone)
        }
    }
}
