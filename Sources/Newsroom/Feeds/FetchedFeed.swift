public import FoundationEssentials

/// The result of fetching one feed.
public struct FetchedFeed: Sendable {
    public var source: FeedSource
    public var outcome: FetchOutcome
    /// The target of a permanent redirect (301, 308), set only if every hop before it was permanent too.
    public var movedTo: String?
    /// Whether any server responded, with whatever status. If none does for any feed, the network is down rather than
    /// the feeds.
    public var isAnswered: Bool
    /// The time according to the server's clock.
    public var serverTime: Date?
    /// The cost of fetching it; nil if it wasn't fetched.
    public var cost: FeedCost?
    /// The robots.txt files fetched shortly before, for storage. They need not be of this feed's host.
    public var robots: [RobotsRecord]

    public init(
        source: FeedSource, outcome: FetchOutcome, movedTo: String? = nil, isAnswered: Bool = false,
        serverTime: Date? = nil, cost: FeedCost? = nil, robots: [RobotsRecord] = []
    ) {
        self.source = source
        self.outcome = outcome
        self.movedTo = movedTo
        self.isAnswered = isAnswered
        self.serverTime = serverTime
        self.cost = cost
        self.robots = robots
    }
}

/// The cost of fetching a feed.
public struct FeedCost: Sendable, Equatable {
    /// Seconds from the request to the end of the response, including redirects but not queueing.
    public var seconds: Double
    /// Bytes received in all response bodies, before decompression.
    public var bytes: Int

    public init(seconds: Double, bytes: Int) {
        self.seconds = seconds
        self.bytes = bytes
    }
}

/// The outcome of fetching one feed.
public enum FetchOutcome: Sendable {
    /// A body was received.
    case body(FeedBody)
    /// The server reported no change (304).
    case unchanged
    /// The feed was not fetched because of `Retry-After` or our own back-off.
    case skipped(until: Date)
    /// The feed was not fetched because time ran out: for the named host, or for all feeds if nil.
    case left(host: String?)
    /// The server reported that the feed is gone for good (410).
    case gone
    /// The fetch failed. `retryAfter` is the earliest retry time the server gave.
    case failed(Failure, retryAfter: Date?)
}

/// The decompressed bytes of a feed and the headers that came with them.
public struct FeedBody: Sendable {
    public var bytes: [UInt8]
    /// The `Content-Type` header, verbatim.
    public var contentType: String?
    /// The final address after redirects; the base for relative links.
    public var url: String
    public var validators: Validators
    /// The reason why the body is incomplete, such as `.incomplete`; nil if it is complete.
    public var problem: Message?
    /// The values of the `Link` headers (RFC 8288), verbatim.
    public var links: [String]
    /// Seconds for which the server allows reuse without asking (RFC 9111, section 4.2); nil if it doesn't say.
    public var freshness: Double?

    public init(
        bytes: [UInt8], contentType: String? = nil, url: String, validators: Validators = Validators(),
        problem: Message? = nil, links: [String] = [], freshness: Double? = nil
    ) {
        self.bytes = bytes
        self.contentType = contentType
        self.url = url
        self.validators = validators
        self.problem = problem
        self.links = links
        self.freshness = freshness
    }
}

extension FeedBody {
    /// The media type of an mbox (RFC 4155). An empty one has no bytes to be recognised by.
    public static let mailbox = "application/mbox"
    /// The same for a part of a mailbox, such as what came since its last reading. Perhaps none of it is a newsletter.
    public static let newMail = "application/mbox; part=new"
}

/// The validators from a response, used for the next conditional request (RFC 9110, sections 8.8 and 13.1).
public struct Validators: Sendable, Equatable, Encodable {
    /// The `ETag` header, verbatim, including quotes and `W/`.
    public var entityTag: String?
    /// The `Last-Modified` header, verbatim, because only the server compares it.
    public var lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}
