internal import Archiving
internal import Fetching
internal import Newsroom
internal import Parsing
internal import Publishing
internal import Synchronization

/// Where a run meets the world: feeds and pages come in, the archive remembers, the site goes out. Ready at once.
struct Edges: Sendable {
    let archive: any Archive
    let fetcher: Fetcher
    let parser: FeedParser
    let pageParser: PageParser
    let publisher: Publisher
    let damage = ArchiveDamage()

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
            try archive
            ?? configuration.openedArchive(
                hasPublished: publisher.hasPublished, telling: tell, findingDamage: damage.add)
    }
}

/// What a run finds damaged in the archive and leaves out, a line each.
final class ArchiveDamage: Sendable {
    private let found = Mutex<[String]>([])

    /// Each once: a table may be read twice.
    var lines: [String] { found.withLock { $0 } }

    @Sendable func add(_ line: String) {
        found.withLock { found in if !found.contains(line) { found.append(line) } }
    }
}
