internal import Archiving
internal import Fetching
internal import Newsroom
internal import Parsing
internal import Publishing

/// Where a run meets the world: feeds and pages come in, the archive remembers, the site goes out. Ready at once.
struct Edges: Sendable {
    let archive: any Archive
    let fetcher: Fetcher
    let parser: FeedParser
    let pageParser: PageParser
    let publisher: Publisher

    /// - Parameters:
    ///   - archive: nil for the configuration's own.
    ///   - tell: told in one line when the archive's server has to be waited for.
    /// - Throws: one line on why the archive cannot be used.
    init(
        _ configuration: Configuration, archive: (any Archive)?, telling tell: @escaping @Sendable (String) -> Void
    ) throws {
        fetcher = Fetcher(settings: configuration.fetching)
        parser = FeedParser()
        pageParser = PageParser()
        let publisher = Publisher(output: configuration.output, isInPlace: configuration.publishesInPlace)
        self.publisher = publisher
        self.archive =
            try archive ?? configuration.openedArchive(hasPublished: publisher.hasPublished, telling: tell)
    }
}
