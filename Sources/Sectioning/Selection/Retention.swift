public import FoundationEssentials
public import Newsroom

/// Which articles have been kept for long enough.
public struct Retention: Sendable {
    /// An expired article is forgotten for good so many seconds later: a week, in which a wrong clock can be mended.
    public static let grace = 7.0 * 86_400

    /// Articles from before this date have expired, unless a feed still holds them.
    public let horizon: Date
    private let records: [FeedSource.ID: FeedRecord]

    /// - Parameters:
    ///   - present: the time from which days are counted back.
    ///   - records: what is remembered of feeds.
    public init(days: Int, at present: Date, records: [FeedSource.ID: FeedRecord]) {
        horizon = Self.horizon(days: days, before: present)
        self.records = records
    }

    /// So many days of 24 hours before a moment.
    public static func horizon(days: Int, before moment: Date) -> Date {
        moment.addingTimeInterval(-Double(days) * 86_400)
    }

    /// Whether an article's moment and its last sighting are too long ago.
    ///
    /// An article that a feed still held when that was last read stays, however old: it would come back as new as soon
    /// as the feed changes. (Seen in the wild: feeds that answer "not modified" for months.) Feeds that are no longer
    /// asked for have no such claim.
    public func isExpired(_ article: Article) -> Bool {
        guard article.moment < horizon, article.lastSeen < horizon else { return false }
        return !article.sources.contains { source in
            guard let record = records[source], let read = record.lastRead, let asked = record.lastAttempt else {
                return false
            }
            return asked >= horizon && article.lastSeen >= read
        }
    }
}
