public import FoundationEssentials
public import Newsroom

/// An archive through which several machines share the work of fetching feeds.
///
/// Workers claim hosts, with all feeds of a host together, so that no host is contacted by two workers at once. Claims
/// expire, so whatever a crashed worker didn't hand in goes to another. Results wait until a run turns them into
/// articles. The number of workers and the order of their results therefore make no difference to the articles.
public protocol SharedArchive: Archive {
    /// Registers feeds to be fetched; those already registered are unchanged.
    ///
    /// - Parameter hosts: the host of each feed.
    func list(_ hosts: [FeedSource.ID: String]) throws(ArchiveError)

    /// Claims unclaimed hosts that are due, longest waiting first.
    ///
    /// - Parameters:
    ///   - hosts: the hosts the worker knows; nil for any, which is cheaper.
    ///   - count: the maximum number of hosts.
    ///   - worker: the worker's unique name.
    ///   - moment: feeds fetched at or after this moment aren't due.
    ///   - seconds: the duration of the claim unless renewed.
    func claim(
        _ count: Int, of hosts: [String]?, by worker: String, askedBefore moment: Date, for seconds: Double
    ) throws(ArchiveError) -> FeedClaim

    /// Returns how many of these hosts, or of all, are waiting or claimed by others.
    func waiting(_ hosts: [String]?, askedBefore moment: Date) throws(ArchiveError) -> Int

    /// Extends all of a worker's claims by a number of seconds.
    func renew(by worker: String, for seconds: Double) throws(ArchiveError)

    /// Hands in the results of fetching. Feeds the worker no longer holds, or has already handed in, are left out.
    ///
    /// - Returns: the number of results accepted.
    func submit(_ feeds: [WorkerResult], by worker: String) throws(ArchiveError) -> Int

    /// Releases claimed hosts.
    ///
    /// - Parameters:
    ///   - moment: when they were contacted; nil if that was aborted.
    ///   - pause: seconds before anyone contacts them again.
    func release(_ hosts: [String], by worker: String, askedAt moment: Date?, pause: Double) throws(ArchiveError)

    /// Returns all results not yet taken by a run, ordered by time of the request, then source.
    func workerResults() throws(ArchiveError) -> [WorkerResult]

    /// Stores articles and records, and removes the results they came from, in one transaction.
    func store(
        articles: [Article], records: [FeedRecord], taking handed: [WorkerResult.Key]
    ) throws(ArchiveError)
}

/// The hosts and feeds a worker may fetch.
public struct FeedClaim: Sendable, Equatable {
    public let hosts: [String]
    public let feeds: [FeedSource.ID]
    /// The latest records of these feeds, including results not yet taken by a run.
    public let records: [FeedSource.ID: FeedRecord]

    public init(hosts: [String] = [], feeds: [FeedSource.ID] = [], records: [FeedSource.ID: FeedRecord] = [:]) {
        self.hosts = hosts
        self.feeds = feeds
        self.records = records
    }
}

/// The result of fetching one feed once.
public struct WorkerResult: Sendable, Equatable {
    /// The unique key of a result.
    public struct Key: Sendable, Hashable {
        public let source: FeedSource.ID
        public let moment: Date

        public init(source: FeedSource.ID, moment: Date) {
            self.source = source
            self.moment = moment
        }
    }

    public var key: Key
    public var answer: FeedAnswer
    /// The parsed feed, with texts in plain form only.
    public var feed: Feed?
    public var record: FeedRecord
    /// Whether a server answered at all, even with an error.
    public var isAnswered: Bool
    /// The server's clock.
    public var serverTime: Date?
    /// Whether the feed has just started to fail.
    public var isNewlyFailing: Bool

    public init(
        key: Key, answer: FeedAnswer, feed: Feed?, record: FeedRecord, isAnswered: Bool, serverTime: Date?,
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
