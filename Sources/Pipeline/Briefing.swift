internal import Deduplicating
internal import Newsroom

/// All that a run says about its articles, ready to be written down.
struct Briefing: Sendable {
    /// The articles that this edition has to choose from.
    let current: [Article]
    let stories: StoryRoster
    /// An article each, with what the stages say of it; those of faded stories too.
    let briefs: [Brief]
    let editions: Editions
}
