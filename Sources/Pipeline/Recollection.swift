internal import Deduplicating
internal import Newsroom

/// The archive's knowledge from before this run.
struct Recollection: Sendable {
    private(set) var records: [FeedSource.ID: FeedRecord]
    /// Within the retention, the first seen first.
    private(set) var articles: [Article]
    /// The story that each article belonged to.
    let stories: [Article.ID: Story.ID]
    /// Stories that have or had a page, in the order of their ids.
    let storyRecords: [StoryRecord]
    /// The edition before this one; nil when this is the first.
    let lastEdition: EditionRecord?
    /// What articles' own pages gave.
    let pages: [Article.ID: ArticlePage]
    /// The archive's days that were over before.
    let days: [Day]
    /// What hosts want machines to leave alone.
    let robots: [RobotsRecord]

    /// The same knowledge, with what was known of feeds that have gone known of those that continue them.
    func continued(by successions: [Succession]) -> Recollection {
        var result = self
        for succession in successions { result.records[succession.old] = nil }
        result.articles = articles.map { $0.continued(by: successions) }
        return result
    }
}
