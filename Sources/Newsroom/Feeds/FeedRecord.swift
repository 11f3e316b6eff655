public import FoundationEssentials

/// The stored state of a feed between runs: validators, back-off and the last response.
public struct FeedRecord: Sendable, Equatable, Encodable {
    /// The feed's address as configured.
    public var source: FeedSource.ID
    /// The id derived from its address (`sourceID(ofFeed:)`), as configured when it was last fetched. It identifies the
    /// feed if its own id is removed from the configuration. Nil in records from earlier versions.
    public var address: FeedSource.ID?
    /// The validators, stored only once the body they came with has parsed.
    public var validators: Validators?
    /// The target of a permanent redirect (301, 308), for the report. The feed is fetched there, and from the
    /// configured address once a week.
    public var movedTo: String?
    /// Whether the server said the feed is gone for good (410). It is then retried once a week.
    public var isGone: Bool
    /// Failures since the last success.
    public var failures: Int
    /// The reason for the last failed attempt; nil after a success.
    public var lastFailure: Failure?
    /// The earliest time of the next fetch (`Retry-After`, back-off).
    public var notBefore: Date?
    /// The time of the last fetch.
    public var lastAttempt: Date?
    /// The time of the last success: a body that parsed, or "not modified".
    public var lastSuccess: Date?
    /// The time of the last body that parsed. Its content is still current while the server answers "not modified".
    public var lastRead: Date?
    /// The format when last parsed ("RSS 2.0").
    public var format: String?
    /// A non-fatal problem from the last parse; nil if there was none.
    public var problem: Message?
    /// The number of items when last parsed.
    public var items: Int?
    /// The newest date among those items.
    public var newestItem: Date?

    public init(source: FeedSource.ID) {
        self.source = source
        isGone = false
        failures = 0
    }

    /// The number of days without a new item after which a feed is stale.
    public static let staleAfter = 60

    /// Returns the number of days since the newest item if the feed is stale; nil if it isn't, or has no dates.
    public func staleDays(at moment: Date) -> Int? {
        guard let newestItem else { return nil }
        let days = moment.timeIntervalSince(newestItem) / 86_400
        return days > Double(Self.staleAfter) ? Int(days) : nil
    }
}

/// The health of a source, for the report page.
public struct FeedHealth: Sendable, Equatable {
    public var source: FeedSource
    public var record: FeedRecord
    /// The number of its articles in this edition.
    public var articles: Int
    /// The number of its articles excluded as promotions.
    public var promotions: Int
    /// The cost of fetching it in this run, if it is to be shown.
    public var cost: FeedCost?

    public init(
        source: FeedSource, record: FeedRecord, articles: Int, promotions: Int = 0, cost: FeedCost? = nil
    ) {
        self.source = source
        self.record = record
        self.articles = articles
        self.promotions = promotions
        self.cost = cost
    }
}

/// The part of a host's robots.txt (RFC 9309) that applies to us, as cached between runs.
public struct RobotsRecord: Sendable, Equatable {
    /// The scheme, host and port it applies to ("https://example.org").
    public var origin: String
    /// Our user-agent names and the rules that apply to us, in robots.txt form, at most 8 KiB.
    public var text: String
    /// The time it was fetched, or last confirmed by its server.
    public var fetched: Date
    /// The validators for asking whether it has changed.
    public var validators: Validators
    /// Seconds for which it is used without asking: as long as its server allows, at most a day.
    public var lifetime: Double

    /// Creates a record.
    ///
    /// - Parameter lifetime: seconds; limited to a day, which is also the default.
    public init(
        origin: String, text: String, fetched: Date, validators: Validators = Validators(),
        lifetime: Double = RobotsRecord.longestLifetime
    ) {
        self.origin = origin
        self.text = text
        self.fetched = fetched
        self.validators = validators
        self.lifetime = min(max(0, lifetime), Self.longestLifetime)
    }

    /// The longest time in seconds for which a copy is used without asking the server again (section 2.4).
    public static let longestLifetime = 86_400.0
    /// Seconds for which it is stored, and used if the server can't be reached (sections 2.3.1.4 and 2.4).
    public static let retention = 30 * 86_400.0

    /// Returns whether it can be used without asking the server again.
    public func holds(at now: Date) -> Bool { fetched <= now && now.timeIntervalSince(fetched) < lifetime }

    /// Returns whether it can be used if its server can't be reached.
    public func isUsable(at now: Date) -> Bool {
        fetched <= now && now.timeIntervalSince(fetched) < Self.retention
    }
}
