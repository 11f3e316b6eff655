public import FoundationEssentials
public import Newsroom

/// Which of all known articles an edition can show on its pages, and which only its search still finds.
public struct ArticleWindow: Sendable {
    /// One day more than the seven before today that pages show: wherever the site's midnight is, none of them is cut.
    private static let recent = 8.0 * 86_400
    /// How many older articles of each source stay at hand for the days when little happens.
    private static let olderPerSource = 12

    /// Those that pages can show, in the order given.
    public let current: [Article]
    private let retained: [Article]

    /// - Parameters:
    ///   - articles: all that is known of the sources that are shown, newest first.
    ///   - memberships: which story each article belonged to before.
    ///   - retentionDays: how far back search reaches.
    public init(of articles: [Article], memberships: [Article.ID: Story.ID], retentionDays: Int, at now: Date) {
        let week = now.addingTimeInterval(-Self.recent)
        let horizon = Retention.horizon(days: retentionDays, before: now)
        var older: [FeedSource.ID: Int] = [:]
        let chosen = articles.map { article in
            guard article.moment < week else { return true }
            older[article.source, default: 0] += 1
            return older[article.source, default: 0] <= Self.olderPerSource
        }
        // A story that is told keeps its beginning, however long ago that was.
        let told = Set(
            zip(articles, chosen).compactMap { article, isChosen in isChosen ? memberships[article.id] : nil })
        current = zip(articles, chosen).filter { article, isChosen in
            isChosen || memberships[article.id].map(told.contains) == true
        }.map(\.0)
        retained = articles.filter { $0.moment >= horizon }
    }

    /// The rest of the retention window: what pages do not show and search finds all the same.
    public func earlier(than shown: [Article]) -> [Article] {
        let ids = Set(shown.map(\.id))
        return retained.filter { !ids.contains($0.id) }
    }
}
