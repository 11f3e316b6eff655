internal import Classifying
internal import Contextualising
internal import Deduplicating
internal import Geotagging
internal import Newsroom

/// Everything a run has worked out about its articles, ready to publish.
struct Briefing: Sendable {
    /// The articles this edition can choose from.
    let current: [Article]
    let kinds: Kinds
    let stories: StoryRoster
    let threads: ThreadRoster
    /// The names known to belong to a single country.
    let domesticNames: DomesticNames
    /// The votes that chose the category of each story with several articles.
    let desks: [Story.ID: DeskVotes]
    /// Comparable earlier stories from the archive, by story.
    let precedents: [Story.ID: PrecedentFinding]
    /// The briefs of all articles, including those of past stories.
    let briefs: [Brief]
    var editions: Editions
}

/// The editions of a run: the main one and the others. Each links to the rest, and all use the same page names.
struct Editions: Sendable {
    var main: Edition
    let others: [Edition]

    init(main: Edition, others: [Edition], names: PageNames) {
        let links = ([main] + others).map(\.link)
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
