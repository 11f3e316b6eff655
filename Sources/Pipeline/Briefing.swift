internal import Contextualising
internal import Deduplicating
internal import Geotagging
internal import Newsroom

/// Everything that a run has found out about its articles, ready to be published.
struct Briefing: Sendable {
    /// The articles that this edition can choose from.
    let current: [Article]
    let kinds: Kinds
    let stories: StoryRoster
    let threads: ThreadRoster
    /// What it knows of names that are at home in one country.
    let homes: HomeNames
    /// What the archive knows of this edition's stories.
    let precedents: [Story.ID: PrecedentFinding]
    /// The briefs of all articles, those of faded stories too.
    let briefs: [Brief]
    let editions: Editions
}

/// The editions that a run publishes: the main one and the others, each with links to the rest, and alike in what pages are called.
struct Editions: Sendable {
    let main: Edition
    let others: [Edition]

    init(main: Edition, others: [Edition], names: PageNames) {
        let links = ([main] + others).map { EditionLink(name: $0.site.title, folder: $0.folder) }
        func linked(_ edition: Edition) -> Edition {
            var edition = edition
            edition.pageNames = names
            edition.others = links.filter { $0.folder != edition.folder }
            return edition
        }
        self.main = linked(main)
        self.others = others.map(linked)
    }

    var all: [Edition] { [main] + others }
}
