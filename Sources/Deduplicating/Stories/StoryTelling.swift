internal import Foundation
public import Newsroom
public import TextReading

extension Deduplicator {
    /// Groups the articles into stories, one story an event. Each article is in exactly one story; most stories have
    /// one article.
    ///
    /// - Parameters:
    ///   - kinds: as `roster` has them.
    ///   - readings: the articles' texts, already read; missing ones are read here.
    ///   - sources: for the credibility of an article's publisher.
    ///   - known: the story of each article before this run, so that stories keep their ids.
    ///   - records: the records of stories that have or had a page.
    /// - Returns: the stories, newest first by the moment of their latest article.
    public func stories(
        from articles: [Article], kinds: [Article.ID: ArticleKind] = [:], readings: [Article.ID: ArticleReading] = [:],
        sources: [FeedSource],
        known: [Article.ID: Story.ID], records: [StoryRecord] = []
    ) -> [Story] {
        let all = articles.sorted { ($0.moment, $0.id) < ($1.moment, $1.id) }
        let joins = { (article: Article) in kinds[article.id]?.joinsStories ?? true }
        let articles = all.filter(joins)
        let sourceOf = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let moments = articles.map(\.moment.timeIntervalSinceReferenceDate)
        let texts = StoryTexts(articles, readings: readings)
        let corpus = Corpus(articles, texts: texts, vocabulary: .builtIn, commonness: .builtIn)
        // Weak pairs count in the averages too.
        let pairs = Neighbourhood.pairs(
            of: corpus, moments: moments, gap: settings.storyGap, floor: settings.similarity / 4)
        let joined = groupsOfEqualTitle(articles, moments: moments) { article in
            Title(texts.mastheads.title(of: article), publisher: sourceOf[article.source]?.name)
        }
        var linkage = Linkage(
            joined: joined, pairs: pairs, threshold: settings.similarity, limit: Self.largestStory)
        let gathering = Gathering(
            corpus, pairs: pairs, moments: moments, isDated: articles.map { $0.published != nil },
            limit: Self.largestStory)
        let gathered = gathering.grown(linkage.groups()).map { group -> (lead: Article.ID, articles: [Article]) in
            let lead = lead(of: group, among: articles, kinds: kinds, sources: sourceOf) { corpus.clues[$0].isRoundup }
            return (articles[lead].id, group.map { articles[$0] })
        }
        let alone = all.filter { !joins($0) }.map { (lead: $0.id, articles: [$0]) }
        let groups = (gathered + alone).sorted {
            ($0.articles[0].moment, $0.articles[0].id) < ($1.articles[0].moment, $1.articles[0].id)
        }
        let identity = StoryIdentity(known: known, records: records)
        let ids = identity.ids(of: groups.map { $0.articles.map(\.id) })
        let stories = zip(groups, ids).map { group, id in
            let story = story(id, of: group.articles, lead: group.lead, kinds: kinds, sources: sourceOf)
            return (last: group.articles[group.articles.count - 1], story: story)
        }
        return stories.sorted { ($1.last.moment, $1.last.id) < ($0.last.moment, $0.last.id) }.map(\.story)
    }

    /// An earlier story, made again from its remaining articles.
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
        // One owner is one voice, however many sites its feeds link to; and one site is one, however many feeds it keeps.
        let reports = articles.filter { kinds[$0.id]?.isVoice ?? true }
        let sites = Set(reports.map { Publisher.key(url: $0.url, source: sources[$0.source]) })
        let voices = Set(reports.flatMap(\.sources).map { sources[$0]?.family ?? $0 })
        return Story(
            id: id, articles: articles.map(\.id), lead: lead, publishers: max(1, min(sites.count, voices.count)))
    }

    /// The most articles in one story: hundreds of articles over weeks are a topic and not a story.
    private static let largestStory = 150
    /// The bytes of text under the title that make at least a sentence, and at least a paragraph.
    private static let fewWords = 40
    private static let manyWords = 200

    /// The lead article: a report before any other kind, then the most credible; of equals the most complete (it has an address, some length and a picture,
    /// and is not a round-up); of equals the earliest.
    ///
    /// - Parameters:
    ///   - group: indices of articles, the earliest first; at least one.
    ///   - centralities: how like the others each is; of no account where it is empty. What is less so than the middle one
    ///     tells of an aside.
    ///   - isUnfit: whether it is a round-up, or in another language than its source's.
    private func lead(
        of group: [Int], among articles: [Article], kinds: [Article.ID: ArticleKind],
        sources: [FeedSource.ID: FeedSource], isRoundup: (Int) -> Bool
    ) -> Int {
        func merit(_ index: Int) -> (isVoice: Int, tier: CredibilityTier, completeness: Int) {
            let article = articles[index]
            var completeness = article.image == nil ? 0 : 1
            if article.body.utf8.count >= Self.fewWords { completeness += 2 }
            if article.body.utf8.count >= Self.manyWords { completeness += 1 }
            if article.url != nil { completeness += 4 }
            if isRoundup(index) { completeness -= 2 }
            let isVoice = kinds[article.id]?.isVoice ?? true
            return (isVoice ? 1 : 0, sources[article.source]?.tier ?? .other, completeness)
        }
        return candidates.dropFirst().reduce(candidates[0]) { merit($0) <= merit($1) ? $1 : $0 }
    }

    /// The articles in groups. Articles with the same distinctive title are grouped when they are near in time: they
    /// are copies of one agency's text, or one publisher's article at two addresses.
    private func groupsOfEqualTitle(
        _ articles: [Article], moments: [Double], title: (Article) -> Title
    ) -> [[Int]] {
        var groups: [[Int]] = []
        var groupOfTitle: [Title: Int] = [:]
        for (index, article) in articles.enumerated() {
            let title = title(article)
            if title.words >= settings.titleWords, let group = groupOfTitle[title],
                moments[index] - moments[groups[group][0]] <= settings.titleGap,
                groups[group].count < Self.largestStory
            {
                groups[group].append(index)
            } else {
                groupOfTitle[title] = groups.count
                groups.append([index])
            }
        }
        return groups
    }
}
