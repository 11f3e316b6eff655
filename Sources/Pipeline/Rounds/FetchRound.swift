internal import Archiving
internal import Computing
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Parsing

/// The outcome of fetching all feeds once, in configuration order.
struct FetchRound: Sendable {
    /// The outcome for one feed.
    struct Entry: Sendable {
        var source: FeedSource
        var answer: FeedAnswer
        var feed: Feed?
        var record: FeedRecord
        /// Whether a server answered at all, even with an error.
        var isAnswered: Bool
        /// The server's clock.
        var serverTime: Date?
        /// Whether the feed has just started to fail.
        var isNewlyFailing: Bool
        /// The cost of fetching the feed; nil if it wasn't fetched here.
        var cost: FeedCost?
        /// The robots.txt files fetched along the way.
        var robots: [RobotsRecord] = []

        /// Whether a server was asked for anything. A stored robots.txt forbids a page without that.
        fileprivate var isAsked: Bool {
            if case .failed(let failure) = answer, failure.reason.key == .robotsForbid { return isAnswered }
            return answer.isAsked
        }
    }

    private(set) var entries: [Entry]

    /// An empty round, in which no feed was fetched.
    static var none: FetchRound { FetchRound(entries: []) }

    /// The feeds that a crashed run fetched but didn't store.
    var leftOver: [SourcedFeed] = []

    /// The keys of the worker results included in this round.
    var taken: [WorkerResult.Key] = []

    var readings: [SourcedFeed] {
        leftOver + entries.compactMap { entry in entry.feed.map { SourcedFeed(source: entry.source, feed: $0) } }
    }

    /// Returns all feeds and removes them from the round, to free memory.
    mutating func takeFeeds() -> [SourcedFeed] {
        let taken = readings
        leftOver = []
        for index in entries.indices { entries[index].feed = nil }
        return taken
    }

    /// Whether at least one feed was read or answered "not modified".
    var hasReachedAny: Bool { entries.contains { $0.answer.isReached } }

    /// Whether feeds were requested and no server answered. Our own network is then down.
    var isCutOff: Bool {
        // Mailboxes on this machine can be read without a network.
        let asked = entries.filter { $0.isAsked && !$0.source.isLocalMailbox }
        return !asked.isEmpty && !asked.contains(where: \.isAnswered)
    }

    /// The records to store. None if our own network failed, since no feed is to blame.
    var records: [FeedRecord] { isCutOff ? [] : entries.filter { !$0.answer.isLeft }.map(\.record) }

    /// The robots.txt files to store.
    var robots: [RobotsRecord] { entries.flatMap(\.robots) }

    /// Returns the known records with those of this round in their place.
    func updated(_ known: [FeedSource.ID: FeedRecord]) -> [FeedSource.ID: FeedRecord] {
        known.merging(records.map { ($0.source, $0) }) { $1 }
    }

    /// The feeds skipped because time ran out.
    var leftovers: Leftovers {
        Leftovers(
            entries.compactMap { entry -> Leftovers? in
                if case .left(let host) = entry.answer { Leftovers(host: host) } else { nil }
            })
    }

    /// The time according to the servers: the median of at least three, so that a single wrong clock can't mislead us.
    var serverTime: Date? {
        let times = entries.compactMap(\.serverTime).sorted()
        return times.count < 3 ? nil : times[times.count / 2]
    }
}

