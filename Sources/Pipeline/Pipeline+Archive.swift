internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Sectioning

/// The calls to the archive of a run that reads feeds; those of the news desk are its own. No other file of the trunk makes any.
extension Pipeline {
    /// Reads from the archive what is known of the feeds: all that must be known before they are asked.
    func recalledRecords() throws -> [FeedSource.ID: FeedRecord] {
        try step(.recalling) { try edges.archive.records() }
    }

    /// The round with what workers have handed in, where the archive is one that they share.
    func takingWhatWorkersRead(_ round: consuming FetchRound) throws -> FetchRound {
        guard let shared = edges.archive as? any SharedArchive else { return round }
        return try step(.recalling) {
            round.taking(try shared.handedFeeds(), of: configuration.sources.filter(\.isEnabled))
        }
    }

    /// Notes against feeds and pages that runs died of them, and remembers it at once: should this run die as well, it must
    /// not be forgotten.
    ///
    /// - Returns: what is known of the feeds then.
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
            try edges.archive.remember(articles: [], records: feeds.compactMap { records[$0] })
            let articles = Set(suspects.compactMap(\.page))
            guard !articles.isEmpty else { return records }
            let pages = try edges.archive.pages()
            let sources = try edges.archive.articles(since: .distantPast).filter { articles.contains($0.id) }
            try edges.archive.remember(
                pages: articles.sorted().map { id in
                    ArticlePage(
                        suspected: id, of: sources.first { $0.id == id }?.source ?? "", before: pages[id], at: now)
                }, robots: [])
            return records
        }
    }

    /// The site as it stood after the last run, where nothing has been remembered since that it would show.
    func recalledStanding() throws -> StandingSite? { try edges.archive.standing() }

    /// Remembers feeds that have brought nothing.
    func remember(_ round: FetchRound) throws {
        guard !round.records.isEmpty else { return }
        try step(.remembering) { try remember([], of: round) }
    }
}

extension PipelinePart {
    /// Remembers a site that need not be made again. Where that is not possible, it will be made again.
    func remember(_ standing: StandingSite) {
        step(.remembering) { try? edges.archive.remember(standing: standing) }
    }

    /// Remembers articles with what is known of their feeds: at once with taking what workers handed in, where they did.
    func remember(_ articles: [Article], of round: FetchRound) throws {
        if let shared = edges.archive as? any SharedArchive, !round.taken.isEmpty {
            try shared.remember(articles: articles, records: round.records, taking: round.taken)
        } else {
            try edges.archive.remember(articles: articles, records: round.records)
        }
    }
}
