internal import Newsroom

/// Everything that a run has read from the archive at its beginning.
struct Recollection: Sendable {
    let records: [FeedSource.ID: FeedRecord]
    /// All known articles, the first seen first.
    let articles: [Article]
    /// The story that each article belonged to.
    let stories: [Article.ID: Story.ID]
    /// The records of stories that have or had a page, by id.
    let storyRecords: [StoryRecord]
    /// The edition before this one; nil when this is the first.
    let lastEdition: EditionRecord?
    /// The articles' own pages; empty when no source wants them read.
    let pages: [Article.ID: ArticlePage]
    /// The days that were over before this run.
    let days: [Day]
    /// Hosts' robots.txt files, which say what machines should leave alone.
    let robots: [RobotsRecord]
}
