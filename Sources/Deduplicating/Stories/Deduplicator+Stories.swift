internal import Computing
internal import Foundation
public import Newsroom
public import TextReading

extension Deduplicator {
    /// Clusters articles into stories, one per event. Each article is in exactly one story; most stories have one
    /// article.
    ///
    /// - Parameters:
    ///   - kinds: see `roster`.
    ///   - readings: the articles' texts; missing ones are created.
    ///   - sources: give the credibility of an article's publisher.
    ///   - known: the previous story of each article, so that stories keep their ids.
    ///   - records: stored stories that have or had a page.
    /// - Returns: the stories, newest first by the moment of their latest article.
    public func stories(
        from articles: [Article], kinds: [Article.ID: ArticleKind] = [:], readings: PackedReadings = PackedReadings(),
        sources: [FeedSource],
        known: [Article.ID: Story.ID], records: [StoryRecord] = []
    ) -> [Story] {
        grouped(
            from: articles, kinds: kinds, readings: readings, sources: sources, known: known, records: records
        ).stories
    }

    /// Returns the stories, newest first, and their traits for running stories. An article that joins no other is a
    /// story by itself.
    func grouped(
        from articles: [Article], kinds: [Article.ID: ArticleKind], readings: PackedReadings,
        sources: [FeedSource], known: [Article.ID: Story.ID], records: [StoryRecord]
    ) -> (stories: [Story], traits: StoryTraits) {
        let articles = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let sources = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let decided = DecidedArticles(decisions, among: articles)
        let clustering = Clustering(
            articles.filter { decided.mayJoin($0, kinds[$0.id]) }, kinds: kinds, readings: readings, sources: sources,
            settings: settings, decided: decided, earlierLeads: Set(records.map(\.lead)))
        let alone = articles.filter { !decided.mayJoin($0, kinds[$0.id]) }.map {
            Clustering.Cluster(indices: [], articles: [$0], lead: $0.id)
        }
        let groups = (clustering.clusters() + alone).sorted {
            ($0.articles[0].moment, $0.articles[0].id) < ($1.articles[0].moment, $1.articles[0].id)
        }
        let ids = StoryIdentity(known: known, records: records).ids(of: groups.map { $0.articles.map(\.id) })
        let identified = zip(groups, ids).map { group, id -> (group: Clustering.Cluster, story: Story) in
            var story = story(id, of: group.articles, lead: group.lead, kinds: kinds, sources: sources)
            story.plain = group.plain
            return (group: group, story: story)
        }
        let traits = StoryTraits(
            of: identified.filter { $0.group.indices.count > 1 }.map { ($0.story.id, $0.group.indices) },
            in: clustering.corpus,
            texts: clustering.texts, vocabulary: .builtIn, moments: clustering.dates)
        let newestFirst = identified.sorted {
            ($1.group.last.moment, $1.group.last.id) < ($0.group.last.moment, $0.group.last.id)
        }
        return (newestFirst.map(\.story), traits)
    }

    /// Rebuilds an earlier story from its remaining articles.
    ///
    /// - Parameters:
    ///   - articles: in any order; at least one.
    ///   - earlierLeads: the leads of stories in the edition before.
    public func story(
        _ id: Story.ID, of articles: [Article], kinds: [Article.ID: ArticleKind] = [:], sources: [FeedSource],
        earlierLeads: Set<Article.ID> = []
    ) -> Story {
        let articles = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let sources = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var reader = TextReader()
        let titles = articles.map { reader.reading(of: $0.title, in: nil) }
        let choice = LeadChoice(articles, kinds: kinds, sources: sources, earlierLeads: earlierLeads)
        let emphasis = EmphasisedTitles(titles)
        let isTeaser = { (index: Int) in
            StoryVocabulary.builtIn.teasers.contains(articles[index].title, read: titles[index])
                || emphasis.contains(titles[index])
        }
        let isUnfit = { (index: Int) in StoryVocabulary.builtIn.roundups.contains(titles[index]) }
        let group = Array(articles.indices)
        let lead = choice.lead(of: group, isTeaser: isTeaser, isUnfit: isUnfit)
        var story = story(id, of: articles, lead: articles[lead].id, kinds: kinds, sources: sources)
        story.plain = choice.plain(of: group, isTeaser: isTeaser, isUnfit: isUnfit).map { articles[$0].id }
        return story
    }

    private func story(
        _ id: Story.ID, of articles: [Article], lead: Article.ID, kinds: [Article.ID: ArticleKind],
        sources: [FeedSource.ID: FeedSource]
    ) -> Story {
        // Most stories have one article, and nothing to count.
        guard articles.count > 1 else { return Story(id: id, articles: articles.map(\.id), lead: lead, publishers: 1) }
        // An owner is one voice, however many sites its feeds link to; a site is one, however many feeds it has.
        let reports = articles.filter { kinds[$0.id]?.isVoice ?? true }
        let sites = Set(reports.map { Publisher.key(url: $0.url, source: sources[$0.source]) })
        let voices = Set(reports.flatMap(\.sources).map { sources[$0]?.ownerKey ?? $0 })
        return Story(
            id: id, articles: articles.map(\.id), lead: lead, publishers: max(1, min(sites.count, voices.count)))
    }
}
