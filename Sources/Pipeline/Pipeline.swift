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
        let round = try takingWhatWorkersRead(
            await feedsRead(besides: broken, knowing: records, journal: journal, at: now))
        let report: Report
        if let standing = try standing(after: round, knowing: records, at: now) {
            report = standing
        } else {
            // The stages' tables are made while the archive is read: each keeps one processor busy.
            async let made = newsDesk()
            let known = Result { try recalled(knowing: records, at: now) }
            let desk = try await made
            report = try await desk.published(
                consume round, knowing: try (consume known).get(), journal: journal, at: now,
                isReadFromClock: isReadFromClock
            ).report
        }
        journal?.end()
        return report
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
