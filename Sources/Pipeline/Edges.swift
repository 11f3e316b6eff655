internal import Archiving
internal import Computing
internal import Fetching
internal import Newsroom
internal import Parsing
internal import Publishing
internal import Synchronization

/// A run's connections to the outside: the feeds and pages coming in, the archive, and the published site.
struct Edges: Sendable {
    let archive: any Archive
    let fetcher: Fetcher
    let parser: FeedParser
    let pageParser: PageParser
    let publisher: Publisher
    let damage = ArchiveDamage()
    /// The settings and the contents of the owner's files (`Configuration.siteInputs`), read once per run, because with
    /// a thousand sources they are a long text.
    let siteInputs: Deferred<String>

    /// Opens the archive and sets up the other connections.
    ///
    /// - Parameters:
    ///   - archive: an archive to use; nil to open the configured one.
    ///   - reportWait: receives a line when the archive's server keeps the run waiting.
    /// - Throws: a one-line error if the archive cannot be used.
    init(
        _ configuration: Configuration, archive: (any Archive)?, reportWait: @escaping @Sendable (String) -> Void
    ) throws {
        siteInputs = Deferred { configuration.siteInputs }
        fetcher = Fetcher(settings: configuration.fetching)
        parser = FeedParser(pages: configuration.pages)
        pageParser = PageParser()
        let publisher = Publisher(output: configuration.output, isInPlace: configuration.publishesInPlace)
        self.publisher = publisher
        self.archive =
            try archive
            ?? configuration.openedArchive(
                hasPublished: publisher.hasPublished, reportWait: reportWait, reportDamage: damage.add)
    }
}

/// The damage that a run found in the archive and skipped, one line each.
final class ArchiveDamage: Sendable {
    private let found = Mutex<[String]>([])

    /// The lines without duplicates, since a table may be read twice.
    var lines: [String] { found.withLock { $0 } }

    @Sendable func add(_ line: String) {
        found.withLock { found in if !found.contains(line) { found.append(line) } }
    }
}
