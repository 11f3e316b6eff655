internal import Archiving
internal import Foundation
internal import Newsroom

extension FetchRound.Entry {
    /// Converts the outcome for a worker to hand in.
    func workerResult(at moment: Date) -> WorkerResult {
        WorkerResult(
            key: WorkerResult.Key(source: source.id, moment: moment), answer: answer, feed: feed, record: record,
            isAnswered: isAnswered, serverTime: serverTime, isNewlyFailing: isNewlyFailing)
    }

    /// Converts what a worker handed in, as if this run had fetched it.
    init(_ handed: WorkerResult, of source: FeedSource) {
        self.init(
            source: source, answer: handed.answer, feed: handed.feed, record: handed.record,
            isAnswered: handed.isAnswered, serverTime: handed.serverTime, isNewlyFailing: handed.isNewlyFailing)
    }
}

extension FetchRound {
    /// Adds the workers' results. The latest of each feed counts as fetched now, unless this run fetched the feed
    /// itself. Earlier results count as left over from earlier runs.
    ///
    /// - Parameter sources: the enabled sources; results for other sources stay in the archive.
    func taking(_ handed: [WorkerResult], of sources: [FeedSource]) -> FetchRound {
        let places = Dictionary(sources.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let asked = Set(entries.lazy.map(\.source.id))
        var latest: [FeedSource.ID: WorkerResult] = [:]
        var earlier: [SourcedFeed] = []
        var taken: [WorkerResult.Key] = []
        func put(back handed: WorkerResult, of source: FeedSource) {
            if let feed = handed.feed { earlier.append(SourcedFeed(source: source, feed: feed)) }
        }
        for handed in handed {
            guard let place = places[handed.key.source] else { continue }
            taken.append(handed.key)
            if asked.contains(handed.key.source) {
                put(back: handed, of: sources[place])
            } else if let before = latest.updateValue(handed, forKey: handed.key.source) {
                put(back: before, of: sources[place])
            }
        }
        let new = latest.values.compactMap { handed in
            places[handed.key.source].map { Entry(handed, of: sources[$0]) }
        }
        let all = (entries + new).sorted { places[$0.source.id, default: 0] < places[$1.source.id, default: 0] }
        return FetchRound(entries: all, leftOver: leftOver + earlier, taken: taken)
    }
}
