internal import FoundationEssentials
internal import Newsroom

/// The articles that their feed dropped within a day although it still lists older ones. Their publishers may have
/// withdrawn them, which only their pages can tell: many feeds are a selection, and drop articles for other reasons.
struct DroppedArticles {
    let ids: Set<Article.ID>

    private static let day = 86_400.0

    /// - Parameter records: the state of the feeds after this run.
    init(among articles: [Article], records: [FeedSource.ID: FeedRecord]) {
        var oldestListed: [FeedSource.ID: Date] = [:]
        for article in articles {
            guard let read = records[article.source]?.lastRead, article.lastSeen >= read else { continue }
            oldestListed[article.source] = min(oldestListed[article.source] ?? .distantFuture, article.moment)
        }
        ids = Set(
            articles.lazy.filter { article in
                guard let read = records[article.source]?.lastRead, let oldest = oldestListed[article.source] else {
                    return false
                }
                return article.lastSeen < read && article.moment > oldest
                    && article.lastSeen.timeIntervalSince(article.firstSeen) < Self.day
            }.map(\.id))
    }

    /// Returns whether to ask for the page of an article again: it was read while the feed listed the article.
    func shouldRefetch(_ page: ArticlePage, of article: Article) -> Bool {
        ids.contains(article.id) && page.lastFailure == nil && page.lastAttempt <= article.lastSeen
    }
}
