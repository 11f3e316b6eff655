internal import Foundation
internal import Newsroom

/// Chooses the lead article, which gives a story its title.
struct LeadChoice {
    private typealias Tuning = ClusteringTuning.Stories

    private let articles: [Article]
    private let kinds: [Article.ID: ArticleKind]
    private let sources: [FeedSource.ID: FeedSource]
    private let earlierLeads: Set<Article.ID>

    /// - Parameter earlierLeads: the leads of stories in the edition before. A story's title never goes back to an
    ///   older report.
    init(
        _ articles: [Article], kinds: [Article.ID: ArticleKind], sources: [FeedSource.ID: FeedSource],
        earlierLeads: Set<Article.ID> = []
    ) {
        self.articles = articles
        self.kinds = kinds
        self.sources = sources
        self.earlierLeads = earlierLeads
    }

    /// Chooses the lead of a group. A report comes before other kinds. Among recent reports about the core of the
    /// story, one whose title says what happened comes before a teaser, even if it is up to a day old; then the most
    /// credible wins; then the most complete (address, a sentence, fit); then one that isn't only for subscribers; then
    /// the latest. Pictures and longer texts do not count: pages show those of other reports, too.
    ///
    /// - Parameters:
    ///   - group: indices of articles, earliest first; at least one.
    ///   - centralities: each one's similarity to the others; ignored if empty. Articles below the median cover an
    ///     aside, in small groups those far below the highest.
    ///   - profileShares: the share of the common profile in each headline; ignored if empty.
    ///   - isTeaser: whether an article's title does not say what happened.
    ///   - isUnfit: whether an article is a round-up, or in another language than its source.
    func lead(
        of group: [Int], centralities: [Double] = [], profileShares: [Double] = [], isTeaser: (Int) -> Bool,
        isUnfit: (Int) -> Bool
    ) -> Int {
        guard group.count > 1 else { return group[0] }
        let latest = articles[group[group.count - 1]].moment
        let recent = group.enumerated().filter { _, index in
            latest.timeIntervalSince(articles[index].moment) <= Tuning.plainFreshness && hasSubstance(index)
                && !isUnfit(index)
        }
        let fresh = recent.filter { latest.timeIntervalSince(articles[$1].moment) <= Tuning.freshness }
        // A live page's title names the page, not an event.
        let isPlain = { (place: (offset: Int, element: Int)) in isReport(place.element) && !isTeaser(place.element) }
        let able = [fresh.filter(isPlain), recent.filter(isPlain)].first { !$0.isEmpty } ?? fresh
        let isLarge = group.count >= Tuning.manyArticles
        let central = isLarge ? able.upperHalf(by: centralities) : able.withoutAsides(by: centralities)
        let hearts = (isLarge ? central.upperHalf(by: profileShares) : central).map(\.element)
        let former = able.map(\.element).last { earlierLeads.contains(articles[$0].id) }
        let candidates = notOlder(than: former, in: hearts.isEmpty ? group : hearts)
        return candidates.dropFirst().reduce(candidates[0]) { best, next in
            let (own, other) = (merit(of: best, isUnfit: isUnfit), merit(of: next, isUnfit: isUnfit))
            return own < other || own == other && titleMoment(of: best) <= titleMoment(of: next) ? next : best
        }
    }

    /// Returns the candidates that are not older than the former lead; if all are older, the former lead.
    private func notOlder(than former: Int?, in candidates: [Int]) -> [Int] {
        guard let former else { return candidates }
        let newer = candidates.filter { titleMoment(of: $0) >= titleMoment(of: former) }
        return newer.isEmpty ? [former] : newer
    }

    /// Returns the time of an article's title: that of its update, if the publisher changed it.
    private func titleMoment(of index: Int) -> Date {
        let article = articles[index]
        return article.earlierTitle == nil ? article.moment : max(article.moment, article.updated ?? article.moment)
    }

    /// Returns the reports of a group that may give the title where the lead can't: they could have led, at any age.
    ///
    /// - Parameters:
    ///   - isTeaser: see `lead`.
    ///   - isUnfit: see `lead`.
    func plain(of group: [Int], isTeaser: (Int) -> Bool, isUnfit: (Int) -> Bool) -> [Int] {
        guard group.count > 1 else { return [] }
        return group.filter { isReport($0) && hasSubstance($0) && !isTeaser($0) && !isUnfit($0) }
    }

    /// Returns whether an article is a voice with an address and at least a sentence.
    private func hasSubstance(_ index: Int) -> Bool {
        let article = articles[index]
        return article.url != nil && article.body.utf8.count >= Tuning.fewestBytes && isVoice(index)
    }

    private func isReport(_ index: Int) -> Bool { (kinds[articles[index].id] ?? .report) == .report }

    private func isVoice(_ index: Int) -> Bool { kinds[articles[index].id]?.isVoice ?? true }

    private func merit(
        of index: Int, isUnfit: (Int) -> Bool
    ) -> (kind: Int, tier: CredibilityTier, completeness: Int, openness: Int) {
        let article = articles[index]
        let source = sources[article.source]
        var completeness = article.body.utf8.count >= Tuning.fewestBytes ? 2 : 0
        if article.url != nil { completeness += 4 }
        if isUnfit(index) { completeness -= 2 }
        return (
            isReport(index) ? 2 : isVoice(index) ? 1 : 0, source?.tier ?? .other, completeness,
            source?.requiresPayment(for: article) == true ? 0 : 1
        )
    }
}
