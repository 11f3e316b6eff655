public import FoundationEssentials
public import Newsroom

/// An archive through which several machines share the asking for feeds.
///
/// Workers claim hosts, all feeds of one together, so that no host is asked by two at once. A claim ends by itself: what a
/// worker that died had claimed and not handed in is another's. What they hand in lies there until a run takes it in, with
/// which it becomes articles; so these are the same however many workers there were, and whoever came first.
public protocol SharedArchive: Archive {
    /// Lists feeds to be asked; those listed before stay as they are.
    ///
    /// - Parameter hosts: the host of each.
    func list(_ hosts: [FeedSource.ID: String]) throws(ArchiveError)

    /// Claims hosts that nobody has claimed and whose turn it is, the longest waiting first.
    ///
    /// - Parameters:
    ///   - hosts: those that the worker knows; nil for any, which costs less.
    ///   - count: how many at most.
    ///   - worker: a name that no other worker has.
    ///   - moment: feeds that were asked at or after it are not asked again.
    ///   - seconds: for how long, unless it is renewed.
    func claim(
        _ count: Int, of hosts: [String]?, by worker: String, askedBefore moment: Date, for seconds: Double
    ) throws(ArchiveError) -> FeedClaim

    /// How many of these hosts, or of all, wait for their turn or are claimed by others.
    func waiting(_ hosts: [String]?, askedBefore moment: Date) throws(ArchiveError) -> Int

    /// Lets all that a worker has claimed be its own for so many more seconds.
    func renew(by worker: String, for seconds: Double) throws(ArchiveError)

    /// Hands in feeds that were asked for. Those that are no longer the worker's, or were handed in already, are left out.
    ///
    /// - Returns: how many were taken.
    func handIn(_ feeds: [HandedFeed], by worker: String) throws(ArchiveError) -> Int

    /// Lets hosts be claimed again.
    ///
    /// - Parameters:
    ///   - moment: when they were asked; nil where that was broken off.
    ///   - pause: seconds from now on before anybody asks them again.
    func release(_ hosts: [String], by worker: String, askedAt moment: Date?, pause: Double) throws(ArchiveError)

    /// All that was handed in and no run has taken in, by when it was asked for, then by source.
    func handedFeeds() throws(ArchiveError) -> [HandedFeed]

    /// Remembers articles and records, and takes what was handed in out: all or nothing.
    func remember(
        articles: [Article], records: [FeedRecord], taking handed: [HandedFeed.Key]
    ) throws(ArchiveError)
}

/// The hosts that a worker may ask, and for what.
public struct FeedClaim: Sendable, Equatable {
    public let hosts: [String]
    public let feeds: [FeedSource.ID]
    /// The latest that is known of these feeds, also where no run has taken it in.
    public let records: [FeedSource.ID: FeedRecord]

    public init(hosts: [String] = [], feeds: [FeedSource.ID] = [], records: [FeedSource.ID: FeedRecord] = [:]) {
        self.hosts = hosts
        self.feeds = feeds
        self.records = records
    }
}

/// What came of asking for one feed once.
public struct HandedFeed: Sendable, Equatable {
    /// What tells it from all others.
    public struct Key: Sendable, Hashable {
        public let source: FeedSource.ID
        public let moment: Date

        public init(source: FeedSource.ID, moment: Date) {
            self.source = source
            self.moment = moment
        }
    }

    public enum Answer: Sendable, Equatable {
        case read
        case unchanged
        case skipped(until: Date)
        case left(host: String?)
        case failed(Failure)
    }

    public var key: Key
    public var answer: Answer
    /// What was read: of texts the plain form alone.
    public var feed: Feed?
    public var record: FeedRecord
    /// Whether a server answered, whatever it said.
    public var isAnswered: Bool
    /// The time by that server's clock.
    public var serverTime: Date?
    /// Whether it fails now and did not before.
    public var isNewlyFailing: Bool

    public init(
        key: Key, answer: Answer, feed: Feed?, record: FeedRecord, isAnswered: Bool, serverTime: Date?,
        isNewlyFailing: Bool
    ) {
        self.key = key
        self.answer = answer
        self.feed = feed
        self.record = record
        self.isAnswered = isAnswered
        self.serverTime = serverTime
        self.isNewlyFailing = isNewlyFailing
    }
}
