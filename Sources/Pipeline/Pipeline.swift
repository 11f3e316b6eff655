public import Archiving
internal import Fetching
public import FoundationEssentials
internal import Newsroom

/// Turns feeds into a briefing: feeds are read, and where they bring anything new the news desk makes an edition of it.
public struct Pipeline: PipelinePart {
    let configuration: Configuration
    let edges: Edges
    let decoder: [String]?
    let observe: @Sendable (PipelineEvent) -> Void

    /// Opens the archive; nothing else is made ready before it is needed.
    ///
    /// - Parameters:
    ///   - configuration: of a site; of its private editions nothing is read here (`Configuration.parts`).
    ///   - archive: the run's memory; nil for the file in the configuration's data folder.
    ///   - decoder: the command that starts a worker which decodes pictures (`PictureWorker`); nil to decode them in this
    ///     process, where one can end it.
    ///   - observe: receives the run's progress, on any thread.
    public init(
        _ configuration: Configuration, archive: (any Archive)? = nil, decodingPicturesBy decoder: [String]? = nil,
        telling observe: @escaping @Sendable (PipelineEvent) -> Void = { _ in }
    ) throws {
        let configuration = configuration.withoutPrivateEditions
        self.configuration = configuration
        self.observe = observe
        self.decoder = decoder
        edges = try Edges(configuration, archive: archive) { observe(.waiting($0)) }
    }

    /// Reads the news and publishes the site as of this moment.
    ///
    /// A feed that fails does not stop the run: it is listed in the report, and its known articles stay.
    ///
    /// - Throws: when nothing could be published; the old site is then as it was.
    ///
    /// - Parameter isReadFromClock: whether the moment is what the machine's clock says: then servers' clocks must agree.
    public func run(at now: Date, isReadFromClock: Bool = false) async throws -> Report {
        let (journal, broken, records) = try journalBegun(at: now)
        let report = try await report(
            on: try takingWhatWorkersRead(
                await feedsRead(besides: broken, knowing: records, journal: journal, at: now)),
            knowing: records, journal: journal, at: now, isReadFromClock: isReadFromClock)
        journal?.end()
        return report
    }

    /// Keeps the last run's site if nothing has changed since; otherwise publishes an edition of what the feeds brought.
    ///
    /// The stages load their tables while the archive is read: each keeps one processor busy.
    private func report(
        on round: consuming FetchRound, knowing records: [FeedSource.ID: FeedRecord], journal: RunJournal?,
        at now: Date, isReadFromClock: Bool
    ) async throws -> Report {
        if let unchanged = try standing(after: round, knowing: records, at: now) { return unchanged }
        async let desk = newsDesk()
        return try await published(
            round, amid: try recalledArticles(), knowing: try recalled(knowing: records, at: now), by: desk,
            journal: journal, at: now, isReadFromClock: isReadFromClock)
    }

    /// Takes the desk last, so that its tables and the archive are read at the same time.
    private func published(
        _ round: consuming FetchRound, amid articles: consuming [Article], knowing known: Recollection,
        by desk: NewsDesk, journal: RunJournal?, at now: Date, isReadFromClock: Bool
    ) async throws -> Report {
        try await desk.published(
            round, amid: articles, knowing: known, journal: journal, at: now, isReadFromClock: isReadFromClock
        ).report
    }

    /// What makes an edition of what is known.
    ///
    /// - Throws: one line on a template or a file of rules that cannot be used.
    func newsDesk() throws -> NewsDesk {
        NewsDesk(
            configuration: configuration, edges: edges,
            stages: try Stages(configuration, decodingPicturesBy: decoder), observe: observe)
    }
}
