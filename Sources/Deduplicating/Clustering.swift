internal import Computing
internal import Foundation
internal import Newsroom
internal import TextReading

/// Clusters an edition's articles into stories, step by step. docs/stories.md explains them, and docs/clustering.md
/// names the file and the constants of each.
struct Clustering {
    /// The articles of one story, earliest first; at least one.
    struct Cluster {
        /// Their indices in the corpus; empty for articles that cannot join others.
        let indices: [Int]
        let articles: [Article]
        let lead: Article.ID
        /// See `Story.plain`.
        var plain: [Article.ID] = []

        var last: Article { articles[articles.count - 1] }
    }

    let texts: StoryTexts
    let corpus: Corpus
    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let sources: [FeedSource.ID: FeedSource]
    private let settings: DeduplicationSettings
    private let decided: DecidedArticles
    /// The articles' times, as dates and in seconds.
    let dates: [Date]
    private let moments: [Double]
    /// Marks articles that may join a story but never start one.
    private let followers: [Bool]
    private let earlierLeads: Set<Article.ID>

    /// Reads the articles into vectors, the first step.
    ///
    /// - Parameters:
    ///   - articles: those that may share a story, earliest first.
    ///   - decided: the owner's decisions about them.
    ///   - earlierLeads: the leads of stories in the edition before.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], readings: PackedReadings,
        sources: [FeedSource.ID: FeedSource], settings: DeduplicationSettings, decided: DecidedArticles,
        earlierLeads: Set<Article.ID> = []
    ) {
        self.earlierLeads = earlierLeads
        self.articles = articles
        self.kinds = kinds
        self.sources = sources
        self.settings = settings
        self.decided = decided
        dates = articles.map(\.moment)
        moments = dates.map(\.timeIntervalSinceReferenceDate)
        // An article of any kind that the owner has joined to others must not bring similar articles with it.
        followers = articles.map { Self.isFollower(kinds[$0.id]) || !Self.mayJoin(kinds[$0.id]) }
        texts = StoryTexts(articles, readings: readings)
        corpus = Corpus(articles, texts: texts, vocabulary: .builtIn, commonness: .builtIn)
    }

    /// Runs the remaining steps, and returns the stories' articles and leads.
    func clusters() -> [Cluster] {
        var nobody: ClusteringTrace?
        return clusters(tracedBy: &nobody)
    }

    /// Runs the remaining steps, and records the groups after each.
    func clusters(tracedBy trace: inout ClusteringTrace?) -> [Cluster] {
        let pairs = similarPairs()
        trace?.pairs = pairs
        let titled = titledGroups()
        var groups = titled
        trace?.note(.titles, groups)
        groups = linkedGroups(of: groups, by: pairs)
        trace?.note(.linkage, groups)
        let neighbours = Neighbours(pairs)
        let growth = growth(by: neighbours)
        groups = growth.grown(groups)
        trace?.note(.growth, groups)
        let corroboration = corroboration(of: titled, by: pairs)
        groups = corroboration.corroborated(groups)
        trace?.note(.corroboration, groups)
        let division = GroupDivision(corpus, neighbours: neighbours, threshold: settings.similarity)
        groups = groups.flatMap { group in
            let parts = division.parts(of: group)
            return parts.count > 1 ? corroboration.corroborated(parts) : parts
        }
        trace?.note(.division, groups)
        if !decided.isEmpty {
            let admitted = articles.indices.filter { !Self.mayJoin(kinds[articles[$0].id]) }
            groups = decided.applied(to: groups, of: articles, admitted: admitted)
            trace?.note(.decisions, groups)
        }
        return led(groups, by: growth)
    }

    /// Finds the pairs of articles that are similar enough to be compared further. Weak pairs count in the means too.
    private func similarPairs() -> [[(index: Int, similarity: Double)]] {
        NeighbourFinder.pairs(
            of: corpus, moments: moments, gap: settings.storyGap,
            floor: settings.similarity / ClusteringTuning.Pairs.floorDivisor)
    }

    /// Groups articles that share a title.
    private func titledGroups() -> [[Int]] {
        let names = sources.mapValues { Title($0.name) }
        let titles = articles.concurrentMap { Title($0.title, of: names[$0.source]) }
        return EqualTitles(settings: settings).groups(of: titles, moments: moments, besides: followers)
    }

    /// Merges groups that are similar on average.
    private func linkedGroups(of titled: [[Int]], by pairs: [[(index: Int, similarity: Double)]]) -> [[Int]] {
        Linkage.groups(
            of: titled, by: pairs, besides: followers, threshold: settings.similarity,
            limit: ClusteringTuning.Stories.mostArticles)
    }

    /// Prepares the growth of groups by articles that use other words.
    private func growth(by neighbours: Neighbours) -> GroupGrowth {
        GroupGrowth(
            corpus, neighbours: neighbours, moments: moments, isDated: articles.map { $0.published != nil },
            limit: ClusteringTuning.Stories.mostArticles)
    }

    /// Prepares the check that groups are stories.
    private func corroboration(
        of titled: [[Int]], by pairs: [[(index: Int, similarity: Double)]]
    ) -> Corroboration {
        Corroboration(
            articles, kinds: kinds, joined: titled, pairs: pairs, corpus: corpus, threshold: settings.similarity)
    }

    /// Chooses the lead of each group.
    private func led(_ groups: [[Int]], by growth: GroupGrowth) -> [Cluster] {
        let headlines = Headlines(corpus)
        let choice = LeadChoice(articles, kinds: kinds, sources: sources, earlierLeads: earlierLeads)
        return groups.map { group in
            // Most groups have one article, so there is nothing to choose.
            guard group.count > 1 else {
                let article = articles[group[0]]
                return Cluster(indices: group, articles: [article], lead: article.id)
            }
            let emphasis = EmphasisedTitles(group.map { texts[$0].title })
            let isTeaser = { (index: Int) in self.isTeaser(index) || emphasis.contains(texts[index].title) }
            let lead = choice.lead(
                of: group, centralities: growth.centralities(of: group),
                profileShares: group.count < ClusteringTuning.Stories.manyArticles
                    ? [] : headlines.profileShares(of: group),
                isTeaser: isTeaser, isUnfit: isUnfit)
            return Cluster(
                indices: group, articles: group.map { articles[$0] }, lead: articles[lead].id,
                plain: choice.plain(of: group, isTeaser: isTeaser, isUnfit: isUnfit).map { articles[$0].id })
        }
    }

    /// Returns whether an article's title does not say what happened.
    private func isTeaser(_ index: Int) -> Bool {
        StoryVocabulary.builtIn.teasers.contains(articles[index].title, read: texts[index].title)
    }

    /// Returns whether an article is a round-up, or in another language than its source.
    private func isUnfit(_ index: Int) -> Bool {
        let own = sources[articles[index].source]?.language.flatMap { Language(tag: $0) }
        let language = texts.languages[index]
        return corpus.features[index].isRoundup || own != nil && language != nil && own != language
    }
}

extension Clustering {
    /// Returns whether an article may share a story with others.
    static func mayJoin(_ kind: ArticleKind?) -> Bool { kind?.joinsStories ?? true || isFollower(kind) }

    /// Returns whether an article only joins stories that reports have formed. Programmes and services do: a talk about
    /// a pact, the opening times of polls.
    private static func isFollower(_ kind: ArticleKind?) -> Bool { kind == .show || kind == .service }
}
