import Dispatch
import Foundation
public import FoundationEssentials
public import Newsroom

/// A client that fetches feeds from publishers.
///
/// ```swift
/// for await fetched in Fetcher(settings: FetchSettings()).feeds(from: sources, knowing: [:], at: now) {
///     if case .body(let body) = fetched.outcome { print(fetched.source.name, body.bytes.count) }
/// }
/// ```
public struct Fetcher: Sendable {
    let settings: FetchSettings
    /// The time at which all fetching of feeds, pages and pictures stops; nil for never.
    let deadline: ContinuousClock.Instant?

    /// Creates a fetcher; its deadline counts from now.
    public init(settings: FetchSettings) {
        self.settings = settings
        deadline = settings.deadline > 0 ? .now + .seconds(settings.deadline) : nil
    }

    /// Fetches feeds concurrently, on a separate thread.
    ///
    /// Each source has exactly one outcome. They come in order of arrival, so that parsing can overlap with fetching.
    /// Dropping the stream or cancelling its task aborts pending requests. If the reader is slower than the network,
    /// fetching pauses until it catches up.
    ///
    /// - Parameters:
    ///   - records: the validators, moves and waiting times stored by earlier runs.
    ///   - robots: the robots.txt files stored by earlier runs, for pages read as feeds.
    ///   - now: the moment of the run, to which `Retry-After` and waiting times refer.
    public func feeds(
        from sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord],
        and robots: [RobotsRecord] = [], at now: Date
    ) -> AsyncStream<FetchedFeed> {
        let outlet = BackpressureStream<FetchedFeed>(limit: settings.backlogLimit) { fetched in
            guard case .body(let body) = fetched.outcome else { return 1_024 }
            return body.bytes.count + 1_024
        }
        let stream = outlet.stream
        Thread.detachNewThread {
            fetch(sources, knowing: records, and: robots, at: now, to: outlet)
            outlet.finish()
        }
        return stream
    }

    private func fetch(
        _ sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord], and robots: [RobotsRecord],
        at now: Date, to outlet: BackpressureStream<FetchedFeed>
    ) {
        let deliver = outlet.deliver
        var requests: [Request] = []
        var folders: [(MailFolderAddress, FeedSource)] = []
        for source in sources {
            let record = records[source.id]
            if !settings.ignoresValidators, !settings.ignoresWaiting, let record,
                let until = waitingTime(of: source, record), until > now
            {
                deliver(FetchedFeed(source: source, outcome: .skipped(until: until), movedTo: record.movedTo))
                continue
            }
            if settings.readsMailboxes, let mailbox = MailboxAddress(source.feed) {
                deliver(letters(in: mailbox, of: source, knowing: record))
                continue
            }
            if settings.readsMailboxes, let folder = MailFolderAddress(source.feed) {
                folders.append((folder, source))
                continue
            }
            do throws(Refusal) {
                requests.append(try Request(source: source, record: record, settings: settings, at: now))
            } catch {
                let failure = Failure(stage: .fetching, source: source.id, reason: error.reason)
                deliver(FetchedFeed(source: source, outcome: .failed(failure, retryAfter: nil)))
            }
        }
        let mail = DispatchGroup()
        defer { mail.wait() }
        if !folders.isEmpty {
            // On a separate thread, because they don't use the HTTP loop; one after the other, because servers limit
            // the connections of a user.
            DispatchQueue.global(qos: .utility).async(group: mail) { [folders] in
                read(folders, knowing: records, to: outlet)
            }
        }
        guard !requests.isEmpty else { return }
        // Start with those skipped last time.
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
        loop.run(requests.filter { !$0.purpose.heedsRobots }, while: { outlet.isWanted }) { request, outcome in
            if let outcome { deliver(FetchedFeed(request, outcome)) }
        }
        // Each robots.txt is fetched for a page, whose answer comes later and takes it along.
        var asked: [RobotsRecord] = []
        var round = RobotsRound(settings: settings, loop: loop, knowing: robots, at: now) { asked.append($0) }
        round.run(requests.filter(\.purpose.heedsRobots), while: { outlet.isWanted }) { request, answer in
            var fetched: FetchedFeed
            switch answer {
            case .outcome(let outcome): fetched = FetchedFeed(request, outcome)
            case .forbidden(let failure, let isAnswered):
                // If its robots.txt was just read, the network works.
                fetched = FetchedFeed(
                    source: request.source, outcome: .failed(failure, retryAfter: nil), isAnswered: isAnswered)
            }
            swap(&fetched.robots, &asked)
            deliver(fetched)
        }
    }

    /// Returns the origins of pages read as feeds, whose robots.txt will be needed.
    public func origins(
        ofPagesAmong sources: [FeedSource], knowing records: [FeedSource.ID: FeedRecord]
    ) -> [String] {
        let pages = sources.filter { settings.requestOptions[$0.id]?.isPage == true }
        let addresses = pages.flatMap { [$0.feed, records[$0.id]?.movedTo].compactMap(\.self) }
        return Set(addresses.compactMap { (try? RequestAddress($0))?.origin }).sorted()
    }

    /// Returns when a source may be fetched again according to its server, our back-off and its owner's settings.
    private func waitingTime(of source: FeedSource, _ record: FeedRecord) -> Date? {
        let interval = settings.requestOptions[source.id]?.interval ?? 0
        guard interval > 0, let last = record.lastAttempt else { return record.notBefore }
        // Reduce the interval by a twentieth, so that a nightly run that starts a little early still fetches the feed.
        let next = last.addingTimeInterval(interval * 0.95)
        return max(next, record.notBefore ?? next)
    }
}

extension FetchedFeed {
    fileprivate init(_ request: Request, _ outcome: FetchOutcome) {
        self.init(
            source: request.source, outcome: outcome, movedTo: request.trail.movedTo?.text,
            isAnswered: request.isAnswered, serverTime: request.serverTime, cost: request.cost)
    }
}
