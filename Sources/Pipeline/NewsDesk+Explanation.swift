internal import Classifying
internal import Computing
internal import Contextualising
internal import Deduplicating
public import Foundation
public import Newsroom
internal import Sectioning
internal import SiteBuilding
internal import TextReading

extension Pipeline {
    /// Explains the placement of articles from stored data, without contacting any server or changing anything.
    ///
    /// It builds the edition the same way as `run`, looks up each article in it, and adds the reasons that the stages
    /// give.
    ///
    /// - Parameters:
    ///   - names: article ids, prefixes of ids, or addresses. A story's id or page stands for its lead article.
    ///   - now: the moment of the edition to explain.
    /// - Throws: `UnknownArticle` if a name matches no article, or several.
    public func explanations(of names: [String], at now: Date) throws -> [ArticleExplanation] {
        try newsDesk().explanations(of: names, knowing: try loadedRecords(), at: now)
    }
}

extension NewsDesk {
    /// Explains the placement of articles; see `Pipeline.explanations`.
    func explanations(
        of names: [String], knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) throws -> [ArticleExplanation] {
        let known = try archivedState(knowing: records, at: now)
        var round = FetchRound.none
        let time = RunTime(moment: now, isReadFromClock: false, servers: nil, lastRun: known.lastRun)
        let matched = articles(from: &round, amid: try loadedArticles(), records: known.records, at: time)
        let lookup = ArticleLookup(articles: matched.all)
        let named = try names.map { name -> NamedForExplanation in
            if let story = ArticleLookup.story(in: name, among: known.stories.values) { return .story(story, name) }
            return .article(try lookup.article(named: name))
        }
        let pages = pages(of: matched, knowing: known, at: now)
        let window = try window(of: matched, after: round, knowing: known, at: now)
        // Start with an empty cache, so that the explanation covers what the rules find now.
        var cache = ResultCache()
        let (briefing, readings) = briefing(
            on: window, of: matched, completedBy: pages, after: round, knowing: known, cache: &cache, at: now)
        let evidence = stages.deduplicator.evidence(
            of: briefing.stories, among: briefing.current, kinds: briefing.kinds.kinds, readings: readings,
            sources: configuration.sources)
        let listed = stages.siteBuilder.listed(briefing.editions.main)
        return try named.map { named in
            let article =
                switch named {
                case .article(let article): article
                case .story(let story, let name): try lookup.article(named: lead(of: story, in: briefing) ?? name)
                }
            return explanation(
                of: pages.completed(article), page: pages.pages[article.id], in: briefing, readings: readings,
                listed: listed, by: evidence)
        }
    }

    /// Returns the lead article of a story, or of the story it was merged into.
    private func lead(of story: Story.ID, in briefing: Briefing) -> Article.ID? {
        let edition = briefing.editions.main
        let story = edition.movedStories.first { $0.from == story }?.to ?? story
        return (edition.stories + edition.pastStories).first { $0.story.id == story }?.lead.id
    }

    /// An article or story named by the user.
    private enum NamedForExplanation {
        case article(Article)
        /// A story, and the name as typed.
        case story(Story.ID, String)
    }

    /// Explains one article.
    ///
    /// - Parameters:
    ///   - sent: the article as its publisher sent it.
    ///   - page: its own page, if it was read.
    private func explanation(
        of sent: Article, page ownPage: ArticlePage?, in briefing: Briefing, readings shelf: PackedReadings,
        listed: Edition, by evidence: StoryEvidence
    ) -> ArticleExplanation {
        let shown = briefing.briefs.first { $0.id == sent.id }
        let brief = shown ?? briefing.editions.main.archive.first { $0.id == sent.id }
        let article = brief?.article ?? sent
        let source = sourcesByID[article.source]
        var readings = ArticleReadings(shelf)
        let item = SourcedArticle(
            article: article, source: source, reading: readings.reading(of: article, tag: source?.language))
        var story = evidence.explanation(of: article.id)
        let page = story.flatMap { briefing.editions.main.pagePath(ofStory: $0.story.id) }
        story?.page = page
        let neighbours = Set(story?.neighbours.map(\.article) ?? [])
        let topic = stages.topicExplanation(of: item)
        let votes = brief.flatMap { briefing.desks[$0.story.id] }
        return ArticleExplanation(
            article: article, source: item.source, brief: brief,
            access: AccessExplanation(of: article, in: item.source, page: ownPage),
            kind: stages.kindExplanation(of: sent, conventions: briefing.kinds.conventions),
            topic: topic, deskVotes: votes?.counts ?? [],
            otherDesks: otherDesks(of: brief, alone: topic.topic, by: votes),
            places: stages.geotagExplanation(of: item, amid: briefing.domesticNames),
            sentiment: stages.toneExplanation(of: item),
            context: shown.map { brief in
                stages.contextualiser.explanation(
                    of: brief.context, on: briefing.briefs.filter { $0.story.id == brief.story.id },
                    readings: shelf, precedents: briefing.precedents[brief.story.id])
            }, story: story,
            neighbours: Dictionary(
                briefing.current.filter { neighbours.contains($0.id) }.map { ($0.id, $0) },
                uniquingKeysWith: { first, _ in first }),
            thread: story.flatMap { threadExplanation(of: $0.story, in: briefing, by: evidence) },
            rank: shown.flatMap { briefing.editions.main.ranks[$0.story.id] },
            placement: stages.sectioner.placement(of: article, as: shown, in: listed))
    }

    /// Tells why each further category shows an article. Those that neither its text nor its story named were added for
    /// its place.
    private func otherDesks(of brief: Brief?, alone own: Topic?, by votes: DeskVotes?) -> [OtherDesk] {
        let named = votes?.others ?? (own?.others ?? []).map { OtherDesk(category: $0, reason: .words) }
        return (brief?.topic.others ?? []).map { desk in
            named.first { $0.category == desk } ?? OtherDesk(category: desk, reason: .place)
        }
    }
}
