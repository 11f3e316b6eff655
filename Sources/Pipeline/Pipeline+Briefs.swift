internal import Categorising
internal import Contextualising
internal import Deduplicating
internal import FoundationEssentials
internal import Geotagging
internal import Newsroom
internal import Signalling

/// What is said of articles, one by one and of all together.
extension Pipeline {
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
            let shown = shownSources
            return stages.signaller.patterns(
                of: briefs, amid: intake.all.filter { shown.contains($0.source) }, at: now,
                timeZone: configuration.site.timeZone)
        }
    }
}
