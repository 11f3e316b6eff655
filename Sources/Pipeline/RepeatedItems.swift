internal import Deduplicating
internal import Foundation
internal import Newsroom

// Rounds whose items bring nothing new. Many servers answer every request in full, or change a feed's validators or
// dates without changing its items.

extension Pipeline {
    /// Returns whether the moment of a run is plausible, as a run that publishes would require.
    func isPlausible(
        _ now: Date, isReadFromClock: Bool, after round: FetchRound, knowing records: [FeedSource.ID: FeedRecord]
    ) -> Bool {
        let time = RunTime(
            moment: now, isReadFromClock: isReadFromClock, servers: round.serverTime,
            lastRun: records.values.compactMap(\.lastAttempt).max())
        return (try? time.check()) != nil
    }
}

extension FetchRound {
    /// Whether any feed was read. Its items may be those that it had before.
    var bringsItems: Bool { entries.contains { $0.feed != nil } }

    /// Whether no feed was left for the next run, none has started to fail, and none is left over from a crashed run.
    var isComplete: Bool {
        leftOver.isEmpty
            && entries.allSatisfy { entry in
                switch entry.answer {
                case .unchanged, .skipped, .read: true
                case .failed: !entry.isNewlyFailing
                case .left: false
                }
            }
    }
}

extension MatchedArticles {
    /// Returns whether a round's items only repeat the known articles: none is new or changed, and no feed has dropped
    /// one that it held when it was last read, as pages can depend on that.
    ///
    /// - Parameters:
    ///   - known: the articles before the round, in the order of their first sighting.
    ///   - records: the feeds' records before the round.
    func repeats(_ known: [Article], of round: FetchRound, knowing records: [FeedSource.ID: FeedRecord]) -> Bool {
        guard new.isEmpty else { return false }
        let read = Set(round.entries.lazy.filter { $0.feed != nil }.map(\.source.id))
        var later = seen[...]
        for article in known {
            if let again = later.first, again.id == article.id {
                var facts = again.facts
                facts.lastSeen = article.lastSeen
                guard facts == article.facts else { return false }
                later.removeFirst()
            } else if article.sources.contains(where: { source in
                read.contains(source) && article.lastSeen >= records[source]?.lastRead ?? .distantPast
            }) {
                return false
            }
        }
        return later.isEmpty
    }
}
