public import FoundationEssentials
public import Newsroom

/// The rules for how long articles are kept.
public struct Retention: Sendable {
    /// The time in seconds after which an expired article is deleted: a week, in which a wrong clock can be corrected.
    public static let grace = 7.0 * 86_400

    /// The date before which articles have expired, unless a feed still contains them.
    public let horizon: Date
    private let records: [FeedSource.ID: FeedRecord]

    /// - Parameters:
    ///   - days: the number of days to keep articles.
    ///   - present: the time from which days are counted back.
    ///   - records: the records of the feeds.
    public init(days: Int, at present: Date, records: [FeedSource.ID: FeedRecord]) {
        horizon = Self.horizon(days: days, before: present)
        self.records = records
    }

    /// Returns the time that many 24-hour days ago.
    public static func horizon(days: Int, before moment: Date) -> Date {
        moment.addingTimeInterval(-Double(days) * 86_400)
    }

    /// Returns whether an article's date and its last sighting are both too long ago.
    ///
    /// An article that was in a feed when it was last read is kept, however old: otherwise it would come back as new as
    /// soon as the feed changes. (Seen in the wild: feeds that answer "not modified" for months.) This does not apply
    /// to feeds that are no longer fetched.
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
