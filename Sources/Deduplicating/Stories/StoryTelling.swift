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
    ///   - readings: the articles' texts; missing ones are read here.
    ///   - sources: give the credibility of an article's publisher.
    ///   - known: the previous story of each article, so that stories keep their ids.
    ///   - records: stored stories that have or had a page.
    /// - Returns: the stories, newest first by the moment of their latest article.
    public func stories(
        from articles: [Article], kinds: [Article.ID: ArticleKind] = [:], readings: ReadingShelf = ReadingShelf(),
        sources: [FeedSource],
        known: [Article.ID: Story.ID], records: [StoryRecord] = []
    ) -> [Story] {
        told(
            from: articles, kinds: kinds, readings: readings, sources: sources, known: known, records: records
        ).stories
    }

    /// Returns the stories, newest first, and their traits for running stories. An article that joins no other is a
    /// story by itself.
    func told(
        from articles: [Article], kinds: [Article.ID: ArticleKind], readings: ReadingShelf,
        sources: [FeedSource], known: [Article.ID: Story.ID], records: [StoryRecord]
    ) -> (stories: [Story], traits: StoryTraits) {
        let articles = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let sources = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let joining = articles.filter { Self.mayJoin(kinds[$0.id]) }
        let texts = StoryTexts(joining, readings: readings)
        let corpus = Corpus(joining, texts: texts, vocabulary: .builtIn, commonness: .builtIn)
        let gathered = gathered(joining, kinds: kinds, texts: texts, corpus: corpus, sources: sources)
        let alone = articles.filter { !Self.mayJoin(kinds[$0.id]) }.map {
            Gathered(indices: [], articles: [$0], lead: $0.id)
        }
        let groups = (gathered + alone).sorted {
            ($0.articles[0].moment, $0.articles[0].id) < ($1.articles[0].moment, $1.articles[0].id)
        }
        let ids = StoryIdentity(known: known, records: records).ids(of: groups.map { $0.articles.map(\.id) })
        let told = zip(groups, ids).map { group, id in
            (group: group, story: story(id, of: group.articles, lead: group.lead, kinds: kinds, sources: sources))
        }
        let traits = StoryTraits(
            of: told.filter { $0.group.indices.count > 1 }.map { ($0.story.id, $0.group.indices) }, in: corpus,
            texts: texts, vocabulary: .builtIn, moments: joining.map(\.moment))
        let newestFirst = told.sorted {
            ($1.group.last.moment, $1.group.last.id) < ($0.group.last.moment, $0.group.last.id)
        }
        return (newestFirst.map(\.story), traits)
    }

    /// Returns whether an article may share a story with others.
    private static func mayJoin(_ kind: ArticleKind?) -> Bool { kind?.joinsStories ?? true || follows(kind) }

    /// Returns whether an article only joins stories that reports have formed. Programmes and services do: a talk
    /// about a pact, the opening times of polls.
    private static func follows(_ kind: ArticleKind?) -> Bool { kind == .show || kind == .service }

    /// The articles of a story, earliest first; at least one.
    private struct Gathered {
        /// Their indices in the corpus; empty for articles that cannot join others.
        let indices: [Int]
        let articles: [Article]
        let lead: Article.ID

        var last: Article { articles[articles.count - 1] }
    }

    private func gathered(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], texts: StoryTexts, corpus: Corpus,
        sources: [FeedSource.ID: FeedSource]
    ) -> [Gathered] {
        let moments = articles.map(\.moment.timeIntervalSinceReferenceDate)
        // Weak pairs count in the means too.
        let pairs = Neighbourhood.pairs(
            of: corpus, moments: moments, gap: settings.storyGap,
            floor: settings.similarity / ClusteringTuning.Pairs.floorDivisor)
        let follows = articles.map { Self.follows(kinds[$0.id]) }
        let names = sources.mapValues { Title($0.name) }
        let titles = articles.concurrentMap { Title($0.title, of: names[$0.source]) }
        let joined = groupsOfEqualTitle(titles, moments: moments, besides: follows)
        let linked = Linkage.groups(
            of: joined, by: pairs, besides: follows, threshold: settings.similarity,
            limit: ClusteringTuning.Stories.largest)
        let gathering = Gathering(
            corpus, pairs: pairs, moments: moments, isDated: articles.map { $0.published != nil },
            limit: ClusteringTuning.Stories.largest)
        let headlines = Headlines(corpus)
        let corroboration = Corroboration(
            articles, kinds: kinds, joined: joined, pairs: pairs, corpus: corpus, similarity: settings.similarity)
        return corroboration.parted(gathering.grown(linked)).map { group in
            // Most groups have one article, and nothing to choose.
            guard group.count > 1 else {
                let article = articles[group[0]]
                return Gathered(indices: group, articles: [article], lead: article.id)
            }
            let lead = lead(
                of: group, among: articles, kinds: kinds, sources: sources,
                centralities: gathering.centralities(of: group),
                tellings: group.count < ClusteringTuning.Stories.manyArticles ? [] : headlines.tellings(of: group)
            ) { index in
                let own = sources[articles[index].source]?.language.flatMap { Language(tag: $0) }
                let language = texts.languages[index]
                return corpus.clues[index].isRoundup || own != nil && language != nil && own != language
            }
            return Gathered(indices: group, articles: group.map { articles[$0] }, lead: articles[lead].id)
        }
    }

    /// Rebuilds an earlier story from its remaining articles.
    ///
    /// - Parameter articles: in any order; at least one.
    public func story(
        _ id: Story.ID, of articles: [Article], kinds: [Article.ID: ArticleKind] = [:], sources: [FeedSource]
    ) -> Story {
        let articles = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let sources = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var reader = TextReader()
        let titles = articles.map { reader.reading(of: $0.title, in: nil) }
        let lead = lead(of: Array(articles.indices), among: articles, kinds: kinds, sources: sources) {
            StoryVocabulary.builtIn.roundups.contains(titles[$0])
        }
        return story(id, of: articles, lead: articles[lead].id, kinds: kinds, sources: sources)
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
        let voices = Set(reports.flatMap(\.sources).map { sources[$0]?.family ?? $0 })
        return Story(
            id: id, articles: articles.map(\.id), lead: lead, publishers: max(1, min(sites.count, voices.count)))
    }

    /// Chooses the lead article, which gives the story its title. A report comes before other kinds. Among recent
    /// reports about the core of the story, the most credible wins; then the most complete (address, length, picture,
    /// fit); then the latest.
    ///
    /// - Parameters:
    ///   - group: indices of articles, earliest first; at least one.
    ///   - centralities: each one's similarity to the others; ignored if empty. Articles below the median cover an
    ///     aside.
    ///   - tellings: the share of the common profile in each headline; ignored if empty.
    ///   - isUnfit: whether an article is a round-up, or in another language than its source.
    private func lead(
        of group: [Int], among articles: [Article], kinds: [Article.ID: ArticleKind],
        sources: [FeedSource.ID: FeedSource], centralities: [Double] = [], tellings: [Double] = [],
        isUnfit: (Int) -> Bool
    ) -> Int {
        guard group.count > 1 else { return group[0] }
        let latest = articles[group[group.count - 1]].moment
        func isVoice(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }
        let fresh = group.enumerated().filter { _, index in
            let article = articles[index]
            return latest.timeIntervalSince(article.moment) <= ClusteringTuning.Stories.freshness && article.url != nil
                && article.body.utf8.count >= ClusteringTuning.Stories.sentence && isVoice(index) && !isUnfit(index)
        }
        // Among few reports none is an aside.
        let isLarge = group.count >= ClusteringTuning.Stories.manyArticles
        let central = isLarge ? fresh.upperHalf(by: centralities) : fresh
        let hearts = (isLarge ? central.upperHalf(by: tellings) : central).map(\.element)
        let candidates = hearts.isEmpty ? group : hearts
        func merit(_ index: Int) -> (kind: Int, tier: CredibilityTier, completeness: Int) {
            let article = articles[index]
            let isReport = (kinds[article.id] ?? .report) == .report
            var completeness = article.image == nil ? 0 : 1
            if article.body.utf8.count >= ClusteringTuning.Stories.sentence { completeness += 2 }
            if article.body.utf8.count >= ClusteringTuning.Stories.paragraph { completeness += 1 }
            if article.url != nil { completeness += 4 }
            if isUnfit(index) { completeness -= 2 }
            return (isReport ? 2 : isVoice(index) ? 1 : 0, sources[article.source]?.tier ?? .other, completeness)
        }
        return candidates.dropFirst().reduce(candidates[0]) { merit($0) <= merit($1) ? $1 : $0 }
    }

    /// Groups articles with the same distinctive title that are near in time: copies of one agency's text, or one
    /// publisher's article at two addresses.
    ///
    /// - Parameters:
    ///   - titles: the articles' titles.
    ///   - follows: marks articles that never found a story; each stays alone.
    private func groupsOfEqualTitle(_ titles: [Title], moments: [Double], besides follows: [Bool]) -> [[Int]] {
        var groups: [[Int]] = []
        var groupOfTitle: [Title: Int] = [:]
        for (index, title) in titles.enumerated() {
            if !follows[index], title.words >= settings.titleWords, let group = groupOfTitle[title],
                moments[index] - moments[groups[group][0]] <= settings.titleGap,
                groups[group].count < ClusteringTuning.Stories.largest
            {
                groups[group].append(index)
            } else {
                if !follows[index] { groupOfTitle[title] = groups.count }
                groups.append([index])
            }
        }
        return groups
    }
}
