internal import Deduplicating
internal import Newsroom
internal import TextReading

/// All that a run says about its articles, ready to be written down.
struct Briefing: Sendable {
    /// The articles that this edition has to choose from.
    let current: [Article]
    /// The readings of all articles that pages show or search finds.
    let readings: [Article.ID: ArticleReading]
    let stories: StoryRoster
    /// An article each, with what the stages say of it; those of faded stories too.
    let briefs: [Brief]
    let editions: Editions
}
