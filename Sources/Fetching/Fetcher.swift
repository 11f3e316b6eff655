import Foundation
public import FoundationEssentials
public import Newsroom

/// Asks publishers for their feeds.
public struct Fetcher: Sendable {
    let settings: FetchSettings
    /// When all asking ends, feeds, pages and pictures alike; nil for never.
    let deadline: ContinuousClock.Instant?

    /// The time until the deadline counts from here.
    public init(settings: FetchSettings) {
        self.settings = settings
        deadline = settings.deadline > 0 ? .now + .seconds(settings.deadline) : nil
    }

    /// Asks for feeds, many at once, on a thread of its own.
    ///
    /// Each source has exactly one outcome, in the order in which they arrive, so that parsing can begin while others
    /// are awaited. When the stream is dropped or its task cancelled, what is under way is broken off. When it is read
    /// more slowly than answers come in, no more is asked for until it catches up.
    ///
    /// - Parameters:
    ///   - records: what earlier runs remember: validators, moves, waiting times.
    ///   - now: the moment of the run, which `Retry-After` and waiting times refer to.
    public func feeds(
        from sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) -> AsyncStream<FetchedFeed> {
        let outlet = Outlet<FetchedFeed>(limit: settings.backlogLimit) { fetched in
            guard case .body(let body) = fetched.outcome else { return 1_024 }
            return body.bytes.count + 1_024
        }
        let stream = outlet.stream
        Thread.detachNewThread {
            fetch(sources, knowing: records, at: now, to: outlet)
            outlet.finish()
        }
        return stream
    }

    private func fetch(
        _ sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord], at now: Date,
        to outlet: Outlet<FetchedFeed>
    ) {
        let deliver = outlet.deliver
        var requests: [Request] = []
        for source in sources {
            let record = records[source.id]
            if !settings.ignoresValidators, !settings.ignoresWaiting, let record,
                let until = waitingTime(of: source, record), until > now
            {
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
        // Those that were left the last time come first.
        func lastAttempt(_ request: Request) -> Date { records[request.source.id]?.lastAttempt ?? .distantPast }
        requests = requests.enumerated().sorted {
            (lastAttempt($0.element), $0.offset) < (lastAttempt($1.element), $1.offset)
        }.map(\.element)
        let judge = ResponseJudge(settings: settings, now: now)
        guard let loop = FetchLoop(settings: settings, judge: judge, until: deadline, while: { outlet.hasRoom }) else {
            for request in requests {
                let failure = request.failure(Message(.noLibrary))
                deliver(FetchedFeed(source: request.source, outcome: .failed(failure, retryAfter: nil)))
            }
            return
        }
        loop.run(requests, while: { outlet.isWanted }) { request, outcome in
            guard let outcome else { return }
            deliver(
                FetchedFeed(
                    source: request.source, outcome: outcome, movedTo: request.trail.movedTo?.text,
                    isAnswered: request.isAnswered, serverTime: request.serverTime, cost: request.cost))
        }
    }

    /// Until when it is left alone: as its server and our own back-off say, and as its owner does.
    private func waitingTime(of source: FeedSource, _ record: FeedRecord) -> Date? {
        let interval = settings.manners[source.id]?.interval ?? 0
        guard interval > 0, let last = record.lastAttempt else { return record.notBefore }
        // A twentieth less: a nightly run that happens to begin a minute earlier than the last asks all the same.
        let next = last.addingTimeInterval(interval * 0.95)
        return max(next, record.notBefore ?? next)
    }
}
