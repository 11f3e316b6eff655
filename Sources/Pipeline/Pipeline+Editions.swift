internal import Archiving
internal import FoundationEssentials
internal import Illustrating
internal import Newsroom
internal import Publishing
internal import Sectioning
internal import SiteBuilding

/// From briefs to the published site.
extension Pipeline {
    /// The main edition, then those beside it.
    func editions(
        of briefs: [Brief], earlier: [Brief], stories: StoryKeeping, patterns: Patterns, round: FetchRound,
        known: Memory, at now: Date
    ) throws -> Editions {
        try step(.sectioning) {
            let main = stages.sectioner.edition(
                of: briefs, earlier: earlier, stories: stories.stories, faded: stories.faded, lone: stories.lone,
                moved: stories.moved,
                site: configuration.site, categories: configuration.categories,
                health: health(after: round, knowing: known, counting: briefs), patterns: patterns,
                days: known.days, lastEdition: known.lastEdition, at: now)
            try stages.archive.remember(days: main.days)
            let told = Set(stories.faded.map(\.id))
            let others = stages.editions.map { desk in
                desk.edition(
                    of: briefs.filter { !told.contains($0.story.id) }, stories: stories.stories,
                    of: configuration, by: stages.sectioner, at: now)
            }
            return Editions(main: main, others: others)
        }
    }

    func sitePages(of editions: Editions, summaries: Summaries, with pictures: PictureReading) throws -> [Page] {
        try step(.building) {
            try editions.all.flatMap { edition in
                let cards = try stages.siteBuilder.shareCards(of: edition)
                return try stages.siteBuilder.pages(of: edition, summaries: summaries, with: pictures.pictures)
                    + stages.illustrator.pages(of: cards).map {
                        Page(path: edition.folder + $0.path, bytes: $0.bytes)
                    }
            }
        }
    }

    func publish(_ pages: [Page]) throws -> Publication {
        try step(.publishing) { try stages.publisher.publish(pages) }
    }
}
