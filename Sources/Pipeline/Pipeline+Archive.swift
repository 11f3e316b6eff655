internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Sectioning

extension PipelineStep {
    static let recalling = PipelineStep("recalling")
    static let remembering = PipelineStep("remembering")
}

/// The archive calls of a run that fetches feeds. The news desk's own calls are in `NewsDesk+Archive`; no other file
/// here makes any, except those for workers and checks.
extension Pipeline {
    /// Loads the feed records, which must be known before the feeds are fetched.
    func loadedRecords() throws -> [FeedSource.ID: FeedRecord] {
        try step(.recalling) { try edges.archive.records() }
    }

    /// Adds what workers have handed in, if the archive is shared with any.
    func addingWorkerResults(to round: consuming FetchRound) throws -> FetchRound {
        guard let shared = edges.archive as? any SharedArchive else { return round }
        return try step(.recalling) {
            round.taking(try shared.workerResults(), of: configuration.sources.filter(\.isEnabled))
        }
    }

    /// Marks feeds and pages as failed because a run crashed on them. This is stored at once, in case this run crashes
    /// as well.
    ///
    /// - Returns: the updated feed records.
    func noted(
        _ suspects: Set<RunJournal.Subject>, knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) throws -> [FeedSource.ID: FeedRecord] {
        guard !suspects.isEmpty else { return records }
        return try step(.remembering) {
            var records = records
            let feeds = suspects.compactMap(\.feed)
            for feed in feeds {
                records[feed] = (records[feed] ?? FeedRecord(source: feed)).suspected(of: feed, at: now)
            }
            try edges.archive.store(articles: [], records: feeds.compactMap { records[$0] })
            let articles = Set(suspects.compactMap(\.page))
            guard !articles.isEmpty else { return records }
            let pages = try edges.archive.pages()
            let sources = try edges.archive.articles(since: .distantPast).filter { articles.contains($0.id) }
            try edges.archive.store(
                pages: articles.sorted().map { id in
                    ArticlePage(
                        suspected: id, of: sources.first { $0.id == id }?.source ?? "", before: pages[id], at: now)
                }, robots: [])
            return records
        }
    }

    /// Loads the state of the site after the last run; nil if anything stored since then would change it.
    func loadedSiteState() throws -> SiteState? { try edges.archive.siteState() }

    /// Stores the records of a round that brought nothing new, and that its feeds still hold these articles.
    func store(_ round: FetchRound, seeing articles: [Article]) throws {
        guard !round.records.isEmpty else { return }
        try step(.remembering) { try store(articles, of: round) }
    }
}

extension PipelinePart {
    /// Stores the state of a site that doesn't need rebuilding. If that fails, the next run rebuilds it.
    func store(_ state: SiteState) {
        step(.remembering) { try? edges.archive.store(siteState: state) }
    }

    /// Stores articles and the feed records. Anything taken from workers is marked as taken in the same transaction.
    func store(_ articles: [Article], of round: FetchRound) throws {
        if !round.robots.isEmpty { try edges.archive.store(pages: [], robots: round.robots) }
        if let shared = edges.archive as? any SharedArchive, !round.taken.isEmpty {
            try shared.store(articles: articles, records: round.records, taking: round.taken)
        } else {
            try edges.archive.store(articles: articles, records: round.records)
        }
    }
}