extension FetchRound {
    /// Fetches the feeds and parses each on arrival.
    ///
    /// - Parameters:
    ///   - robots: the robots.txt files stored by earlier runs.
    ///   - limits: the maximum number of items, for feeds that have a limit.
    ///   - journal: records each body as it arrives, and what is being parsed.
    init(
        of sources: [FeedSource], by fetcher: Fetcher, parsedBy parser: FeedParser,
        knowing records: [FeedSource.ID: FeedRecord], and robots: [RobotsRecord] = [],
        limits: [FeedSource.ID: Int] = [:], journal: RunJournal? = nil, at now: Date,
        observe: @escaping @Sendable (PipelineEvent) -> Void
    ) async {
        observe(.asking(feeds: sources.count))
        let time = fetcher.parsingTimeLimits
        let order = Dictionary(sources.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let answers = fetcher.feeds(from: sources, knowing: records, and: robots, at: now)
        entries = await answers.concurrentMap { fetched in
            let entry = Entry(
                of: fetched.left(ifOver: time), parsedBy: parser, within: time, knowing: records,
                limit: limits[fetched.source.id], journal: journal, at: now)
            observe(.answered(entry.source, entry.answer))
            return entry
        }.sorted { order[$0.source.id, default: 0] < order[$1.source.id, default: 0] }
    }
}

extension FetchedFeed {
    /// Returns the feed, marked as skipped until the next run if time ran out before its body was parsed.
    fileprivate func left(ifOver time: ParsingTimeLimits) -> FetchedFeed {
        guard case .body = outcome, time.isOver else { return self }
        var fetched = self
        fetched.outcome = .left(host: nil)
        return fetched
    }
}

extension FetchRound.Entry {
    fileprivate init(
        of fetched: FetchedFeed, parsedBy parser: FeedParser, within time: ParsingTimeLimits,
        knowing records: [FeedSource.ID: FeedRecord], limit: Int?, journal: RunJournal?, at now: Date
    ) {
        let source = fetched.source
        var reading: Result<Feed, Failure>?
        switch fetched.outcome {
        case .body(let body):
            do throws(Failure) {
                journal?.keep(StoredBody(source: source.id, body: body))
                let feed = try parser.feed(
                    from: body, of: source.id, limit: limit, journal: journal, while: time.ofOneFeed())
                let isRedirected = body.url != source.feed && FeedSource.mayHoldSecret(body.url)
                reading = .success(
                    isRedirected
                        ? AddressScreen(redirect: body.url).screened(SourcedFeed(source: source, feed: feed)).feed
                        : feed)
                answer = .read(format: feed.format, items: feed.items.count, problem: feed.problem)
            } catch {
                reading = .failure(error)
                answer = .failed(error)
            }
        case .unchanged: answer = .unchanged
        case .skipped(let until):
            let record = records[source.id]
            if let failure = record?.lastFailure, failure.reason.key == .stoppedRun, record?.lastAttempt == now {
                // This run discovered that an earlier one crashed on this feed, so report it as a failure now.
                answer = .failed(failure)
            } else {
                answer = .skipped(until: until, after: record?.lastFailure)
            }
        case .left(let host): answer = .left(host: host)
        case .gone:
            answer = .failed(
                Failure(stage: .fetching, source: source.id, reason: Message(.gone)))
        case .failed(let failure, _): answer = .failed(failure)
        }
        self.source = source
        feed = (try? reading?.get())?.withoutMarkup
        cost = fetched.cost
        robots = fetched.robots
        isAnswered = fetched.isAnswered
        serverTime = fetched.serverTime
        if case .failed = answer {
            let before = records[source.id]
            isNewlyFailing = before?.lastFailure == nil || before?.lastAttempt == now
        } else {
            isNewlyFailing = false
        }
        var record = (records[source.id] ?? FeedRecord(source: source.id)).following(fetched, reading: reading, at: now)
        record.address = sourceID(ofFeed: source.feed)
        self.record = record
    }
}

extension Feed {
    /// The feed reduced to plain text, which is all that articles need. The markup of all feeds together takes more
    /// memory than any later stage.
    fileprivate var withoutMarkup: Feed {
        var feed = self
        for index in feed.items.indices {
            feed.items[index].summary?.html = ""
            feed.items[index].content?.html = ""
        }
        return feed
    }
}

extension [FeedItem] {
    /// Returns the newest items in their original order. Items without a date count as oldest.
    fileprivate func newest(_ count: Int) -> [FeedItem] {
        guard self.count > count else { return self }
        func moment(_ place: Int) -> Date { self[place].published ?? self[place].updated ?? .distantPast }
        let chosen = indices.sorted { moment($0) == moment($1) ? $0 < $1 : moment($0) > moment($1) }.prefix(count)
        return chosen.sorted().map { self[$0] }
    }
}

extension FeedParser {
    /// Parses a feed, recording the start and end in the journal.
    ///
    /// - Parameters:
    ///   - limit: the maximum number of items; nil for all.
    ///   - isWanted: returns whether parsing may continue.
    func feed(
        from body: FeedBody, of source: FeedSource.ID, limit: Int?, journal: RunJournal?,
        while isWanted: () -> Bool = { true }
    ) throws(Failure) -> Feed {
        var taken: Feed
        if let journal {
            taken = try journal.reading(.feed(source)) { () throws(Failure) in
                try feed(from: body, of: source, while: isWanted)
            }
        } else {
            taken = try feed(from: body, of: source, while: isWanted)
        }
        if let limit { taken.items = taken.items.newest(limit) }
        return taken
    }
}
