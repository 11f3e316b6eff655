public import FoundationEssentials
public import Newsroom
import Foundation
import Synchronization

/// Asks publishers for their feeds.
public struct Fetcher: Sendable {
    let settings: FetchSettings

    public init(settings: FetchSettings) {
        self.settings = settings
    }

    /// Asks for feeds, many at once, on a thread of its own.
    ///
    /// Each source has exactly one outcome, in the order in which they arrive, so that parsing can begin while others
    /// are awaited. When the stream is dropped or its task cancelled, what is under way is broken off.
    ///
    /// - Parameters:
    ///   - records: what earlier runs remember: validators, moves, waiting times.
    ///   - now: the moment of the run, which `Retry-After` and waiting times refer to.
    public func feeds(
        from sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) -> AsyncStream<FetchedFeed> {
        let (stream, continuation) = AsyncStream.makeStream(of: FetchedFeed.self)
        let interest = Interest()
        continuation.onTermination = { _ in interest.end() }
        let settings = settings
        Thread.detachNewThread {
            Self.fetch(sources, knowing: records, at: now, settings: settings, while: { interest.isAlive }) {
                continuation.yield($0)
            }
            continuation.finish()
        }
        return stream
    }

    private static func fetch(
        _ sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord], at now: Date,
        settings: FetchSettings, while isWanted: () -> Bool, deliver: (FetchedFeed) -> Void
    ) {
        var requests: [Request] = []
        for source in sources {
            let record = records[source.id]
            if !settings.ignoresValidators, let record, let until = record.notBefore, until > now {
                deliver(FetchedFeed(source: source, outcome: .skipped(until: until), movedTo: record.movedTo))
                continue
            }
            do throws(Refusal) {
                requests.append(try Request(source: source, record: record, settings: settings, at: now))
            } catch {
                let failure = Failure(stage: .fetching, source: source.id, reason: error.reason)
                deliver(FetchedFeed(source: source, outcome: .failed(failure, retryAfter: nil)))
            }
        }
        guard !requests.isEmpty else { return }
        let judge = ResponseJudge(settings: settings, now: now)
        guard let loop = FetchLoop(settings: settings, judge: judge) else {
            for request in requests {
                let failure = request.failure(Message(.noLibrary))
                deliver(FetchedFeed(source: request.source, outcome: .failed(failure, retryAfter: nil)))
            }
            return
        }
        loop.run(requests, while: isWanted) { request, outcome in
            guard let outcome else { return }
            deliver(
                FetchedFeed(
                    source: request.source, outcome: outcome, movedTo: request.trail.movedTo?.text,
                    isAnswered: request.isAnswered, serverTime: request.serverTime))
        }
    }

    /// Whether anybody still listens; told on one thread and asked on another.
    final class Interest: Sendable {
        private let hasEnded = Atomic(false)
        var isAlive: Bool { !hasEnded.load(ordering: .relaxed) }
        func end() { hasEnded.store(true, ordering: .relaxed) }
    }
}
