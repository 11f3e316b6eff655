public import FoundationEssentials

/// The state of a feed that is kept from one run to the next: validators, back-off, and how it last answered.
public struct FeedRecord: Sendable, Equatable {
    /// The feed's address as the configuration names it.
    public var source: FeedSource.ID
    /// The id that its address gives (`sourceID(ofFeed:)`), as configured when it was last asked for: by it the feed is known
    /// again when its own id is taken away. nil when an earlier version wrote the record.
    public var address: FeedSource.ID?
    /// Kept only after the body they came with was parsed.
    public var validators: Validators?
    /// Where the feed has permanently moved to (301, 308), to be reported; it is asked for there, and once
    /// a week where the configuration says.
    public var movedTo: String?
    /// The feed said that it is gone for good (410); it is asked for again once a week.
    public var isGone: Bool
    /// Failures since the last success.
    public var failures: Int
    /// Why the last attempt failed; nil after a success.
    public var lastFailure: Failure?
    /// Not to be asked for before this moment (`Retry-After`, back-off).
    public var notBefore: Date?
    /// When it was last asked for.
    public var lastAttempt: Date?
    /// When it last answered well, with a body that parsed or with "not modified".
    public var lastSuccess: Date?
    /// When it last answered with a body that parsed: what it held then it still holds, while it says "not modified".
    public var lastRead: Date?
    /// How it was written when last read ("RSS 2.0").
    public var format: String?
    /// A problem found when it was last read, although its items could be read; nil when there was none.
    public var problem: Message?
    /// How many items it held when last read.
    public var items: Int?
    /// The newest date among them.
    public var newestItem: Date?

    public init(source: FeedSource.ID) {
        self.source = source
        isGone = false
        failures = 0
    }

    /// Days without a new item after which a feed is called stale.
    public static let staleAfter = 60

    /// The days since its newest item, where they are so many that the feed is stale; nil for a feed without dates.
    public func staleDays(at moment: Date) -> Int? {
        guard let newestItem else { return nil }
        let days = moment.timeIntervalSince(newestItem) / 86_400
        return days > Double(Self.staleAfter) ? Int(days) : nil
    }
}

/// How a source is doing, for the report page.
public struct FeedHealth: Sendable, Equatable {
    public var source: FeedSource
    public var record: FeedRecord
    /// How many of its articles this edition holds.
    public var articles: Int
    /// How many of its articles are left out because they are promotions.
    public var promotions: Int
    /// What asking for it cost in this run, where that is to be shown.
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

/// The part of a host's robots.txt (RFC 9309) that concerns us, kept so that it need not be asked for again for a day.
public struct RobotsRecord: Sendable, Equatable {
    /// Scheme, host and port that it holds for ("https://example.org").
    public var origin: String
    /// Our names and the rules that concern us, written as a robots.txt, at most 8 KiB.
    public var text: String
    /// When it was fetched.
    public var fetched: Date

    public init(origin: String, text: String, fetched: Date) {
        self.origin = origin
        self.text = text
        self.fetched = fetched
    }

    /// Seconds for which it holds (section 2.4).
    public static let lifetime = 86_400.0

    /// Whether it was fetched within the day before a moment.
    public func holds(at now: Date) -> Bool { fetched <= now && now.timeIntervalSince(fetched) < Self.lifetime }
}
