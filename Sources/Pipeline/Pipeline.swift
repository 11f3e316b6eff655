public import Archiving
internal import Deduplicating
internal import Fetching
public import FoundationEssentials
internal import Newsroom

/// The pipeline from feeds to a published site. It fetches the feeds, and if there is anything new the news desk makes
/// an edition.
///
/// ```swift
/// let configuration = try Configuration(reading: file, name: "feeds.json", folder: "/home/me/news")
/// let report = try await Pipeline(configuration).run(at: now)
/// report.failures  // the feeds that failed, whose known articles remain
/// ```
public struct Pipeline: PipelinePart {
    let configuration: Configuration
    let edges: Edges
    let decoder: [String]?
    let observe: @Sendable (PipelineEvent) -> Void

    /// Opens the archive. Everything else is set up when it is needed.
    ///
    /// - Parameters:
    ///   - configuration: the configuration of one site; its private editions are ignored (see `Configuration.parts`).
    ///   - archive: an archive to use; nil to open the configured one.
    ///   - decoder: the command that starts a worker process for decoding pictures (`PictureWorker`). With nil they are
    ///     decoded in this process, where a bad one can crash it.
    ///   - observe: receives progress events, on any thread.
    public init(
        _ configuration: Configuration, archive: (any Archive)? = nil, decodingPicturesBy decoder: [String]? = nil,
        observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        let configuration = configuration.withoutPrivateEditions
        self.configuration = configuration
        self.observe = observe
        self.decoder = decoder
        edges = try Edges(configuration, archive: archive) { observe(.waiting($0)) }
    }

    /// Fetches the news and publishes the site as of this moment.
    ///
    /// A failing feed doesn't stop the run. It is listed in the report, and its known articles remain.
    ///
    /// - Parameter isReadFromClock: whether the moment comes from the machine's clock, which the servers' clocks must
    ///   then confirm.
    /// - Throws: if nothing could be published; the old site is then unchanged.
    public func run(at now: Date, isReadFromClock: Bool = false) async throws -> Report {
        let (journal, broken, records) = try journalBegun(at: now)
        let report = try await report(
            on: try addingWorkerResults(
                to: try await feedsRead(besides: broken, knowing: records, journal: journal, at: now)),
            knowing: records, journal: journal, at: now, isReadFromClock: isReadFromClock)
        journal?.end()
        return report
    }

    /// Keeps the last run's site if nothing has changed since; otherwise publishes a new edition.
    ///
    /// The stages load their tables while the archive is read, since each task keeps only one processor busy.
    private func report(
        on round: consuming FetchRound, knowing records: [FeedSource.ID: FeedRecord], journal: RunJournal?,
        at now: Date, isReadFromClock: Bool
    ) async throws -> Report {
        let site = try reusableSite(after: round, knowing: records, at: now)
        if let site, !round.bringsItems { return try unchanged(site, after: round) }
        async let desk = newsDesk()
        let articles = try loadedArticles()
        let matched = site?.isSettled == true ? matched(round, amid: articles, at: now) : nil
        if let site, let matched, matched.repeats(articles, of: round, knowing: records),
            isPlausible(now, isReadFromClock: isReadFromClock, after: round, knowing: records)
        {
            return try unchanged(site, after: round, seeing: matched.seen)
        }
        return try await published(
            round, amid: articles, matched: matched, knowing: try archivedState(knowing: records, at: now), by: desk,
            journal: journal, at: now, isReadFromClock: isReadFromClock)
    }

    /// Awaits the desk only here, so that its tables load while the archive is read.
    private func published(
        _ round: consuming FetchRound, amid articles: consuming [Article], matched: MatchedArticles?,
        knowing known: ArchivedState, by desk: NewsDesk, journal: RunJournal?, at now: Date, isReadFromClock: Bool
    ) async throws -> Report {
        try await desk.published(
            round, amid: articles, matched: matched, knowing: known, journal: journal, at: now,
            isReadFromClock: isReadFromClock
        ).report
    }

    /// Creates the news desk with all stages.
    ///
    /// - Throws: a one-line error if a template or rule file cannot be used.
    func newsDesk() throws -> NewsDesk {
        NewsDesk(
            configuration: configuration, edges: edges,
            stages: try Stages(configuration, decodingPicturesBy: decoder), observe: observe)
    }
}
