public import FoundationEssentials

/// The result of asking for one feed.
public struct FetchedFeed: Sendable {
    public var source: FeedSource
    public var outcome: FetchOutcome
    /// Where a permanent redirect (301, 308) pointed, when every hop before it was permanent too.
    public var movedTo: String?
    /// Whether a server answered, whatever it said: where nobody does, the network is down rather than the feeds.
    public var isAnswered: Bool
    /// The time by that server's clock.
    public var serverTime: Date?
    /// What asking for it cost; nil where it was not asked for.
    public var cost: FeedCost?

    public init(
        source: FeedSource, outcome: FetchOutcome, movedTo: String? = nil, isAnswered: Bool = false,
        serverTime: Date? = nil, cost: FeedCost? = nil
    ) {
        self.source = source
        self.outcome = outcome
        self.movedTo = movedTo
        self.isAnswered = isAnswered
        self.serverTime = serverTime
        self.cost = cost
    }
}

/// What asking for a feed cost.
public struct FeedCost: Sendable, Equatable {
    /// From the request to the end of the answer, all redirects included, waiting for one's turn not.
    public var seconds: Double
    /// Of all answers' bodies, as they came over the line.
    public var bytes: Int

    public init(seconds: Double, bytes: Int) {
        self.seconds = seconds
        self.bytes = bytes
    }
}

/// How asking for one feed ended.
public enum FetchOutcome: Sendable {
    /// The feed was sent.
    case body(FeedBody)
    /// The server said that nothing has changed (304).
    case unchanged
    /// The feed was not asked for: the server or our own back-off asked us to wait.
    case skipped(until: Date)
    /// It was not asked for, because the time was up: the host's that is named, or that of all feeds together.
    case left(host: String?)
    /// The server said that the feed is gone for good (410).
    case gone
    /// It could not be had. `retryAfter` is the earliest moment that the server named.
    case failed(Failure, retryAfter: Date?)
}

/// The bytes of a feed, decompressed, and the headers that came with them.
public struct FeedBody: Sendable {
    public var bytes: [UInt8]
    /// The `Content-Type` header, verbatim.
    public var contentType: String?
    /// The address that answered, after redirects: the base for relative links.
    public var url: String
    public var validators: Validators
    /// Why less than the whole body came, such as `.incomplete`; nil when it is whole.
    public var problem: Message?
    /// The values of the `Link` headers (RFC 8288), verbatim.
    public var links: [String]

    public init(
        bytes: [UInt8], contentType: String? = nil, url: String, validators: Validators = Validators(),
        problem: Message? = nil, links: [String] = []
    ) {
        self.bytes = bytes
        self.contentType = contentType
        self.url = url
        self.validators = validators
        self.problem = problem
        self.links = links
    }
}

/// The validators that a server sent with a body, for a conditional request next time (RFC 9110, sections 8.8 and 13.1).
public struct Validators: Sendable, Equatable {
    /// The `ETag` header, verbatim, quotes and `W/` included.
    public var entityTag: String?
    /// The `Last-Modified` header, verbatim: it is compared by the server, never by us.
    public var lastModified: String?

    public init(entityTag: String? = nil, lastModified: String? = nil) {
        self.entityTag = entityTag
        self.lastModified = lastModified
    }
}
