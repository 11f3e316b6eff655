public import FoundationEssentials
public import Newsroom

/// A selection from all known articles: those that an edition may show on its pages, and those that only its search
/// finds.
public struct ArticleWindow: Sendable {
    /// One day more than the seven before today that pages show, so that none is cut off in any time zone.
    private static let recent = 8.0 * 86_400
    /// The number of older articles per source that are kept for quiet days.
    private static let olderPerSource = 12

    /// The articles that pages may show, in the given order.
    public let current: [Article]
    private let retained: [Article]

    /// - Parameters:
    ///   - articles: all known articles from visible sources, newest first.
    ///   - memberships: the story to which each article belonged before.
    ///   - retentionDays: the number of days that search covers.
    public init(of articles: [Article], memberships: [Article.ID: Story.ID], retentionDays: Int, at now: Date) {
        let week = now.addingTimeInterval(-Self.recent)
        let horizon = Retention.horizon(days: retentionDays, before: now)
        var older: [FeedSource.ID: Int] = [:]
        let chosen = articles.map { article in
            guard article.moment < week else { return true }
            older[article.source, default: 0] += 1
            return older[article.source, default: 0] <= Self.olderPerSource
        }
        // A current story keeps its first articles, however old they are.
        let currentStories = Set(
            zip(articles, chosen).compactMap { article, isChosen in isChosen ? memberships[article.id] : nil })
        current = zip(articles, chosen).filter { article, isChosen in
            isChosen || memberships[article.id].map(currentStories.contains) == true
        }.map(\.0)
        retained = articles.filter { $0.moment >= horizon }
    }

    /// Returns the rest of the retention window: articles that pages do not show but search still finds.
    public func earlier(than shown: [Article]) -> [Article] {
        let ids = Set(shown.map(\.id))
        return retained.filter { !ids.contains($0.id) }
    }
}
