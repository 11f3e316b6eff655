internal import Foundation
internal import Newsroom
internal import Parsing

/// Seconds for which bytes that a run died of are left alone.
private let pause = 86_400.0

/// Dealing with runs that died.
extension Pipeline {
    /// A run's journal, and what is known of feeds once what earlier runs died of has been noted against it.
    func journalBegun(at now: Date) throws -> (RunJournal?, BrokenRuns, [FeedSource.ID: FeedRecord]) {
        let broken = BrokenRuns(in: configuration.journals)
        let journal = RunJournal(in: configuration.journals)
        let records = try noted(broken.suspects, knowing: try recalledRecords(), at: now)
        broken.handOver(to: journal)
        return (journal, broken, records)
    }

    /// The feeds that runs before read and did not live to remember, of sources that are still switched on.
    func feedsLeftOver(by broken: BrokenRuns, journal: RunJournal?) -> [SourcedFeed] {
        broken.bodies.compactMap { kept in
            guard let source = sourcesByID[kept.source], source.isEnabled,
                let feed = try? edges.parser.feed(
                    from: kept.body, of: source.id, limit: configuration.limits[source.id], journal: journal)
            else { return nil }
            return SourcedFeed(source: source, feed: feed)
        }
    }
}

extension FeedRecord {
    /// Marked as failing, not to be read again for a day, since a run died of it.
    func suspected(of source: FeedSource.ID, at now: Date) -> FeedRecord {
        var record = self
        record.failures += 1
        record.lastAttempt = now
        record.lastFailure = Failure(stage: .parsing, source: source, reason: Message(.stoppedRun))
        record.notBefore = now.addingTimeInterval(pause)
        return record
    }
}

extension Configuration {
    /// The folder of all journals: beside the archive, since that is what outlives a run.
    var journals: URL { URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "runs") }

    /// Notes that somebody ends this process on purpose, so that what it reads at this moment is not taken for the cause.
    public func noteInterruption() { RunJournal.excuse(in: journals) }
}

extension ArticlePage {
    /// Marked as failing, since a run died of it.
    init(suspected article: Article.ID, of source: FeedSource.ID, before: ArticlePage?, at now: Date) {
        self.init(
            article: article, lastAttempt: now, failures: (before?.failures ?? 0) + 1,
            lastFailure: Failure(stage: .parsing, source: source, reason: Message(.stoppedRun)))
    }

    /// Whether a run died of it less than a day ago.
    func isUnderSuspicion(at now: Date) -> Bool {
        lastFailure?.reason.key == .stoppedRun && now.timeIntervalSince(lastAttempt) < pause
    }
}

extension RunJournal.Subject {
    var feed: FeedSource.ID? { if case .feed(let id) = self { id } else { nil } }
    var page: Article.ID? { if case .page(let id) = self { id } else { nil } }
}
