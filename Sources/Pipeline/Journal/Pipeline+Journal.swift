internal import Foundation
internal import Newsroom
internal import Parsing

/// Seconds to wait before retrying input that crashed a run.
private let pause = 86_400.0

/// Recovery from crashed runs.
extension Pipeline {
    /// Starts a run's journal. Returns it with the crashed runs and the feed records, in which suspects are marked as
    /// failed.
    func journalBegun(at now: Date) throws -> (RunJournal?, BrokenRuns, [FeedSource.ID: FeedRecord]) {
        let broken = BrokenRuns(in: configuration.journals)
        let journal = RunJournal(in: configuration.journals)
        let records = try noted(broken.suspects, knowing: try loadedRecords(), at: now)
        broken.moveBodies(to: journal)
        return (journal, broken, records)
    }

    /// Parses the feeds that crashed runs fetched but never stored, for sources that are still enabled.
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
    /// Returns the record marked as failed and not to be fetched for a day, because a run crashed on the feed.
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
    /// The folder of all journals. It is beside the archive, in a place that outlives a run.
    var journals: URL { URL(filePath: dataFolder, directoryHint: .isDirectory).appending(path: "runs") }

    /// Records that the user is ending this process, so that its current input isn't blamed for a crash.
    public func noteInterruption() { RunJournal.markInterrupted(in: journals) }
}

extension ArticlePage {
    /// Creates a page marked as failed, because a run crashed on it.
    init(suspected article: Article.ID, of source: FeedSource.ID, before: ArticlePage?, at now: Date) {
        self.init(
            article: article, lastAttempt: now, failures: (before?.failures ?? 0) + 1,
            lastFailure: Failure(stage: .parsing, source: source, reason: Message(.stoppedRun)))
    }

    /// Returns whether a run crashed on this page within the last day.
    func isUnderSuspicion(at now: Date) -> Bool {
        lastFailure?.reason.key == .stoppedRun && now.timeIntervalSince(lastAttempt) < pause
    }
}

extension RunJournal.Subject {
    var feed: FeedSource.ID? { if case .feed(let id) = self { id } else { nil } }
    var page: Article.ID? { if case .page(let id) = self { id } else { nil } }
}
